import { extremeGroups, type Groups } from './groups.ts';
import { pearson } from './moments.ts';
import { columnsOf, markedSheets, restOf, type Item, type Sheet } from './sheet.ts';

/** Figures of one item: score rates of both groups from 0 to 1, their difference D and the correlation from −1 to 1. */
export interface Discrimination {
  upperRate: number | null;
  lowerRate: number | null;
  index: number | null;
  correlation: number | null;
}

const fewestCorrelated = 3;

function rate(scores: ArrayLike<number>, weights: readonly number[], most: number): number {
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at]! * weights[at]!;
  return sum / most;
}

function indexOf(scores: ArrayLike<number>, groups: Groups | null, full: number): Omit<Discrimination, 'correlation'> {
  if (!groups || full <= 0) return { upperRate: null, lowerRate: null, index: null };
  const most = groups.size * full;
  const [upperRate, lowerRate] = [rate(scores, groups.upper, most), rate(scores, groups.lower, most)];
  return { upperRate, lowerRate, index: upperRate - lowerRate };
}

function correlationOf(scores: Float64Array, totals: Float64Array): number | null {
  return scores.length < fewestCorrelated ? null : pearson(scores, restOf(totals, scores));
}

/**
 * Per item, over sheets that are marked throughout:
 * - D = P_H − P_L, the difference of the upper and lower 27 % groups' score rates, from −1 to 1 (Kelley, The Selection of
 *   Upper and Lower Groups for the Validation of Test Items, 1939; ties: `extremeGroups`). Null without such groups.
 * - r of the item with the total of the others, from −1 to 1 (Henrysson, Correction of Item-Total Correlations in Item
 *   Analysis, 1963); for an item of two scores the corrected point-biserial. Null with fewer than 3 sheets, or where item
 *   or rest do not vary.
 */
export function discriminations(sheets: readonly Sheet[], items: readonly Item[], share?: number): Discrimination[] {
  const marked = markedSheets(sheets);
  const totals = marked.map(({ total }) => total);
  const groups = extremeGroups(totals, share);
  const packed = Float64Array.from(totals);
  return columnsOf(marked, items).map((scores, at) => ({
    ...indexOf(scores, groups, items[at]!.full),
    correlation: correlationOf(scores, packed),
  }));
}
