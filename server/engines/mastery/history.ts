import type { MistakeState } from '../../../contracts/constants/mistake-causes.ts';
import { dayOf } from './days.ts';

/** What a student did with a question once. */
export interface Attempt {
  /** `yyyy-MM-dd HH:mm:ss` in the school's local time. */
  time: string;
  score: number;
  full: number;
}

/** When a school takes a mistake for mastered: right so many times, each at least so many days after the one counted before. */
export interface MasteryRule {
  times: number;
  days: number;
}

export const defaultRule: MasteryRule = { times: 2, days: 7 };

/** Whether an attempt earned all there was; half marks are a mistake. Scores have two decimals at most. */
export const isRight = ({ score, full }: Pick<Attempt, 'score' | 'full'>): boolean => full - score < 0.00005;

/** The days on which the question was right since it was last wrong, oldest first; attempts in their order. */
export function rightDays(attempts: readonly Attempt[]): number[] {
  const lastWrong = attempts.findLastIndex((one) => !isRight(one));
  return attempts.slice(lastWrong + 1).map(({ time }) => dayOf(time));
}

/** Those of the days that count by the rule: the first, and each that is far enough from the one counted before. */
export function countedDays(days: readonly number[], { days: apart }: MasteryRule): number[] {
  const counted: number[] = [];
  for (const one of days) if (counted.length === 0 || one - counted.at(-1)! >= apart) counted.push(one);
  return counted;
}

/** How far a mistake has been overcome, by the days on which it was right since it was last wrong. */
export function stateOf(days: readonly number[], rule: MasteryRule): MistakeState {
  if (days.length === 0) return 'open';
  return countedDays(days, rule).length >= rule.times ? 'mastered' : 'consolidating';
}

/** From which day on being right again counts, and how many times that still needs; undefined once it is mastered. */
export function nextCount(days: readonly number[], rule: MasteryRule): { left: number; from: number } | undefined {
  const counted = countedDays(days, rule);
  const left = rule.times - counted.length;
  if (left <= 0) return undefined;
  return { left, from: counted.length === 0 ? -Infinity : counted.at(-1)! + rule.days };
}
