/**
 * A figure as it travels: not rounded, so that screen, sheet and paper round it once and alike, but free of what computing with
 * fractions leaves behind in the last digits; no figure is −0.
 */
export const exact = <T extends number | null>(value: T): T =>
  (value === null ? null : Number(value.toPrecision(12)) + 0) as T;
