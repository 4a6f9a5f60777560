import type { MarkingRound } from '../../../contracts/constants/exam-marking.ts';

/** The rounds that decide on a script, in their order. */
export const decidingRounds = ['first', 'second', 'third', 'leader'] as const satisfies readonly MarkingRound[];
export type DecidingRound = (typeof decidingRounds)[number];

/** How the marks of a part decide. */
export interface Rule {
  isDouble: boolean;
  tolerance: number;
}

/** The marks that there are of a script. */
export type GivenScores = Readonly<Partial<Record<DecidingRound, number>>>;

/** What comes of these: the rounds whose mean stands, or what is waited for. */
export type Verdict = { state: 'done'; rounds: readonly DecidingRound[] } | { state: 'open' | 'third' | 'leader' };

const cent = (value: number): number => Math.round(value * 100);

/** Whether two marks lie within the tolerance, compared in hundredths, as scores have two decimals. */
export const isWithin = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(cent(one) - cent(other)) <= cent(tolerance);

/**
 * Which marks of a script stand, as in public examinations: the leader's alone once there is one; of single marking the first. Of
 * double marking both where they lie within the tolerance; beyond it the third with that of the two which lies within the
 * tolerance of it – where both do with the nearer, and of two as near with the higher – else the leader decides.
 */
export function judge({ isDouble, tolerance }: Rule, given: GivenScores): Verdict {
  const { first, second, third, leader } = given;
  if (leader !== undefined) return { state: 'done', rounds: ['leader'] };
  if (!isDouble) return first === undefined ? { state: 'open' } : { state: 'done', rounds: ['first'] };
  if (first === undefined || second === undefined) return { state: 'open' };
  if (isWithin(first, second, tolerance)) return { state: 'done', rounds: ['first', 'second'] };
  if (third === undefined) return { state: 'third' };
  const near = nearest({ first, second }, third);
  return isWithin(given[near]!, third, tolerance) ? { state: 'done', rounds: [near, 'third'] } : { state: 'leader' };
}

function nearest({ first, second }: { first: number; second: number }, third: number): 'first' | 'second' {
  const [one, other] = [Math.abs(cent(first) - cent(third)), Math.abs(cent(second) - cent(third))];
  if (one !== other) return one < other ? 'first' : 'second';
  return first > second ? 'first' : 'second';
}

/** Mean of marks, to two decimals as scores have them; half a hundredth goes up. */
export const meanMark = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + cent(score), 0) / scores.length) / 100;
