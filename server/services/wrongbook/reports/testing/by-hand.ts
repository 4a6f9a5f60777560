import { expect } from 'vitest';

// Figures computed once more for tests, by other formulas than the engine's.

/** A sheet's scores question by question, all marked. */
export type Row = readonly number[];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const average = (values: readonly number[]): number => sum(values) / values.length;

/** Stands for a figure that travels exactly, whichever way it was added up. */
export const near = (value: number): number => expect.closeTo(value, 9) as number;

/** Covariance as the mean product less the product of means, with N − 1. */
function covariance(xs: readonly number[], ys: readonly number[]): number {
  const products = average(xs.map((x, index) => x * ys[index]!));
  return ((products - average(xs) * average(ys)) * xs.length) / (xs.length - 1);
}

const column = (rows: readonly Row[], item: number): number[] => rows.map((row) => row[item]!);

/** Sample standard deviation. */
export const deviation = (values: readonly number[]): number => Math.sqrt(covariance(values, values));

/** Middle value, or the mean of both. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return average([sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!]);
}

/** Alpha from the matrix of covariances: k / (k − 1) times the share of its sum that is off the diagonal. */
export function alphaOf(rows: readonly Row[]): number {
  const items = rows[0]!.map((_, index) => index);
  const matrix = items.map((a) => items.map((b) => covariance(column(rows, a), column(rows, b))));
  const all = sum(matrix.map(sum));
  const diagonal = sum(items.map((item) => matrix[item]![item]!));
  return (items.length / (items.length - 1)) * ((all - diagonal) / all);
}

/** Alpha of the other questions. */
export const alphaWithout = (rows: readonly Row[], item: number): number =>
  alphaOf(rows.map((row) => row.filter((_, index) => index !== item)));

/** Correlation of a question with the sum of the others. */
export function itemRest(rows: readonly Row[], item: number): number {
  const xs = column(rows, item);
  const rest = rows.map((row) => sum(row) - row[item]!);
  return covariance(xs, rest) / (deviation(xs) * deviation(rest));
}

/** Points that the `size` best rows (or, with a sign of −1, the weakest) earn; seats left at the edge are shared by who ties. */
function earned(rows: readonly Row[], item: number, size: number, sign: 1 | -1): number {
  let seats = size;
  let points = 0;
  const totals = [...new Set(rows.map(sum))].sort((a, b) => sign * (b - a));
  for (const total of totals) {
    const tied = rows.filter((row) => sum(row) === total);
    const taken = Math.min(seats, tied.length);
    points += taken * average(column(tied, item));
    seats -= taken;
  }
  return points;
}

/** Upper less lower 27 %, as rates of the full score. */
export function upperLower(rows: readonly Row[], item: number, full: number): number {
  const size = Math.round(rows.length * 0.27);
  return (earned(rows, item, size, 1) - earned(rows, item, size, -1)) / (size * full);
}
