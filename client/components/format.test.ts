import { expect, it } from 'vitest';
import { formatNumber, formatRate, formatScore, isNumeric } from '../../contracts/figure-text.ts';
import { badgeText, formatSize, isDigits, isEmailLike } from './format.ts';

it('R5.1 checks e-mail-like, digits-only and numeric', () => {
  expect(['a@b.cn', 'a.b@c.edu.cn'].every(isEmailLike)).toBe(true);
  expect(['', 'a@b', 'a b@c.cn', '@b.cn', 'a@.cn', 'a@b.'].some(isEmailLike)).toBe(false);
  expect(isDigits('0012')).toBe(true);
  expect(['', '1.2', '-1', '1 2', '١'].some(isDigits)).toBe(false);
  expect([0, -1.5, '0', ' 12 ', '1e3'].every(isNumeric)).toBe(true);
  expect(['', ' ', 'x', Number.NaN, Infinity, 'Infinity', null, undefined, true, []].some(isNumeric)).toBe(false);
});

it('R5.2 shows - when not numeric, else zh-CN with fixed decimals', () => {
  expect(['', null, undefined, 'x', Number.NaN].map((value) => formatNumber(value, 1))).toEqual([
    '-',
    '-',
    '-',
    '-',
    '-',
  ]);
  expect(formatNumber(1234567.891, 2)).toBe('1,234,567.89');
  expect(formatNumber('3', 2)).toBe('3.00');
  expect(formatNumber(0)).toBe('0');
});

it('R2.38 a badge shows above 0, and 99+ above 99', () => {
  expect([-1, 0, 1, 99, 100].map(badgeText)).toEqual(['', '', '1', '99', '99+']);
});

it('tells the size of a file in KB below 1000 KB, else in MB', () => {
  expect([0, 1, 1024, 1025, 1_023_000, 1_048_576, 52_428_800].map(formatSize)).toEqual([
    '-',
    '1 KB',
    '1 KB',
    '2 KB',
    '1.0 MB',
    '1.0 MB',
    '50.0 MB',
  ]);
});

it('shows shares in per cent and scores with the decimals they have, and - for none', () => {
  expect([0, 0.8333, 1, null].map(formatRate)).toEqual(['0.0%', '83.3%', '100.0%', '-']);
  // Rounded to four decimals before, this would be 31.0%.
  expect(formatRate(0.309496)).toBe('30.9%');
  expect([0.3095, 0.0625, 0.29 * 0.05].map(formatRate)).toEqual(['31.0%', '6.3%', '1.5%']);
  expect([1.005, 10.075].map(formatScore)).toEqual(['1.01', '10.08']);
  expect([0, 12, 7.5, 66.666, null].map(formatScore)).toEqual(['0', '12', '7.5', '66.67', '-']);
});
