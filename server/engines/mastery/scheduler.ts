import { forgetting_curve, FSRS, Rating, type FSRSState } from 'ts-fsrs';
import { dayOf } from './days.ts';
import { isRight, type Attempt } from './history.ts';

// When to practise again: FSRS 6 (Ye, Su and Cao, "A stochastic shortest path algorithm for optimizing spaced repetition
// scheduling", KDD 2022, doi 10.1145/3534678.3539081; formulas of version 6 in the wiki of open-spaced-repetition), with the
// parameters that come with ts-fsrs, which were fitted to the reviews of many learners. Learning steps of minutes have no place
// in homework, and chance none where the same history must give the same day.

/** Share of what was learned that is to be remembered on the day when it is due. */
const retention = 0.9;

/** Nothing is left alone for longer than a school year. */
const longest = 365;

const scheduler = new FSRS({
  request_retention: retention,
  maximum_interval: longest,
  enable_fuzz: false,
  enable_short_term: false,
});

/** What is known of the memory of a question after the last attempt. */
export interface Memory {
  /** Days after which it is remembered with nine chances in ten. */
  stability: number;
  /** The day of the last attempt, as `dayOf` counts. */
  lastDay: number;
  /** The day on which to practise it again. */
  dueDay: number;
}

/** The memory that a history leaves, of at least one attempt; oldest first. Full marks are "good", anything less is "again". */
export function memoryOf(attempts: readonly Attempt[]): Memory {
  let state: FSRSState | null = null;
  let lastDay = dayOf(attempts[0]!.time);
  for (const attempt of attempts) {
    const day = dayOf(attempt.time);
    const elapsed = Math.max(day - lastDay, 0);
    state = scheduler.next_state(state, elapsed, isRight(attempt) ? Rating.Good : Rating.Again);
    lastDay = Math.max(day, lastDay);
  }
  const { stability } = state!;
  return { stability, lastDay, dueDay: lastDay + scheduler.next_interval(stability, 0) };
}

/** Chance that it is remembered on a day: 1 on the day of the last attempt, 0.9 once the stability has passed. */
export const retrievability = ({ stability, lastDay }: Pick<Memory, 'stability' | 'lastDay'>, day: number): number =>
  forgetting_curve(scheduler.parameters.w, Math.max(day - lastDay, 0), stability);
