import { negligible, sampleDeviation, sampleVariance } from './moments.ts';
import { columnsOf, markedSheets, restOf, type Item, type Sheet } from './sheet.ts';

/** Alpha up to 1, alpha without each item, and the standard error of a total in marks. */
export interface Reliability {
  alpha: number | null;
  alphaIfDeleted: (number | null)[];
  standardError: number | null;
}

/** Alpha of so many items from the sum of their variances and the variance of totals; formula as below, null where it is not defined. */
export function alphaFrom(items: number, itemVariances: number, totalVariance: number | null): number | null {
  if (items < 2 || totalVariance === null || totalVariance === 0) return null;
  const alpha = (items / (items - 1)) * (1 - itemVariances / totalVariance);
  // Nought may come out a little below it, which would estimate no error.
  return Math.abs(alpha) <= negligible ? 0 : alpha;
}

/**
 * S · √(1 − reliability), in the unit of the deviation (Lord & Novick, Statistical Theories of Mental Test Scores, 1968).
 * Null where either is, or where the reliability is negative: it then estimates none.
 */
export function standardErrorOf(deviation: number | null, reliability: number | null): number | null {
  if (deviation === null || reliability === null || reliability < 0) return null;
  return deviation * Math.sqrt(Math.max(0, 1 - reliability));
}

/**
 * Over sheets that are marked throughout: α = k / (k − 1) · (1 − ΣS_i² / S_T²), for items of two scores the same as KR-20
 * (Cronbach, Coefficient Alpha and the Internal Structure of Tests, 1951), the same without each item, and the standard
 * error with S the sample deviation of totals. Null with fewer than 2 sheets, fewer than 2 items (without an item: 3), or
 * where the totals do not vary.
 */
export function reliability(sheets: readonly Sheet[], items: readonly Item[]): Reliability {
  const marked = markedSheets(sheets);
  const totals = Float64Array.from(marked, ({ total }) => total);
  const columns = columnsOf(marked, items);
  const variances = columns.map((scores) => sampleVariance(scores) ?? 0);
  const sum = variances.reduce((all, variance) => all + variance, 0);
  const without = (scores: Float64Array, at: number): number | null =>
    alphaFrom(items.length - 1, sum - variances[at]!, sampleVariance(restOf(totals, scores)));
  const alpha = alphaFrom(items.length, sum, sampleVariance(totals));
  return {
    alpha,
    alphaIfDeleted: columns.map(without),
    standardError: standardErrorOf(sampleDeviation(totals), alpha),
  };
}
