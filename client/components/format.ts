import { formatNumber } from '../../contracts/figure-text.ts';

/** Whether a text looks like an e-mail address. */
export const isEmailLike = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** Whether a text consists of digits only. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

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
