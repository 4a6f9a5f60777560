/** What is left of nought, as of a variance of equal values, after computing with fractions; figures of scores are far from it. */
export const negligible = 1e-12;

function plainMean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
}

function squares(values: ArrayLike<number>): number {
  const centre = plainMean(values);
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at]! - centre) * (values[at]! - centre);
  return sum / values.length <= negligible ? 0 : sum;
}

/** ΣX / N, in the unit of the values (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986); null without values. */
export function mean(values: ArrayLike<number>): number | null {
  return values.length === 0 ? null : plainMean(values);
}

/** Σ(X − X̄)² / (N − 1), squared unit (Crocker & Algina, 1986); null with fewer than 2 values. */
export function sampleVariance(values: ArrayLike<number>): number | null {
  return values.length < 2 ? null : squares(values) / (values.length - 1);
}

/** √[Σ(X − X̄)² / (N − 1)], in the unit of the values (Crocker & Algina, 1986); null with fewer than 2 values. */
export function sampleDeviation(values: ArrayLike<number>): number | null {
  const variance = sampleVariance(values);
  return variance === null ? null : Math.sqrt(variance);
}

/** √[Σ(X − X̄)² / N], in the unit of the values (Crocker & Algina, 1986); null without values. */
export function populationDeviation(values: ArrayLike<number>): number | null {
  return values.length === 0 ? null : Math.sqrt(squares(values) / values.length);
}

/**
 * Product-moment correlation Σ(x − x̄)(y − ȳ) / √[Σ(x − x̄)² Σ(y − ȳ)²], from −1 to 1 (Pearson, Notes on Regression and
 * Inheritance in the Case of Two Parents, 1895); with one variable of two values it is the point-biserial. Null where
 * either does not vary.
 */
export function pearson(xs: ArrayLike<number>, ys: ArrayLike<number>): number | null {
  if (xs.length < 2) return null;
  const spread = Math.sqrt(squares(xs) * squares(ys));
  if (spread === 0) return null;
  const [x, y] = [plainMean(xs), plainMean(ys)];
  let together = 0;
  for (let at = 0; at < xs.length; at++) together += (xs[at]! - x) * (ys[at]! - y);
  return Math.max(-1, Math.min(1, together / spread));
}

/**
 * The value below which a share of the values lies, interpolated between the two nearest (definition 7 of Hyndman & Fan, Sample
 * Quantiles in Statistical Packages, The American Statistician 50, 1996); null without values.
 */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!);
}

/** What a correlation of one part with the rest of totals needs: sums of the part, of totals, of their products and squares. */
export interface PartSums {
  count: number;
  x: number;
  t: number;
  xt: number;
  xx: number;
  tt: number;
}

/**
 * Correlation of a part's scores with the totals of the other parts (Henrysson, Correction of Item-Total Correlations in Item
 * Analysis, Psychometrika 28, 1963), from sums alone; null with fewer than 3 or where either does not vary.
 */
export function restCorrelation({ count, x, t, xt, xx, tt }: PartSums): number | null {
  if (count < 3) return null;
  const [varX, varT, both] = [xx - (x * x) / count, tt - (t * t) / count, xt - (x * t) / count];
  const varRest = varT + varX - 2 * both;
  // A variance of nought is left with what sums of squares lose.
  const least = 1e-9 * Math.max(1, tt);
  if (varX <= least || varRest <= least) return null;
  return Math.max(-1, Math.min(1, (both - varX) / Math.sqrt(varX * varRest)));
}
