// How far groups differ, within which bounds, how often chance alone brings that about, and which of many differences stand out.

import { mean, sampleVariance } from './moments.ts';
import { logGamma, tQuantile, tTail, z95 } from './t-distribution.ts';

/** A difference with the bounds between which it lies with a certainty of 95 %, in the unit of the values. */
export interface Difference {
  value: number;
  low: number;
  high: number;
}

/** And how often chance alone would make it as great or greater, either way, from 0 to 1. */
export interface Tested extends Difference {
  p: number;
}

/** What of a group's values comparing needs; the variance is the sample's, null with fewer than 2 values. */
export interface Sample {
  count: number;
  mean: number;
  variance: number | null;
}

/** Values as a sample; null without any. */
export function sampleOf(values: readonly number[]): Sample | null {
  const centre = mean(values);
  return centre === null ? null : { count: values.length, mean: centre, variance: sampleVariance(values) };
}

/** Several samples as one, without their values (Chan, Golub & LeVeque, Algorithms for Computing the Sample Variance, 1983). */
export function joined(samples: readonly Sample[]): Sample | null {
  const count = samples.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  const centre = samples.reduce((sum, one) => sum + (one.count / count) * one.mean, 0);
  const squares = samples.reduce(
    (sum, one) => sum + (one.variance ?? 0) * Math.max(0, one.count - 1) + one.count * (one.mean - centre) ** 2,
    0,
  );
  return { count, mean: centre, variance: count < 2 ? null : squares / (count - 1) };
}

function tested(value: number, error: number, freedom: number): Tested {
  if (error === 0) return { value, low: value, high: value, p: value === 0 ? 1 : 0 };
  const margin = tQuantile(freedom) * error;
  return { value, low: value - margin, high: value + margin, p: 2 * tTail(Math.abs(value) / error, freedom) };
}

/**
 * Difference of two means, X̄ of the first − X̄ of the other, with interval and p of Welch, who does not take both to spread alike
 * (Welch, The Generalization of "Student's" Problem When Several Different Population Variances Are Involved, Biometrika 34,
 * 1947). Null with fewer than 2 values in either.
 */
export function meanDifference(one: Sample | null, other: Sample | null): Tested | null {
  if (!one || !other || one.variance === null || other.variance === null) return null;
  const [own, others] = [one.variance / one.count, other.variance / other.count];
  const squared = own + others;
  const freedom = squared ** 2 / (own ** 2 / (one.count - 1) + others ** 2 / (other.count - 1));
  return tested(one.mean - other.mean, Math.sqrt(squared), freedom);
}

/**
 * How far the mean of values that may be above and below nought is from it, such as of what each student gained: t-test of one sample
 * (Student, The Probable Error of a Mean, Biometrika 6, 1908). Null with fewer than 2 values.
 */
export function meanChange(changes: Sample | null): Tested | null {
  if (!changes || changes.variance === null) return null;
  return tested(changes.mean, Math.sqrt(changes.variance / changes.count), changes.count - 1);
}

/**
 * How far the mean of a part is from the mean of the whole that it belongs to: (1 − n / N) · (X̄ of the part − X̄ of the others),
 * with the interval of `meanDifference`. Null with fewer than 2 values in either.
 */
export function distanceFromWhole(part: readonly number[], others: readonly number[]): Difference | null {
  const found = meanDifference(sampleOf(part), sampleOf(others));
  if (!found) return null;
  const outside = others.length / (part.length + others.length);
  return { value: outside * found.value, low: outside * found.low, high: outside * found.high };
}

/** How many of how many are something. */
export interface Share {
  part: number;
  count: number;
}

/** Bounds of a share with a certainty of 95 % (Wilson, Probable Inference, Journal of the American Statistical Association 22, 1927). */
function shareBounds({ part, count }: Share): { low: number; high: number } {
  const square = z95 ** 2;
  const root = z95 * Math.sqrt(square + (4 * part * (count - part)) / count);
  const [middle, width] = [2 * part + square, 2 * (count + square)];
  return { low: Math.max(0, (middle - root) / width), high: Math.min(1, (middle + root) / width) };
}

const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** How often two shares differ so by chance or are less likely (Fisher, Statistical Methods for Research Workers, 5th edition, 1934). */
function exactP(one: Share, other: Share): number {
  const parts = one.part + other.part;
  const all = logChoose(one.count + other.count, parts);
  const chanceOf = (k: number): number => Math.exp(logChoose(one.count, k) + logChoose(other.count, parts - k) - all);
  const limit = chanceOf(one.part) * (1 + 1e-7);
  let p = 0;
  for (let k = Math.max(0, parts - other.count); k <= Math.min(one.count, parts); k++) {
    const chance = chanceOf(k);
    if (chance <= limit) p += chance;
  }
  return Math.min(1, p);
}

/**
 * Difference of two shares, with the interval of Newcombe (Interval Estimation for the Difference Between Independent Proportions,
 * Statistics in Medicine 17, 1998, method 10) and the exact p of Fisher, as few may be excellent or low. Null where nobody is counted.
 */
export function shareDifference(one: Share, other: Share): Tested | null {
  if (one.count === 0 || other.count === 0) return null;
  const [own, others] = [one.part / one.count, other.part / other.count];
  const [a, b] = [shareBounds(one), shareBounds(other)];
  const value = own - others;
  return {
    value,
    low: value - Math.hypot(own - a.low, b.high - others),
    high: value + Math.hypot(a.high - own, others - b.low),
    p: exactP(one, other),
  };
}

/** Whether a difference is one beyond chance: its interval does not hold nought. */
export const isBeyondChance = ({ low, high }: Difference): boolean => low > 0 || high < 0;

/**
 * p-values of a family as they are when one looks at all of it: one at or below α then is believed, with a chance of at most α that
 * any of the family is believed wrongly (Holm, A Simple Sequentially Rejective Multiple Test Procedure, Scandinavian Journal of
 * Statistics 6, 1979). In the order of the values.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((a, b) => ps[a]! - ps[b]!);
  const adjusted = new Array<number>(ps.length);
  let greatest = 0;
  order.forEach((at, place) => {
    greatest = Math.max(greatest, Math.min(1, ps[at]! * (ps.length - place)));
    adjusted[at] = greatest;
  });
  return adjusted;
}

/**
 * For each p-value the share of false ones to expect when it and all smaller ones are believed: p · m / rank, in no order above
 * that of a greater p (Benjamini & Hochberg, Controlling the False Discovery Rate, Journal of the Royal Statistical Society B 57,
 * 1995). In the order of the values.
 */
export function falseShares(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((a, b) => ps[b]! - ps[a]!);
  const shares = new Array<number>(ps.length);
  let least = 1;
  order.forEach((at, place) => {
    least = Math.min(least, (ps[at]! * ps.length) / (ps.length - place));
    shares[at] = least;
  });
  return shares;
}
