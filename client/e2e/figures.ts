import { expect } from 'vitest';

// Figures of a test by hand: nothing of the product is used here, so that both can be wrong only in different ways.

/** Scores of everybody who has handed in: one row for each student, one column for each question. */
export type Scores = readonly (readonly number[])[];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
};

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const together = sum(one.map((value, index) => (value - a) * (other[index]! - b)));
  return together / Math.sqrt(variance(one) * variance(other)) / (one.length - 1);
}

/** The mean of a column among the best or the weakest 27 %; those with equal totals at the edge count by equal parts. */
function meanOfExtreme(column: readonly number[], totals: readonly number[], best: boolean): number {
  const size = Math.round(totals.length * 0.27);
  const order = [...totals].sort((one, other) => (best ? other - one : one - other));
  const edge = order[size - 1]!;
  const isInside = (total: number): boolean => (best ? total > edge : total < edge);
  const inside = column.filter((_, index) => isInside(totals[index]!));
  const atEdge = column.filter((_, index) => totals[index] === edge);
  return (sum(inside) + ((size - inside.length) * sum(atEdge)) / atEdge.length) / size;
}

/** Stands for a figure that travels exactly, whichever way it was added up. */
export const near = (value: number): number => expect.closeTo(value, 9) as number;

/** What a report says of a test, with the full score of each question. */
export function figuresOf(scores: Scores, full: readonly number[]) {
  const totals = scores.map(sum);
  const columns = full.map((_, index) => scores.map((row) => row[index]!));
  const alpha = (full.length / (full.length - 1)) * (1 - sum(columns.map(variance)) / variance(totals));
  const share = (least: number): number => totals.filter((total) => total >= least * sum(full)).length / totals.length;
  return {
    mean: mean(totals),
    standardDeviation: Math.sqrt(variance(totals)),
    highest: Math.max(...totals),
    lowest: Math.min(...totals),
    passRate: share(0.6),
    alpha,
    items: columns.map((column, index) => ({
      facility: mean(column) / full[index]!,
      rightRate: column.filter((score) => score === full[index]).length / column.length,
      discriminationIndex: (meanOfExtreme(column, totals, true) - meanOfExtreme(column, totals, false)) / full[index]!,
      pointBiserial: correlation(
        column,
        totals.map((total, row) => total - column[row]!),
      ),
    })),
  };
}
