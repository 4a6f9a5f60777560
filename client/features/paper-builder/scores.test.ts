import { expect, it } from 'vitest';
import { readScore } from './scores.ts';

it('reads scores above 0 up to 300 with at most two decimals, and nothing else', () => {
  expect(['1', ' 2.5 ', '0.05', '300'].map(readScore)).toEqual([1, 2.5, 0.05, 300]);
  expect(['', '0', '-1', '1.234', '300.01', '301', '1e2', '三', '.5'].map(readScore)).toEqual(Array(9).fill(undefined));
});
