import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradings, type GradeBand } from '../../../contracts/constants/exam-report.ts';
import { gradingOf } from './grading.ts';
import type { Tally } from './tallies.ts';

const five = gradings.fiveBands.bands;

/** One candidate each. */
const each = (scores: readonly number[]): Tally[] => scores.map((score) => ({ score, count: 1 }));

describe('grades of 3+1+2', () => {
  it('are those of the example that the provinces publish: biology, 81 marks in a band from 82 to 61 become 84', () => {
    // (82 − 81) / (81 − 61) = (85 − T) / (T − 71), so that T = 84.33.
    const only: GradeBand[] = [{ name: 'B', share: 1, high: 85, low: 71 }];
    const { table } = gradingOf(each([82, 81, 61]), only);
    expect(table.map(({ score, grade }) => [score, grade])).toEqual([
      [82, 85],
      [81, 84],
      [61, 71],
    ]);
  });

  it('share 100 candidates out as 15, 35, 35, 13 and 2, the ends of bands having the ends of grades', () => {
    const { bands, table } = gradingOf(each(Array.from({ length: 100 }, (_, at) => 100 - at)), five);
    expect(bands.map(({ name, count, highest, lowest }) => [name, count, highest, lowest])).toEqual([
      ['A', 15, 100, 86],
      ['B', 35, 85, 51],
      ['C', 35, 50, 16],
      ['D', 13, 15, 3],
      ['E', 2, 2, 1],
    ]);
    const gradeOf = new Map(table.map(({ score, grade }) => [score, grade]));
    expect([100, 86, 85, 51, 50, 16, 15, 3, 2, 1].map((score) => gradeOf.get(score))).toEqual([
      100, 86, 85, 71, 70, 56, 55, 41, 40, 30,
    ]);
  });

  it('are of the better band where equal marks lie over its end', () => {
    const { bands } = gradingOf(
      [
        { score: 90, count: 14 },
        { score: 80, count: 6 },
        { score: 70, count: 80 },
      ],
      five,
    );
    expect(bands.map(({ count }) => count)).toEqual([20, 80, 0, 0, 0]);
  });

  it('are the middle of a band that holds a single mark, and full for the best', () => {
    const { table } = gradingOf(
      [
        { score: 90, count: 15 },
        { score: 80, count: 35 },
        { score: 10, count: 50 },
      ],
      five,
    );
    expect(table.map(({ grade, band }) => [grade, band])).toEqual([
      [100, 'A'],
      [78, 'B'],
      [63, 'C'],
    ]);
  });

  it('have none where nobody has a mark', () => {
    expect(gradingOf([], five).table).toEqual([]);
  });
});

it('grades keep the order of marks, stay within their bands and count everybody once', () => {
  const tallies = fc.uniqueArray(fc.record({ score: fc.nat({ max: 200 }), count: fc.integer({ min: 1, max: 50 }) }), {
    selector: ({ score }) => score,
    minLength: 1,
  });
  const tables = fc.constantFrom<readonly GradeBand[]>(five, gradings.eightBands.bands);
  fc.assert(
    fc.property(tallies, tables, (given, bands) => {
      const { table, bands: found } = gradingOf(given, bands);
      expect(table.map(({ score }) => score)).toEqual(given.map(({ score }) => score).sort((a, b) => b - a));
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(given.reduce((sum, { count }) => sum + count, 0));
      for (const [at, { grade, band }] of table.entries()) {
        const { high, low } = bands.find(({ name }) => name === band)!;
        expect(grade).toBeLessThanOrEqual(high);
        expect(grade).toBeGreaterThanOrEqual(low);
        if (at > 0) expect(grade).toBeLessThanOrEqual(table[at - 1]!.grade);
      }
    }),
  );
});
