import { describe, expect, it } from 'vitest';
import {
  distanceFromWhole,
  falseShares,
  holm,
  isBeyondChance,
  joined,
  meanChange,
  meanDifference,
  sampleOf,
  shareDifference,
} from './comparison.ts';

const near = (values: readonly number[], digits = 9) => values.map((value) => expect.closeTo(value, digits) as number);

/** Hours of sleep gained by ten patients on two drugs (Cushny & Peebles, 1905), on which Student showed his test in 1908. */
const gained = {
  first: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  other: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
};

describe('means', () => {
  it('differ by interval and p of Welch', () => {
    const { value, low, high, p } = meanDifference(sampleOf(gained.first), sampleOf(gained.other))!;
    // As R prints them: t = -1.8608, df = 17.776, p-value = 0.07939.
    expect([value, low, high, p]).toEqual(near([-1.58, -3.3654832307, 0.2054832307, 0.0793941402]));
  });

  it('of the same persons before and after change by interval and p of Student', () => {
    const changes = gained.first.map((value, at) => value - gained.other[at]!);
    const { value, low, high, p } = meanChange(sampleOf(changes))!;
    // As R prints them: t = -4.0621, df = 9, p-value = 0.002833.
    expect([value, low, high, p]).toEqual(near([-1.58, -2.4598857633, -0.7001142367, 0.0028328902]));
  });

  it('have no difference to tell with fewer than two values', () => {
    expect(meanDifference(sampleOf([1]), sampleOf([1, 2]))).toBeNull();
    expect(meanDifference(null, sampleOf([1, 2]))).toBeNull();
    expect(meanChange(sampleOf([1]))).toBeNull();
  });

  it('of samples that are put together are those of all values', () => {
    const parts = [[1, 2, 4], [8], [3, 3, 7, 9], []].map(sampleOf).filter((one) => one !== null);
    const { count, mean, variance } = joined(parts)!;
    const all = sampleOf([1, 2, 4, 8, 3, 3, 7, 9])!;
    expect([count, mean, variance!]).toEqual(near([8, all.mean, all.variance!]));
    expect(joined([])).toBeNull();
  });
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

describe('shares', () => {
  it('differ by the interval of Newcombe, on the examples of the paper', () => {
    const bounds = (a: number, m: number, b: number, n: number) => {
      const { low, high } = shareDifference({ part: a, count: m }, { part: b, count: n })!;
      return [low, high];
    };
    expect(bounds(56, 70, 48, 80)).toEqual(near([0.0524, 0.3339], 4));
    expect(bounds(9, 10, 3, 10)).toEqual(near([0.1705, 0.809], 4));
    expect(bounds(6, 7, 2, 7)).toEqual(near([0.0582, 0.8062], 4));
    expect(bounds(5, 56, 0, 29)).toEqual(near([-0.0381, 0.1926], 4));
    expect(bounds(0, 10, 0, 20)).toEqual(near([-0.1611, 0.2775], 4));
  });

  it('differ by the exact p of Fisher: the lady who tastes tea', () => {
    expect(shareDifference({ part: 3, count: 4 }, { part: 1, count: 4 })!.p).toBeCloseTo(34 / 70, 9);
    expect(shareDifference({ part: 1, count: 10 }, { part: 11, count: 14 })!.p).toBeCloseTo(0.0027594562, 9);
    expect(shareDifference({ part: 0, count: 50 }, { part: 12, count: 652 })!.p).toBeCloseTo(1, 9);
  });

  it('have none to tell where nobody is counted', () => {
    expect(shareDifference({ part: 0, count: 0 }, { part: 1, count: 2 })).toBeNull();
  });
});

describe('families', () => {
  it('are adjusted as by Holm: m for the least, one fewer for each that follows, and never against the order', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual(near([0.03, 0.06, 0.06, 0.02]));
    expect(holm([0.6, 0.5])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });

  it('are adjusted as in the paper of Benjamini and Hochberg', () => {
    expect(falseShares([0.04, 0.001, 0.03, 0.9])).toEqual(near([0.16 / 3, 0.004, 0.16 / 3, 0.9]));
  });
});
