function rounded(value: number, digits: number): number {
  const unit = 10 ** digits;
  // What computing with fractions leaves behind must not decide at half a unit; no figure is −0.
  return Math.round(Number((value * unit).toPrecision(12))) / unit + 0;
}

const nullable =
  (digits: number) =>
  <T extends number | null>(value: T): T =>
    (value === null ? null : rounded(value, digits)) as T;

/** Scores as reports give them: two decimals. */
export const inPoints = nullable(2);

/** Rates and coefficients as reports give them: four decimals. */
export const asRate = nullable(4);
