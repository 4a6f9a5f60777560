import { expect, it } from 'vitest';
import { trendWord } from './trend.ts';

it('calls a change of a percentage point or more a rise or a fall', () => {
  expect([0.01, 0.2, 0.0099, 0, -0.0099, -0.01].map((slope) => trendWord(slope)?.value)).toEqual([
    'up',
    'up',
    'steady',
    'steady',
    'steady',
    'down',
  ]);
  expect(trendWord(null)).toBeNull();
});
