import { expect, it } from 'vitest';
import { trendWord } from './trend.ts';

it('calls a change one only where it is more than chance', () => {
  const words = [
    { change: 0.8, sureness: 0.9 },
    { change: 0.8, sureness: 0.89 },
    { change: -2, sureness: 0 },
    { change: -0.8, sureness: 0.97 },
  ].map((one) => trendWord(one)?.value);
  expect(words).toEqual(['up', 'steady', 'steady', 'down']);
  expect(trendWord({ change: null, sureness: null })).toBeNull();
});
