// Figures in words, on screen and on paper: exact values travel, and are rounded here, once.

/** Whether a value is a finite number or a text that spells one; blank is not. */
export function isNumeric(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

/** What computing with fractions leaves behind must not decide at half a unit: 1.005 is 1.01. */
const settled = (value: number): number => Number(value.toPrecision(12));

const formatters = new Map<number, Intl.NumberFormat>();

function formatterFor(decimals: number): Intl.NumberFormat {
  const known = formatters.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formatters.set(decimals, made);
  return made;
}

/** A number for people with a fixed count of decimals; "-" for what is no number. */
export const formatNumber = (value: unknown, decimals = 0): string =>
  isNumeric(value) ? formatterFor(decimals).format(settled(Number(value))) : '-';

/** A share from 0 to 1 for people, in per cent with one decimal; "-" for what is no number. */
export const formatRate = (rate: unknown): string =>
  isNumeric(rate) ? `${formatNumber(Number(rate) * 100, 1)}%` : '-';

/** A score for people, with as many decimals as it has, up to two; "-" for what is no number. */
export const formatScore = (score: unknown): string =>
  isNumeric(score) ? String(Math.round(settled(Number(score) * 100)) / 100) : '-';

/** An amount of whole cents in yuan, `1,234.50`; `¥1,234.50` where nothing else says that it is money. */
export const formatCents = (cents: number, currency: '' | '¥' = ''): string =>
  `${cents < 0 ? '−' : ''}${currency}${formatNumber(Math.abs(cents) / 100, 2)}`;

/** A share of hundredths of a percent, `30%` or `17.5%`. */
export const formatShare = (share: number): string => `${share / 100}%`;
