import type { Sample } from '../../../engines/analysis/comparison.ts';
import type { Scale, SumRow } from './analysis.queries.ts';

/** Sums over scores. */
export type Sums = Omit<SumRow, 'examId' | 'classId'>;

/** Several as one; undefined of none. Full marks are those of the first. */
export function added(all: readonly Sums[]): Sums | undefined {
  const [first, ...rest] = all;
  return (
    first &&
    rest.reduce(
      (sum, one) => ({
        full: sum.full,
        count: sum.count + one.count,
        sum: sum.sum + one.sum,
        squares: sum.squares + one.squares,
        excellent: sum.excellent + one.excellent,
        good: sum.good + one.good,
        pass: sum.pass + one.pass,
      }),
      first,
    )
  );
}

/** As a sample, in points or, with full marks of 100, in per cent. */
export function sampleFrom({ count, sum, squares }: Pick<Sums, 'count' | 'sum' | 'squares'>, unit = 1): Sample {
  const mean = sum / count;
  // Sums of squares of equal scores may differ from nought in their last digits.
  const rest = Math.max(0, squares - sum * mean);
  const variance = count < 2 ? null : (rest < 1e-9 * squares ? 0 : rest) / (count - 1);
  return { count, mean: mean * unit, variance: variance === null ? null : variance * unit ** 2 };
}

/** Where all of them lie; null where they are all alike. */
export function scaleOf(sums: Sums | undefined): Scale | null {
  const sample = sums && sampleFrom(sums);
  return sample?.variance ? { mean: sample.mean, deviation: Math.sqrt(sample.variance) } : null;
}

/** How many are above 90 %, from 70, from 60 and below 60 %. */
export const bandsFrom = (sums: Sums | undefined): number[] =>
  sums ? [sums.excellent, sums.good - sums.excellent, sums.pass - sums.good, sums.count - sums.pass] : [0, 0, 0, 0];
