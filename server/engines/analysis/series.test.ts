import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteries, masteriesBy, weakPoints } from './points.ts';
import { compareClasses, competitionRanks, percentileRanks } from './ranking.ts';
import {
  anySheets,
  itemOf,
  itemsFor,
  itemsOf,
  nearly,
  sheetOf,
  shuffledSheets,
  worksheet,
} from './testing/examples.ts';
import { leastSquares, trends } from './trend.ts';

describe('ranks', () => {
  // Wikipedia, "Ranking", standard competition ranking: A ahead of B and C, who are equal, both ahead of D: 1, 2, 2, 4.
  it('are 1, 2, 2, 4', () => {
    expect(competitionRanks([90, 80, 80, 70])).toEqual([1, 2, 2, 4]);
    expect(competitionRanks([70, null, 80, 90, 80])).toEqual([4, null, 2, 1, 2]);
  });

  // Wikipedia, "Percentile rank": of ten scores five are less than 4 and two equal to 4: 60; nine are less than the only 7: 95.
  it('in per cent are those of the encyclopaedia', () => {
    const ranks = percentileRanks([1, 2, 2, 3, 3, 4, 4, 5, 6, 7]);
    expect([ranks[5], ranks[6], ranks[9]]).toEqual([60, 60, 95]);
    expect(percentileRanks([null, 5])).toEqual([null, 50]);
  });

  it('are as many as the better ones and one, in per cent 50 on average', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }), (scores) => {
        const ranks = competitionRanks(scores);
        scores.forEach((score, at) => expect(ranks[at]).toBe(scores.filter((other) => other > score).length + 1));
        const average = percentileRanks(scores).reduce((sum: number, rank) => sum + rank!, 0) / scores.length;
        expect(average).toBeCloseTo(50, 9);
      }),
    );
  });
});

describe('class against class', () => {
  // Means (10 + 6) / 2 = 8, 8 and (1 + 3) / 2 = 2; of all five marked sheets 28 / 5 = 5.6: differences 2.4, 2.4, −3.6.
  it('ranks means, best first, equal ones alike, classes without a mean last', () => {
    const rows: [string, number | null][] = [
      ['c3', 1],
      ['c1', 10],
      ['c2', 8],
      ['c1', 6],
      ['c4', null],
      ['c3', 3],
    ];
    const found = compareClasses(
      rows.map(([classId, score], at) => sheetOf(at, [score], { classId })),
      10,
    );
    expect(found.map(({ classId, rank, mean, count }) => [classId, rank, mean, count])).toEqual([
      ['c1', 1, 8, 2],
      ['c2', 1, 8, 1],
      ['c3', 3, 2, 2],
      ['c4', null, null, 0],
    ]);
    const differences = found.map(({ difference }) => difference);
    expect(nearly(differences, [2.4, 2.4, -3.6, null])).toBe(true);
    expect(found[0]!.passRate).toBe(1);
  });

  it('does not depend on the order, and weighted differences cancel out', () => {
    fc.assert(
      fc.property(shuffledSheets, ({ sheets, mixed }) => {
        const found = compareClasses(sheets, 24);
        expect(nearly(found, compareClasses(mixed, 24))).toBe(true);
        const sum = found.reduce((all, { difference, count }) => all + (difference ?? 0) * count, 0);
        expect(sum).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('mastery', () => {
  // Right answers of the ten students that the worksheet prints: 6, 10, 8, 5, … : point a has questions 1 to 3, 24 of 30;
  // b has 3 and 4, 13 of 20. Question 3 counts for both.
  it('is earned out of full marks; a question counts for each of its points', () => {
    const points = [['a'], ['a'], ['a', 'b'], ['b'], [], [], [], [], ['c'], []];
    const found = masteries(worksheet(), itemsOf(10), points);
    expect(found).toEqual([
      { pointId: 'a', positions: [1, 2, 3], earned: 24, full: 30, rate: 0.8 },
      { pointId: 'b', positions: [3, 4], earned: 13, full: 20, rate: 0.65 },
      { pointId: 'c', positions: [9], earned: 3, full: 10, rate: 0.3 },
    ]);
    expect(weakPoints(found).map(({ pointId }) => pointId)).toEqual(['c']);
    expect(weakPoints(found, 0.8).map(({ pointId }) => pointId)).toEqual(['c', 'b']);
  });

  it('leaves out what is not marked, and is null where nothing is', () => {
    const items = [itemOf(1, { full: 4 }), itemOf(2, { full: 6 })];
    const found = masteries([sheetOf(1, [3, null]), sheetOf(2, [1, null])], items, [['a'], ['b']]);
    expect(found.map(({ earned, full, rate }) => [earned, full, rate])).toEqual([
      [4, 8, 0.5],
      [0, 0, null],
    ]);
    expect(weakPoints(found).map(({ pointId }) => pointId)).toEqual(['a']);
  });

  it('is told per student and per class', () => {
    const sheets = [
      sheetOf(1, [1], { classId: 'x' }),
      sheetOf(2, [0], { classId: 'x' }),
      sheetOf(3, [1], { classId: 'y' }),
    ];
    const ratesBy = (by: 'classId' | 'studentId') =>
      [...masteriesBy(by, sheets, itemsOf(1), [['a']])].map(([id, [one]]) => [id, one!.rate]);
    expect(ratesBy('classId')).toEqual([
      ['x', 0.5],
      ['y', 1],
    ]);
    expect(ratesBy('studentId')).toEqual([
      ['s1', 1],
      ['s2', 0],
      ['s3', 1],
    ]);
  });

  it('of the classes adds up to that of all', () => {
    fc.assert(
      fc.property(anySheets, (sheets) => {
        const items = itemsFor(sheets);
        const points = items.map(({ position }) => [position % 2 ? 'odd' : 'even', 'all']);
        const parts = [...masteriesBy('classId', sheets, items, points).values()].flat();
        for (const { pointId, earned, full, rate } of masteries(sheets, items, points)) {
          const own = parts.filter((part) => part.pointId === pointId);
          expect(own.reduce((sum, part) => sum + part.earned, 0)).toBe(earned);
          expect(own.reduce((sum, part) => sum + part.full, 0)).toBe(full);
          expect((rate ?? 0) >= 0 && (rate ?? 0) <= 1).toBe(true);
        }
      }),
    );
  });
});

describe('line of least squares', () => {
  // Anscombe, Graphs in Statistical Analysis, The American Statistician 27, 1973, first set: y = 3.00 + .500 x.
  // Σx = 99, Σx² = 1001, Σy = 82.51, Σxy = 797.60: (797.60 − 99 · 82.51 / 11) / (1001 − 891) = 55.01 / 110 = .5001.
  it('is that of Anscombe', () => {
    const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const line = leastSquares(xs.map((x, at) => ({ x, y: ys[at]! })))!;
    expect(line.slope).toBeCloseTo(0.5001, 4);
    expect(line.intercept).toBeCloseTo(3.0, 2);
  });

  // Wikipedia, "Simple linear regression", heights and masses: y = 61.272 x − 39.062.
  it('is that of the encyclopaedia', () => {
    const xs = [1.47, 1.5, 1.52, 1.55, 1.57, 1.6, 1.63, 1.65, 1.68, 1.7, 1.73, 1.75, 1.78, 1.8, 1.83];
    const ys = [52.21, 53.12, 54.48, 55.84, 57.2, 58.57, 59.93, 61.29, 63.11, 64.47, 66.28, 68.1, 69.92, 72.19, 74.46];
    const line = leastSquares(xs.map((x, at) => ({ x, y: ys[at]! })))!;
    expect(line.slope).toBeCloseTo(61.272, 3);
    expect(line.intercept).toBeCloseTo(-39.062, 3);
  });

  it('is null with one place only', () => {
    expect(leastSquares([])).toBeNull();
    expect(
      leastSquares([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull();
  });
});

describe('trends', () => {
  const totals = (marks: readonly (number | null)[]) =>
    marks.map((total, at) => ({ studentId: `s${at}`, classId: at < 4 ? 'x' : 'y', total }));

  // Wikipedia, "Standard deviation": 2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and deviation 2: z of 9 is 2, of 2 is −1.5; class x
  // has mean 3.5, z −.75. Rates out of 10.
  it('give rate and z of students and classes', () => {
    const first = { assignmentId: 'a1', full: 10, totals: totals([2, 4, 4, 4, 5, 5, 7, 9]) };
    const students = trends([first], 'studentId');
    expect(students.get('s7')).toEqual({ points: [{ assignmentId: 'a1', rate: 0.9, z: 2 }], slope: null });
    expect(students.get('s0')!.points[0]!.z).toBe(-1.5);
    expect(trends([first], 'classId').get('x')!.points[0]).toEqual({ assignmentId: 'a1', rate: 0.35, z: -0.75 });
  });

  // Rates .5, –, .9 at 0, 1, 2: .4 over two steps.
  it('leave a gap where an assignment was missed', () => {
    const works = [totals([5, 1]), totals([null, 8]), totals([9, 3])].map((rows, at) => ({
      assignmentId: `a${at}`,
      full: 10,
      totals: rows,
    }));
    const { points, slope } = trends(works, 'studentId').get('s0')!;
    expect(points.map(({ rate }) => rate)).toEqual([0.5, null, 0.9]);
    expect(slope).toBeCloseTo(0.2, 12);
  });

  it('have no z where all totals are equal, and no rate out of nothing', () => {
    const work = { assignmentId: 'a', full: 0, totals: totals([3, 3]) };
    expect(trends([work], 'studentId').get('s0')!.points).toEqual([{ assignmentId: 'a', rate: null, z: null }]);
    expect(trends([], 'classId').size).toBe(0);
  });

  it('have z of mean 0 and deviation 1 over all students', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 2, maxLength: 30 }), (marks) => {
        const found = trends([{ assignmentId: 'a', full: 10, totals: totals(marks) }], 'studentId');
        const zs = [...found.values()].flatMap(({ points }) => points[0]!.z ?? []);
        if (zs.length === 0) return;
        expect(zs.reduce((a, b) => a + b) / zs.length).toBeCloseTo(0, 9);
        expect(zs.reduce((a, b) => a + b * b, 0) / zs.length).toBeCloseTo(1, 9);
      }),
    );
  });
});
