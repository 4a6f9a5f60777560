import { expect, it } from 'vitest';
import { toneOfRate } from './rate-tone.ts';

it('tells how bad a rate is by what is wrong, each bound by itself', () => {
  expect([1, 0.91, 0.9, 0.71, 0.7, 0.6, 0.59, 0].map(toneOfRate)).toEqual([
    'fine',
    'fine',
    'fair',
    'fair',
    'weak',
    'weak',
    'bad',
    'bad',
  ]);
  expect(toneOfRate(null)).toBe('');
});
