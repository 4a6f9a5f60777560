import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties } from './difficulty.ts';
import { discriminations } from './discrimination.ts';
import { extremeGroups } from './groups.ts';
import { reliability, standardErrorOf } from './reliability.ts';
import type { Sheet } from './sheet.ts';
import {
  anySheets,
  itemOf,
  itemsFor,
  itemsOf,
  lsat,
  nearly,
  sheetOf,
  shuffledSheets,
  worksheet,
  worksheetFigures,
} from './testing/examples.ts';

describe('facility', () => {
  it('is that of the worksheet', () => {
    const found = difficulties(worksheet(), itemsOf(10)).map(({ facility }) => facility);
    expect(found).toEqual(worksheetFigures.difficulty);
  });

  // Right answers among the 1,000 in the table of patterns: 924, 709, 553, 763, 870.
  it('is that of the admission test', () => {
    const found = difficulties(lsat(), itemsOf(5)).map(({ facility }) => facility);
    expect(found).toEqual([0.924, 0.709, 0.553, 0.763, 0.87]);
  });

  // Mean (10 + 6 + 8 + 0) / 4 = 6 of 10 marks: .6, one of four fully right.
  it('of marks is their mean out of full marks; zeros count, what is not marked does not', () => {
    const sheets = [10, 6, null, 8, 0].map((score, at) => sheetOf(at, [score]));
    expect(difficulties(sheets, [itemOf(1, { full: 10 })])).toEqual([
      { marked: 4, mean: 6, facility: 0.6, rightRate: 0.25 },
    ]);
  });

  it('is null where nothing is marked or the question is worth nothing', () => {
    const nothing = { marked: 0, mean: null, facility: null, rightRate: null };
    expect(difficulties([sheetOf(1, [null])], [itemOf(1)])).toEqual([nothing]);
    expect(difficulties([sheetOf(1, [0])], [itemOf(1, { full: 0 })])[0]!.facility).toBeNull();
  });

  it('lies between the share that is fully right and 1, and does not depend on the order', () => {
    fc.assert(
      fc.property(shuffledSheets, ({ sheets, mixed }) => {
        const found = difficulties(sheets, itemsFor(sheets));
        expect(nearly(found, difficulties(mixed, itemsFor(sheets)))).toBe(true);
        for (const { facility, rightRate } of found) {
          expect(facility ?? 0).toBeGreaterThanOrEqual(rightRate ?? 0);
          expect(facility ?? 0).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

/** So many sheets of one total each; the first item tells whether they were right. */
const sheetsWith = (rows: readonly [count: number, first: number, rest: number][]): Sheet[] =>
  rows.flatMap(([count, first, rest], row) =>
    Array.from({ length: count }, (_, at) => sheetOf(row * 100 + at, [first, rest])),
  );

describe('upper and lower group', () => {
  it('are 27 % of the sheets each, rounded to whole ones', () => {
    const sizeOf = (count: number) => extremeGroups(Array.from({ length: count }, (_, at) => at))?.size;
    // 27 of 100 and 100 of 370 are Kelley's 27 %; 10.8 of 40 are counted as 11, 17.01 of 63 as 17.
    expect([100, 370, 40, 63, 10].map(sizeOf)).toEqual([27, 100, 11, 17, 3]);
  });

  // Of 10 totals 3 are in a group: 9 and 8 in full, of the four 7s a quarter each; 1, 2 and 3 are the lower group.
  it('take tied totals at the edge by the same fraction', () => {
    expect(extremeGroups([9, 8, 7, 7, 7, 7, 4, 3, 2, 1])).toEqual({
      size: 3,
      upper: [1, 1, 0.25, 0.25, 0.25, 0.25, 0, 0, 0, 0],
      lower: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
    });
  });

  it('do not exist for fewer than 10 sheets or equal totals', () => {
    expect(extremeGroups([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeNull();
    expect(extremeGroups(Array.from({ length: 20 }, () => 5))).toBeNull();
    expect(extremeGroups([])).toBeNull();
  });

  it('sum up to their size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 40 }), (totals) => {
        const groups = extremeGroups(totals);
        if (!groups) return;
        for (const weights of [groups.upper, groups.lower]) {
          expect(weights.reduce((a, b) => a + b)).toBeCloseTo(groups.size, 9);
          expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
        }
      }),
    );
  });
});

describe('index of discrimination', () => {
  it('is that of the worksheet with its halves as groups', () => {
    const found = discriminations(worksheet(), itemsOf(10), 0.5).map(({ index }) => index!);
    found.forEach((index, at) => expect(index).toBeCloseTo(worksheetFigures.discrimination[at]!, 12));
  });

  // Item analysis of an English test (scribd.com/document/495433464), question 1: groups of 17, right 15 and 9, printed .35.
  // 17 are 27 % of 63 sheets; 6 / 17 = .353.
  it('of 63 sheets is that of a printed analysis with 17 in each group', () => {
    const sheets = sheetsWith([
      [15, 1, 9],
      [2, 0, 10],
      [29, 1, 4],
      [9, 1, 1],
      [8, 0, 2],
    ]);
    const [{ upperRate, lowerRate, index }] = discriminations(sheets, itemsOf(2, { full: 10 }).with(0, itemOf(1))) as [
      ReturnType<typeof discriminations>[number],
    ];
    expect(upperRate).toBeCloseTo(15 / 17, 12);
    expect(lowerRate).toBeCloseTo(9 / 17, 12);
    expect(index).toBeCloseTo(0.353, 3);
  });

  // 270 of the 1,000 are in a group. Upper: among the 298 with five right. Lower: the 3 with none, 20 with one, 85 with two
  // and, of the 237 with three, the other 162, each with the weight 162 / 237. From the table of patterns, question 1 is right
  // for 0, 10, 62 and 212 of those: 1 − (72 + 212 · 162 / 237) / 270 = 1 − 216.91 / 270 = .1966; the others for 1, 24, 109;
  // 1, 7, 63; 2, 28, 139; 6, 49, 188: 1 − 99.51 / 270, 1 − 51.06 / 270, 1 − 125.01 / 270, 1 − 183.51 / 270.
  it('of the admission test follows from its table of patterns, with ties at both edges', () => {
    const expected = [0.1966, 0.6315, 0.8109, 0.537, 0.3203];
    discriminations(lsat(), itemsOf(5)).forEach(({ index, upperRate }, at) => {
      expect(upperRate).toBeCloseTo(1, 12);
      expect(index).toBeCloseTo(expected[at]!, 4);
    });
  });

  it('is 1 where all of the upper and none of the lower group are right, −1 the other way round', () => {
    const items = [itemOf(1), itemOf(2, { full: 10 })];
    expect(
      discriminations(
        sheetsWith([
          [5, 1, 9],
          [5, 0, 1],
        ]),
        items,
      )[0]!.index,
    ).toBe(1);
    expect(
      discriminations(
        sheetsWith([
          [5, 0, 9],
          [5, 1, 1],
        ]),
        items,
      )[0]!.index,
    ).toBe(-1);
  });
});

describe('correlation with the rest', () => {
  // R package ltm, descript(LSAT), "Point Biserial correlation with Total Score … Excluded".
  it('is that of the admission test', () => {
    const printed = [0.1128, 0.1532, 0.1728, 0.1444, 0.1216];
    discriminations(lsat(), itemsOf(5)).forEach(({ correlation }, at) =>
      expect(correlation).toBeCloseTo(printed[at]!, 4),
    );
  });

  // Rest of item 1: 1, 2, 3 beside 0, 1, 1: deviations −1, 0, 1 and −⅔, ⅓, ⅓; 1 / √(2 · ⅔) = .8660.
  it('does not count the item itself', () => {
    const sheets = [sheetOf(1, [0, 1]), sheetOf(2, [1, 2]), sheetOf(3, [1, 3])];
    expect(discriminations(sheets, itemsOf(2))[0]!.correlation).toBeCloseTo(Math.sqrt(3) / 2, 12);
  });

  it('is null with fewer than 3 sheets, one item, or without variance', () => {
    const correlationsOf = (rows: number[][]) =>
      discriminations(
        rows.map((row, at) => sheetOf(at, row)),
        itemsOf(rows[0]!.length),
      ).map(({ correlation }) => correlation);
    expect(
      correlationsOf([
        [0, 1],
        [1, 2],
      ]),
    ).toEqual([null, null]);
    expect(correlationsOf([[0], [1], [1]])).toEqual([null]);
    expect(
      correlationsOf([
        [1, 0],
        [1, 1],
        [1, 1],
      ]),
    ).toEqual([null, null]);
  });
});

describe('reliability', () => {
  // R package ltm, cronbach.alpha(LSAT): 0.295; descript(LSAT) without each item: 0.2754, 0.2376, 0.2168, 0.2459, 0.2663.
  // By hand: ΣpQ = .924·.076 + .709·.291 + .553·.447 + .763·.237 + .870·.130 = .81767, variance of totals 1.07024;
  // 1.25 · (1 − .81767 / 1.07024) = .2950. Both variances by N; by N − 1 their ratio is the same.
  it('is that of the admission test, with and without each item', () => {
    const found = reliability(lsat(), itemsOf(5));
    expect(found.alpha).toBeCloseTo(0.295, 4);
    const printed = [0.2754, 0.2376, 0.2168, 0.2459, 0.2663];
    found.alphaIfDeleted.forEach((alpha, at) => expect(alpha).toBeCloseTo(printed[at]!, 4));
    // 1.07131 by N − 1: √1.07131 · √(1 − .2950) = .8691.
    expect(found.standardError).toBeCloseTo(0.8691, 4);
  });

  // Two parallel items of marks: variances 1 and 1, totals 2, 4, 6 with variance 4: 2 · (1 − 2/4) = 1, and no error.
  it('is 1 for items that say the same', () => {
    const sheets = [1, 2, 3].map((mark) => sheetOf(mark, [mark, mark]));
    expect(reliability(sheets, itemsOf(2))).toEqual({ alpha: 1, alphaIfDeleted: [null, null], standardError: 0 });
  });

  // Items 1,2,3 and 4,2,0: totals 5, 4, 3 with variance 1: 2 · (1 − 5/1) = −8; a negative reliability has no error.
  it('may be negative, and then tells no error', () => {
    const sheets = [sheetOf(1, [1, 4]), sheetOf(2, [2, 2]), sheetOf(3, [3, 0])];
    expect(reliability(sheets, itemsOf(2))).toMatchObject({ alpha: -8, standardError: null });
  });

  it('is null with one sheet, one item, or equal totals', () => {
    expect(reliability([sheetOf(1, [1, 0])], itemsOf(2)).alpha).toBeNull();
    expect(reliability([sheetOf(1, [1]), sheetOf(2, [0])], itemsOf(1)).alpha).toBeNull();
    expect(reliability([sheetOf(1, [1, 0]), sheetOf(2, [0, 1])], itemsOf(2)).alpha).toBeNull();
    expect(reliability([], itemsOf(2))).toEqual({ alpha: null, alphaIfDeleted: [null, null], standardError: null });
  });
});

describe('standard error of measurement', () => {
  // iedunote.com/standard-error-of-measurement: deviation 10, reliability .90: 3.16.
  it('is that of the example', () => {
    expect(standardErrorOf(10, 0.9)).toBeCloseTo(3.16, 2);
  });
});

describe('figures of items', () => {
  it('do not depend on the order of sheets', () => {
    fc.assert(
      fc.property(shuffledSheets, ({ sheets, mixed }) => {
        const items = itemsFor(sheets);
        expect(nearly(discriminations(sheets, items), discriminations(mixed, items))).toBe(true);
        expect(nearly(reliability(sheets, items), reliability(mixed, items))).toBe(true);
      }),
    );
  });

  it('stay within their bounds', () => {
    fc.assert(
      fc.property(anySheets, (sheets) => {
        const items = itemsFor(sheets);
        for (const { index, correlation } of discriminations(sheets, items)) {
          expect(Math.abs(index ?? 0)).toBeLessThanOrEqual(1 + 1e-12);
          expect(Math.abs(correlation ?? 0)).toBeLessThanOrEqual(1);
        }
        const { alpha, alphaIfDeleted } = reliability(sheets, items);
        for (const one of [alpha, ...alphaIfDeleted]) expect(one ?? 0).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('do not depend on how much a mark is worth', () => {
    fc.assert(
      fc.property(anySheets, (sheets) => {
        const tripled = sheets.map(({ scores, ...more }, at) =>
          sheetOf(
            at,
            scores.map((score) => score && score * 3),
            more,
          ),
        );
        const [once, thrice] = [itemsFor(sheets), itemsFor(sheets, { full: 12 })];
        expect(nearly(discriminations(sheets, once), discriminations(tripled, thrice))).toBe(true);
        expect(nearly(reliability(sheets, once).alpha, reliability(tripled, thrice).alpha)).toBe(true);
      }),
    );
  });
});
