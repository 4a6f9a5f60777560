import { populationDeviation } from './moments.ts';

/** Mean and deviation of all candidates, over N: what a standard score is held against. */
export interface Norm {
  mean: number;
  deviation: number;
}

/** T = 50 + 10 (X − X̄) / S (McCall, How to Measure in Education, 1922); null where all scores are alike. */
export const standardScore = (score: number, norm: Norm | null): number | null =>
  norm === null || norm.deviation === 0 ? null : 50 + (10 * (score - norm.mean)) / norm.deviation;

/** How the subjects of a student lie about their own mean. */
export interface Profile<Id> {
  /** Deviation of the own standard scores; null with fewer than 2. */
  balance: number | null;
  /** The subject that is furthest below the mean of the others, and by how much; null with fewer than 2. */
  weakest: { id: Id; by: number } | null;
}

/** A subject is called weak where it is at least so far below the mean of the others: half a deviation (our own convention). */
export const weakFrom = 5;

/** How evenly a student's standard scores are spread over subjects, and which one is furthest below the others. */
export function profileOf<Id>(scores: readonly { id: Id; standard: number }[]): Profile<Id> {
  if (scores.length < 2) return { balance: null, weakest: null };
  const sum = scores.reduce((all, { standard }) => all + standard, 0);
  const behind = scores.map(({ id, standard }) => ({ id, by: (sum - standard) / (scores.length - 1) - standard }));
  return {
    balance: populationDeviation(scores.map(({ standard }) => standard)),
    weakest: behind.reduce((worst, one) => (one.by > worst.by ? one : worst)),
  };
}
