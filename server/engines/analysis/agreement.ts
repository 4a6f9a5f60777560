import { sampleOf } from './comparison.ts';
import { z95 } from './t-distribution.ts';

/** Two marks of one script, of the first marker and of the second. */
export type Pair = readonly [number, number];

const rootOf = (value: number | null): number | null => (value === null ? null : Math.sqrt(value));

/** How far two markers agree: mean and bounds of first − second in points, share within a tolerance, and weighted kappa up to 1. */
export interface Agreement {
  count: number;
  withinRate: number | null;
  meanDifference: number | null;
  lower: number | null;
  upper: number | null;
  kappa: number | null;
}

/**
 * Weighted kappa with quadratic weights, 1 − Σ(a − b)² / Σ over all a and b as if they were independent (Cohen, Weighted Kappa,
 * Psychological Bulletin 70, 1968; weights as in Fleiss & Cohen, The Equivalence of Weighted Kappa and the Intraclass Correlation
 * Coefficient, Educational and Psychological Measurement 33, 1973). Null where neither mark varies.
 */
export function weightedKappa(pairs: readonly Pair[]): number | null {
  const count = pairs.length;
  if (count === 0) return null;
  let [apart, a, b, aa, bb] = [0, 0, 0, 0, 0];
  for (const [one, other] of pairs) {
    apart += (one - other) ** 2;
    a += one;
    b += other;
    aa += one * one;
    bb += other * other;
  }
  // Σᵢⱼ (aᵢ − bⱼ)² / n over all pairs of pairs.
  const expected = aa + bb - (2 * a * b) / count;
  return expected <= 1e-9 ? null : 1 - apart / expected;
}

/**
 * Agreement of first and second mark; bounds as Bland & Altman have them (Statistical Methods for Assessing Agreement Between Two
 * Methods of Clinical Measurement, Lancet 327, 1986). Without two pairs there are no bounds.
 */
export function agreementOf(pairs: readonly Pair[], tolerance: number): Agreement {
  const differences = sampleOf(pairs.map(([one, other]) => one - other));
  const within = pairs.filter(([one, other]) => Math.abs(one - other) <= tolerance + 1e-9).length;
  const spread = rootOf(differences?.variance ?? null);
  const mean = differences?.mean ?? null;
  return {
    count: pairs.length,
    withinRate: pairs.length === 0 ? null : within / pairs.length,
    meanDifference: mean,
    lower: mean === null || spread === null ? null : mean - z95 * spread,
    upper: mean === null || spread === null ? null : mean + z95 * spread,
    kappa: weightedKappa(pairs),
  };
}
