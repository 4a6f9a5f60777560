import { joined, meanChange, meanDifference, type Difference, type Sample } from '../analysis/comparison.ts';
import { negligible } from '../analysis/moments.ts';

// Whether a marker marks otherwise than the others: against the other mark of the same scripts, so that hard scripts are no
// excuse, or where each is marked once, against the other markers, whose scripts are drawn by lot from the same heap.

/** Values as their number, sum and sum of squares, as a database adds them up. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

/** Values by their sums as a sample; null without any. */
function sampleFrom({ count, sum, squares }: Sums): Sample | null {
  if (count === 0) return null;
  const mean = sum / count;
  if (count === 1) return { count, mean, variance: null };
  const variance = (squares - count * mean ** 2) / (count - 1);
  // What sums of squares lose is no spread.
  return { count, mean, variance: variance <= negligible * Math.max(1, squares) ? 0 : variance };
}

/** Standard deviation of values by their sums; null with fewer than 2. */
export function deviationFrom(sums: Sums): number | null {
  const variance = sampleFrom(sums)?.variance ?? null;
  return variance === null ? null : Math.sqrt(variance);
}

const within = ({ value, low, high }: Difference): Difference => ({ value, low, high });

/** How far own marks lie from the other marks of the same scripts, by the differences; null with fewer than 2. */
export function pairDifference(differences: Sums): Difference | null {
  const found = meanChange(sampleFrom(differences));
  return found && within(found);
}

/** How far the mean of own marks lies from that of all the others' together; null with fewer than 2 of either. */
export function othersDifference(own: Sums, others: readonly Sums[]): Difference | null {
  const samples = others.map(sampleFrom).filter((one) => one !== null);
  const found = meanDifference(sampleFrom(own), joined(samples));
  return found && within(found);
}

export type Drift = 'none' | 'strict' | 'lenient';

/** Of fewer scripts nobody is told to stray: a few equal differences leave no interval at all. */
export const fewestCompared = 5;

/** Whether somebody strays: the whole interval lies further from nought than the limit. A dot beyond it alone is no sign. */
export function driftOf(difference: Difference | null, count: number, limit: number): Drift {
  if (!difference || count < fewestCompared) return 'none';
  if (difference.high < -limit) return 'strict';
  return difference.low > limit ? 'lenient' : 'none';
}

const most = 20;
const steps = 12;

/**
 * Into how many steps of the same width scores from 0 to full marks are counted: where there are few whole marks each has its own,
 * else twelve; the last holds full marks.
 */
export const stepsFor = (full: number): number => (full < most ? Math.floor(full) + 1 : steps);

/** Shares of each step, from how many are in which; [] without any. */
export function sharesOf(counts: ReadonlyMap<number, number>, of: number): number[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? [] : Array.from({ length: of }, (_, at) => (counts.get(at) ?? 0) / all);
}
