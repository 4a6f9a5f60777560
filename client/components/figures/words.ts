import type { Tone } from '../chart/tones.ts';
import { formatNumber, isNumeric } from '../format.ts';

/** A share from 0 to 1 for people, in per cent with one decimal; "-" for what is no number. */
export const formatRate = (rate: unknown): string =>
  isNumeric(rate) ? `${formatNumber(Number(rate) * 100, 1)}%` : '-';

/** A score for people, with as many decimals as it has, up to two; "-" for what is no number. */
export const formatScore = (score: unknown): string =>
  isNumeric(score) ? String(Number(Number(score).toFixed(2))) : '-';

/** How bad a score rate is, by what is wrong: above 40 % bad, from 30 % weak, from 10 % fair; "" where there is none. */
export function toneOfRate(rate: number | null): Tone {
  if (rate === null) return '';
  const wrong = Math.round((1 - rate) * 1e6);
  if (wrong > 400_000) return 'bad';
  if (wrong >= 300_000) return 'weak';
  return wrong >= 100_000 ? 'fair' : 'fine';
}
