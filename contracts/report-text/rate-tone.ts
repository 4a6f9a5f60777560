/** How good a score rate is; "" where there is none. */
export type RateTone = 'fine' | 'fair' | 'weak' | 'bad' | '';

/** How bad a score rate is, by what is wrong: above 40 % bad, from 30 % weak, from 10 % fair; "" where there is none. */
export function toneOfRate(rate: number | null): RateTone {
  if (rate === null) return '';
  const wrong = Math.round((1 - rate) * 1e6);
  if (wrong > 400_000) return 'bad';
  if (wrong >= 300_000) return 'weak';
  return wrong >= 100_000 ? 'fair' : 'fine';
}
