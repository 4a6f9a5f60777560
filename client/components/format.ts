/** Whether a text looks like an e-mail address. */
export const isEmailLike = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** Whether a text consists of digits only. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a value is a finite number or a text that spells one; blank is not. */
export function isNumeric(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

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
  isNumeric(value) ? formatterFor(decimals).format(Number(value)) : '-';

/** A share from 0 to 1 for people, in per cent with one decimal; "-" for what is no number. */
export const formatRate = (rate: unknown): string =>
  isNumeric(rate) ? `${formatNumber(Number(rate) * 100, 1)}%` : '-';

/** A score for people, with as many decimals as it has, up to two; "-" for what is no number. */
export const formatScore = (score: unknown): string =>
  isNumeric(score) ? String(Number(Number(score).toFixed(2))) : '-';

/** The size of a file for people, from its bytes; "-" for nothing. */
export function formatSize(bytes: number): string {
  if (bytes <= 0) return '-';
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${formatNumber(bytes / 1024 ** 2, 1)} MB`;
}

/** The count that a badge shows; "" when there is none to show. */
export function badgeText(count: number): string {
  if (!(count > 0)) return '';
  return count > badgeCap ? `${badgeCap}+` : String(count);
}

/** The largest count that a badge spells out. */
const badgeCap = 99;
