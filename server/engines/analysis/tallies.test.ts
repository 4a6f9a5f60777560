import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleOf } from './comparison.ts';
import { boxOf, countWithin, mergedTallies, ranksOfTallies, sampleOfTallies, segmentsOf } from './tallies.ts';
import { competitionRanks } from './ranking.ts';
import { quantile } from './moments.ts';

const halves = fc.array(
  fc.nat({ max: 300 }).map((value) => value / 2),
  { minLength: 2, maxLength: 60 },
);
const tallied = (scores: readonly number[]) => mergedTallies(scores.map((score) => [{ score, count: 1 }]));

it('tallies tell what the scores themselves tell', () => {
  fc.assert(
    fc.property(halves, (scores) => {
      const tallies = tallied(scores);
      const [found, expected] = [sampleOfTallies(tallies)!, sampleOf(scores)!];
      expect(found.count).toBe(expected.count);
      expect(found.mean).toBeCloseTo(expected.mean, 9);
      expect(found.variance).toBeCloseTo(expected.variance!, 6);
      const box = boxOf(tallies);
      for (const [share, value] of [
        [0, box.lowest],
        [0.25, box.lowerQuartile],
        [0.5, box.median],
        [0.75, box.upperQuartile],
        [1, box.highest],
      ] as const)
        expect(value).toBeCloseTo(quantile(scores, share)!, 9);
      const ranks = ranksOfTallies(tallies);
      expect(scores.map((score) => ranks.get(score))).toEqual(competitionRanks(scores));
    }),
  );
});

it('segments hold everybody once, the last one full marks too', () => {
  fc.assert(
    fc.property(halves, fc.constantFrom(5, 10, 20, 50), (scores, width) => {
      const counts = segmentsOf(tallied(scores), 150, width);
      expect(counts).toHaveLength(Math.ceil(150 / width));
      expect(counts).toEqual(
        counts.map((_, at) => {
          const isLast = at === counts.length - 1;
          return scores.filter((score) => score >= at * width && (isLast || score < (at + 1) * width)).length;
        }),
      );
    }),
  );
});

it('counts both ends of a span, and has no figures without scores', () => {
  expect(countWithin(tallied([59.99, 60, 70, 70.01]), 60, 70)).toBe(2);
  expect(boxOf([])).toEqual({
    count: 0,
    mean: null,
    standardDeviation: null,
    lowest: null,
    lowerQuartile: null,
    median: null,
    upperQuartile: null,
    highest: null,
  });
});
