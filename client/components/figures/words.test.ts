import { expect, it } from 'vitest';
import { formatRate, formatScore, toneOfRate } from './words.ts';

it('shows shares in per cent and scores with the decimals they have, and - for none', () => {
  expect([0, 0.8333, 1, null].map(formatRate)).toEqual(['0.0%', '83.3%', '100.0%', '-']);
  expect([0, 12, 7.5, 66.666, null].map(formatScore)).toEqual(['0', '12', '7.5', '66.67', '-']);
});

it('tells how bad a rate is by what is wrong, each bound by itself', () => {
  expect([1, 0.91, 0.9, 0.71, 0.7, 0.6, 0.59, 0].map(toneOfRate)).toEqual([
    ...['fine', 'fine', 'fair', 'fair', 'weak', 'weak', 'bad', 'bad'],
  ]);
  expect(toneOfRate(null)).toBe('');
});
