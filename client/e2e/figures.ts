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

/** What an exam says of a group: excellent is above 90 %, passed from 60 % and low below 40 % of the full score. */
export const groupOf = (scores: readonly number[], full: number) => {
  const share = (is: (score: number) => boolean): number => scores.filter(is).length / scores.length;
  return {
    count: scores.length,
    mean: near(mean(scores)),
    standardDeviation: near(Math.sqrt(variance(scores))),
    excellentRate: near(share((score) => score > 0.9 * full)),
    passRate: near(share((score) => score >= 0.6 * full)),
    lowRate: near(share((score) => score < 0.4 * full)),
  };
};

/**
 * How far apart the means of two groups are, with the bounds of 95 % by Welch (Biometrika 34, 1947). The quantile of t is found on the
 * angle θ = atan(t / √ν), over which the share within ±t is the integral of cos^(ν−1) as part of that up to π / 2.
 */
export function welch(one: readonly number[], other: readonly number[]) {
  const [a, b] = [variance(one) / one.length, variance(other) / other.length];
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  const steps = 200_000;
  const heights = Array.from(
    { length: steps },
    (_, at) => Math.cos(((at + 0.5) * Math.PI) / 2 / steps) ** (freedom - 1),
  );
  const all = sum(heights);
  let [within, at] = [0, 0];
  while (within + heights[at]! < 0.95 * all) within += heights[at++]!;
  const angle = ((at + (0.95 * all - within) / heights[at]!) * Math.PI) / 2 / steps;
  const margin = Math.tan(angle) * Math.sqrt(freedom) * Math.sqrt(a + b);
  const value = mean(one) - mean(other);
  const about = (bound: number): number => expect.closeTo(bound, 5) as number;
  return { value: near(value), low: about(value - margin), high: about(value + margin) };
}
