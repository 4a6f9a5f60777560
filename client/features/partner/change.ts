import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';

/** How a figure stands against the one before: in words, and whether that is better. */
export interface Change {
  text: string;
  direction: 'up' | 'down' | 'same';
}

const directionOf = (difference: number): Change['direction'] => {
  if (difference === 0) return 'same';
  return difference > 0 ? 'up' : 'down';
};

/** By how much of itself a figure has changed; what was nothing before is new. */
export function rateChange(value: number, before: number): Change {
  if (before === 0) return { text: value === 0 ? '持平' : '新增', direction: value === 0 ? 'same' : 'up' };
  const share = (value - before) / Math.abs(before);
  return { text: share === 0 ? '持平' : formatRate(Math.abs(share)), direction: directionOf(share) };
}

/** By how many a count has changed. */
export const countChange = (value: number, before: number): Change => ({
  text: value === before ? '持平' : formatNumber(Math.abs(value - before)),
  direction: directionOf(value - before),
});

/** The same by days of lessons, since holidays distort. */
export const changePerDay = (value: number, before: number, days: number, daysBefore: number): Change =>
  rateChange(days === 0 ? 0 : value / days, daysBefore === 0 ? 0 : before / daysBefore);
