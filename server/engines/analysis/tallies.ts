import type { Sample } from './comparison.ts';

// Figures of scores that are kept as how many reached which: exact, since scores are discrete, and as fast for a district as for a class.

/** How many reached a score. */
export interface Tally {
  score: number;
  count: number;
}

/** Five numbers, mean and sample deviation, in the unit of the scores; null where they are not defined. */
export interface Box {
  count: number;
  mean: number | null;
  standardDeviation: number | null;
  lowest: number | null;
  lowerQuartile: number | null;
  median: number | null;
  upperQuartile: number | null;
  highest: number | null;
}

/** Tallies of several groups as one, in ascending order of the scores. */
export function mergedTallies(groups: readonly (readonly Tally[])[]): Tally[] {
  const counts = new Map<number, number>();
  for (const group of groups) for (const { score, count } of group) counts.set(score, (counts.get(score) ?? 0) + count);
  return [...counts].map(([score, count]) => ({ score, count })).sort((a, b) => a.score - b.score);
}

const countOf = (tallies: readonly Tally[]): number => tallies.reduce((sum, { count }) => sum + count, 0);

/** Count, mean and sample variance of tallies; null without any. */
export function sampleOfTallies(tallies: readonly Tally[]): Sample | null {
  const count = countOf(tallies);
  if (count === 0) return null;
  const mean = tallies.reduce((sum, one) => sum + one.count * one.score, 0) / count;
  const squares = tallies.reduce((sum, one) => sum + one.count * (one.score - mean) ** 2, 0);
  return { count, mean, variance: count < 2 ? null : tallies.length === 1 ? 0 : squares / (count - 1) };
}

/** The value at a place of the sorted scores, counted from 0. */
function atPlace(ascending: readonly Tally[], place: number): number {
  let passed = 0;
  for (const { score, count } of ascending) if ((passed += count) > place) return score;
  return ascending.at(-1)!.score;
}

/** The quantile of ascending tallies, interpolated as `quantile` of totals does (type 7 of Hyndman & Fan, 1996); null without any. */
function quantileOfTallies(ascending: readonly Tally[], share: number): number | null {
  const count = countOf(ascending);
  if (count === 0) return null;
  const place = (count - 1) * share;
  const below = atPlace(ascending, Math.floor(place));
  const above = atPlace(ascending, Math.ceil(place));
  return below + (above - below) * (place - Math.floor(place));
}

/** Five numbers, mean and deviation of ascending tallies. */
export function boxOf(ascending: readonly Tally[]): Box {
  const sample = sampleOfTallies(ascending);
  const variance = sample?.variance ?? null;
  return {
    count: sample?.count ?? 0,
    mean: sample?.mean ?? null,
    standardDeviation: variance === null ? null : Math.sqrt(variance),
    lowest: ascending[0]?.score ?? null,
    lowerQuartile: quantileOfTallies(ascending, 0.25),
    median: quantileOfTallies(ascending, 0.5),
    upperQuartile: quantileOfTallies(ascending, 0.75),
    highest: ascending.at(-1)?.score ?? null,
  };
}

/** How many are in each segment of a width from 0 to full marks: from its lower edge to below the upper, the last one including it. */
export function segmentsOf(tallies: readonly Tally[], full: number, width: number): number[] {
  const counts = new Array<number>(Math.max(1, Math.ceil(full / width))).fill(0);
  for (const { score, count } of tallies) counts[Math.min(counts.length - 1, Math.floor(score / width))]! += count;
  return counts;
}

/** How many scores lie from one bound to the other, both included. */
export const countWithin = (tallies: readonly Tally[], from: number, to: number): number =>
  tallies.reduce((sum, { score, count }) => (score >= from && score <= to ? sum + count : sum), 0);

/** For each score how many are above it, plus one: equal scores share the best of their ranks. */
export function ranksOfTallies(ascending: readonly Tally[]): Map<number, number> {
  const ranks = new Map<number, number>();
  let above = 0;
  for (const { score, count } of ascending.toReversed()) {
    ranks.set(score, above + 1);
    above += count;
  }
  return ranks;
}
