import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanChange, meanDifference, sampleOf } from '../analysis/comparison.ts';
import { sampleDeviation } from '../analysis/moments.ts';
import {
  deviationFrom,
  driftOf,
  fewestCompared,
  othersDifference,
  pairDifference,
  sharesOf,
  stepsFor,
  type Sums,
} from './drift.ts';

const sumsOf = (values: readonly number[]): Sums => ({
  count: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
});
const scores = fc.array(
  fc.integer({ min: 0, max: 120 }).map((half) => half / 2),
  { minLength: 2, maxLength: 60 },
);

describe('sums', () => {
  it('say what the values say', () =>
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const differences = one.slice(0, other.length).map((score, at) => score - other[at]!);
        const close = (found: number | null | undefined, expected: number | null) =>
          expected === null ? expect(found).toBeNull() : expect(found).toBeCloseTo(expected, 6);
        close(deviationFrom(sumsOf(one)), sampleDeviation(one));
        const pair = pairDifference(sumsOf(differences));
        const expected = meanChange(sampleOf(differences))!;
        close(pair?.low, expected.low);
        close(pair?.high, expected.high);
        const third = [...other].reverse().map((score) => score / 2);
        const apart = othersDifference(sumsOf(one), [sumsOf(other), sumsOf(third)]);
        close(apart?.low, meanDifference(sampleOf(one), sampleOf([...other, ...third]))!.low);
      }),
    ));

  it('of too few values say nothing', () => {
    expect(deviationFrom(sumsOf([3]))).toBeNull();
    expect(pairDifference(sumsOf([]))).toBeNull();
    expect(pairDifference(sumsOf([1]))).toBeNull();
    expect(othersDifference(sumsOf([1, 2]), [])).toBeNull();
  });
});

describe('drift', () => {
  it.each([
    ['is strictness where the whole interval lies below', { value: -2.6, low: -3.1, high: -2.1 }, 'strict'],
    ['is leniency where it lies above', { value: 2.6, low: 1.3, high: 3.1 }, 'lenient'],
    ['is none where only the dot lies beyond', { value: 1.4, low: 0.9, high: 1.9 }, 'none'],
    ['is none where the interval touches the limit', { value: 1.4, low: 1.2, high: 1.6 }, 'none'],
    ['is none within', { value: 0.4, low: 0.1, high: 0.7 }, 'none'],
  ] as const)('%s', (_, difference, expected) => expect(driftOf(difference, 137, 1.2)).toBe(expected));

  it('is not told of a few scripts, whose equal differences leave no interval', () => {
    const few = sumsOf([-2, -2, -2, -2]);
    expect(driftOf(pairDifference(few), few.count, 1.2)).toBe('none');
    const enough = sumsOf([-2, -2, -2, -2, -2]);
    expect(enough.count).toBe(fewestCompared);
    expect(driftOf(pairDifference(enough), enough.count, 1.2)).toBe('strict');
  });

  it('of one is the contrary of the other of the same scripts', () =>
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const differences = one.slice(0, other.length).map((score, at) => score - other[at]!);
        const [own, mirrored] = [sumsOf(differences), sumsOf(differences.map((value) => -value))];
        const contrary = { none: 'none', strict: 'lenient', lenient: 'strict' } as const;
        expect(driftOf(pairDifference(mirrored), mirrored.count, 1.2)).toBe(
          contrary[driftOf(pairDifference(own), own.count, 1.2)],
        );
      }),
    ));
});

it('distributions have a step for each whole mark of few, else twelve, and add up', () => {
  expect([stepsFor(6), stepsFor(19), stepsFor(20), stepsFor(60)]).toEqual([7, 20, 12, 12]);
  expect(
    sharesOf(
      new Map([
        [0, 1],
        [2, 3],
      ]),
      4,
    ),
  ).toEqual([0.25, 0, 0.75, 0]);
  expect(sharesOf(new Map(), 4)).toEqual([]);
});
