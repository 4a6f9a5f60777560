import { fewestGroupedSheets, groupShare } from '../../../contracts/statistics.ts';

/** For each total the part of it, from 0 to 1, that belongs to the upper and to the lower group; each sums up to `size`. */
export interface Groups {
  size: number;
  upper: readonly number[];
  lower: readonly number[];
}

/** Weights of the `size` greatest values: 1 above the value at the edge, equal parts of what is left at it. */
function greatest(values: readonly number[], size: number): number[] {
  const edge = [...values].sort((a, b) => b - a)[size - 1]!;
  const above = values.filter((value) => value > edge).length;
  const tied = values.filter((value) => value === edge).length;
  const part = (size - above) / tied;
  return values.map((value) => (value > edge ? 1 : value === edge ? part : 0));
}

/**
 * Upper and lower group of totals: 27 % each, rounded to whole sheets as by hand (Kelley, The Selection of Upper and Lower
 * Groups for the Validation of Test Items, 1939). Totals tied at a group's edge all belong to it by the same fraction, so
 * that the order of sheets never matters. Null with fewer than 10 totals or where all are equal.
 */
export function extremeGroups(totals: readonly number[], share = groupShare): Groups | null {
  const first = totals[0];
  if (totals.length < fewestGroupedSheets || totals.every((total) => total === first)) return null;
  const size = Math.min(Math.round(totals.length * share), Math.floor(totals.length / 2));
  const negated = totals.map((total) => -total);
  return { size, upper: greatest(totals, size), lower: greatest(negated, size) };
}
