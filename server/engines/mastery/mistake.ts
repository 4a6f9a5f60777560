import type { MistakeCause, MistakeState } from '../../../contracts/constants/mistake-causes.ts';
import { mistakeSource } from '../../../contracts/constants/mistakes.ts';
import { questionType } from '../../../contracts/constants/questions.ts';
import { suggestCause, type Asked } from './causes.ts';
import { dateOf } from './days.ts';
import { isRight, rightDays, stateOf, type Attempt, type MasteryRule } from './history.ts';
import { memoryOf } from './scheduler.ts';

/** An attempt at a question, with where it was made and what it was like. */
export interface KnownAttempt extends Attempt {
  /** 1 homework, 2 exam, 0 custom. */
  source: number;
  answer: string;
  /** What the marker gave as its reason; "" without one. */
  reason: string;
  /** Whether it was marked, rather than that its score was on record. */
  isMarked: boolean;
}

/** What people have said of a mistake; "" where nobody has, or where it was taken back. */
export interface Decisions {
  cause: MistakeCause | '';
  /** When it was called mastered. */
  masteredTime: string;
}

export const undecided: Decisions = { cause: '', masteredTime: '' };

/** What is kept of a student's history with a question. */
export interface Mistake {
  source: number;
  attemptCount: number;
  wrongCount: number;
  firstTime: string;
  wrongTime: string;
  lastTime: string;
  rightDays: readonly number[];
  state: MistakeState;
  /** When a person has called it mastered; "" where the state follows from the rule. */
  byHandTime: string;
  cause: MistakeCause;
  isConfirmed: boolean;
  stability: number;
  dueDate: string;
}

/**
 * Letters of choices are always known, and so is the text of blanks that are on record: none means nothing was written. What else
 * was written may be in the scan alone, and only the marker tells.
 */
function isBlank({ answer, reason, source, isMarked }: KnownAttempt, { questionType: type }: Asked): boolean {
  if (answer.trim() !== '' || source === mistakeSource.custom) return false;
  const isKnown = type === questionType.choice || (type === questionType.fillIn && !isMarked);
  return isKnown || /未作答|未答/.test(reason);
}

const causeOf = (attempt: KnownAttempt, asked: Asked): MistakeCause =>
  suggestCause(asked, {
    answer: attempt.answer,
    reason: attempt.reason,
    isBlank: isBlank(attempt, asked),
    credit: attempt.full > 0 ? attempt.score / attempt.full : 0,
  });

/**
 * What a history amounts to; undefined where the question was never wrong. Attempts come oldest first; those before the first
 * wrong one are no part of the mistake. Whoever errs after it was called mastered by hand has not mastered it.
 */
export function mistakeOf(
  attempts: readonly KnownAttempt[],
  asked: Asked,
  { cause, masteredTime }: Decisions,
  rule: MasteryRule,
): Mistake | undefined {
  const wrong = attempts.filter((one) => !isRight(one));
  const [first] = wrong;
  if (!first) return undefined;
  const last = wrong.at(-1)!;
  const since = attempts.slice(attempts.indexOf(first));
  const days = rightDays(since);
  const { stability, dueDay } = memoryOf(since);
  const byHandTime = masteredTime >= last.time ? masteredTime : '';
  return {
    source: last.source,
    attemptCount: attempts.length,
    wrongCount: wrong.length,
    firstTime: first.time,
    wrongTime: last.time,
    lastTime: attempts.at(-1)!.time,
    rightDays: days,
    state: byHandTime === '' ? stateOf(days, rule) : 'mastered',
    byHandTime,
    cause: cause || causeOf(last, asked),
    isConfirmed: cause !== '',
    stability,
    dueDate: dateOf(dueDay),
  };
}
