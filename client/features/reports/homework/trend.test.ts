import { expect, it } from 'vitest';
import { trendWord } from './trend.ts';

it('calls a change one only where it is more than chance', () => {
  const rates = [0.5, 0.6, 0.4, 0.5];
  const words = [
    { change: 0.8, sureness: 0.9 },
    { change: 0.8, sureness: 0.89 },
    { change: -2, sureness: 0 },
    { change: -0.8, sureness: 0.97 },
  ].map((one) => trendWord({ ...one, rates })?.value);
  expect(words).toEqual(['up', 'steady', 'steady', 'down']);
  expect(trendWord({ change: 0, sureness: 0, rates: [0.5, null, 0.4, 0.5] })).toBeNull();
});
