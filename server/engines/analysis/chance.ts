// What chance alone would bring about: how far means differ, and which of many figures stand out.

import { mean, sampleVariance } from './moments.ts';

/** Share of a standard normal distribution above z (formula 26.2.17 of Abramowitz & Stegun, Handbook of Mathematical Functions, 1964). */
export function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? tail : 1 - tail;
}

/** The normal number that is as improbable as a t of so many degrees of freedom (formula 26.7.8, same handbook). */
export const normalOfT = (t: number, freedom: number): number =>
  (t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + (t * t) / (2 * freedom));

const z95 = 1.959963985;

/** Student's t that 2.5 % of its distribution are above (formula 26.7.5, same handbook). */
export function tQuantile(freedom: number): number {
  const z = z95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92_160 * freedom ** 4)
  );
}

/** A difference with the bounds between which it lies with a certainty of 95 %, in the unit of the values. */
export interface Difference {
  value: number;
  low: number;
  high: number;
}

/**
 * How far the mean of a part is from the mean of the whole that it belongs to: (1 − n / N) · (X̄ of the part − X̄ of the others),
 * with the 95 % interval of Welch, which does not take both to spread alike (Welch, The Generalization of "Student's" Problem
 * When Several Different Population Variances Are Involved, Biometrika 34, 1947). Null with fewer than 2 values in either.
 */
export function distanceFromWhole(part: readonly number[], others: readonly number[]): Difference | null {
  const [ownVariance, otherVariance] = [sampleVariance(part), sampleVariance(others)];
  if (ownVariance === null || otherVariance === null) return null;
  const [own, other] = [ownVariance / part.length, otherVariance / others.length];
  const outside = others.length / (part.length + others.length);
  const value = outside * (mean(part)! - mean(others)!);
  const squared = own + other;
  if (squared === 0) return { value, low: value, high: value };
  const freedom = squared ** 2 / (own ** 2 / (part.length - 1) + other ** 2 / (others.length - 1));
  const margin = outside * tQuantile(freedom) * Math.sqrt(squared);
  return { value, low: value - margin, high: value + margin };
}

/** Whether a difference is one beyond chance: its interval does not hold nought. */
export const isBeyondChance = ({ low, high }: Difference): boolean => low > 0 || high < 0;

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
