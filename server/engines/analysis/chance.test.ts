import { expect, it } from 'vitest';
import { distanceFromWhole, falseShares, isBeyondChance, normalOfT, normalTail, tQuantile } from './chance.ts';

it('has the tails and quantiles of printed tables', () => {
  expect([0, 1, 1.96, 3].map(normalTail)).toEqual(
    [0.5, 0.158655, 0.024998, 0.00135].map((share) => expect.closeTo(share, 5) as number),
  );
  expect(normalTail(-1)).toBeCloseTo(0.841345, 5);
  expect([4, 10, 30, 120].map(tQuantile)).toEqual(
    [2.776, 2.228, 2.042, 1.98].map((t) => expect.closeTo(t, 2) as number),
  );
  // 2.086 is the t of 20 degrees of freedom that 2.5 % are above.
  expect(normalTail(normalOfT(2.086, 20))).toBeCloseTo(0.025, 3);
});

it('measures the distance of a part from its whole with the interval of Welch', () => {
  const part = [27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4];
  const others = [27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 30.2, 23];
  const found = distanceFromWhole(part, others)!;
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  expect(found.value).toBeCloseTo(mean(part) - mean([...part, ...others]), 12);
  // By SciPy: t = 2.7680 with 27.793 degrees of freedom, whose quantile is 2.0491.
  expect((found.high - found.low) / 2 / Math.abs(found.value)).toBeCloseTo(2.0491 / 2.768, 3);
  expect(isBeyondChance(found)).toBe(true);
});

it('finds no difference between equal groups, and none to tell with fewer than two', () => {
  expect(isBeyondChance(distanceFromWhole([1, 2, 3], [1, 2, 3])!)).toBe(false);
  expect(distanceFromWhole([1], [1, 2])).toBeNull();
  expect(distanceFromWhole([1, 1], [2, 2])).toEqual({ value: -0.5, low: -0.5, high: -0.5 });
});

it('adjusts p-values as in the paper of Benjamini and Hochberg', () => {
  const found = falseShares([0.04, 0.001, 0.03, 0.9]);
  expect(found).toEqual([0.16 / 3, 0.004, 0.16 / 3, 0.9].map((share) => expect.closeTo(share, 9) as number));
});
