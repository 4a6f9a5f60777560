import { expect, it } from 'vitest';
import { termSoFar } from './period.ts';

it('begins with the term that the day lies in, and ends with the day', () => {
  expect(termSoFar(new Date(2026, 10, 21))).toEqual({ from: '2026-08-01', to: '2026-11-21' });
  expect(termSoFar(new Date(2027, 0, 5))).toEqual({ from: '2026-08-01', to: '2027-01-05' });
  expect(termSoFar(new Date(2027, 1, 28))).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(termSoFar(new Date(2027, 6, 31))).toEqual({ from: '2027-02-01', to: '2027-07-31' });
});
