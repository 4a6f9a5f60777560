import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from './histogram.ts';
import { mean, pearson, populationDeviation, sampleDeviation } from './moments.ts';
import { markedSheets, totalOf } from './sheet.ts';
import { anySheets, brown, nearly, sheetOf } from './testing/examples.ts';
import { bandFigures, completion, quantile, totalFigures } from './totals.ts';

const marks = fc.array(
  fc.integer({ min: 0, max: 300 }).map((halves) => halves / 2),
  { maxLength: 60 },
);

describe('mean and deviation', () => {
  // Wikipedia, "Standard deviation", basic example: mean 40 / 8 = 5, squares 9+1+1+1+0+0+4+16 = 32, √(32/8) = 2; its
  // sample value is √(32/7) = 2.138.
  it('are those of the eight marks in the encyclopaedia', () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(mean(values)).toBe(5);
    expect(populationDeviation(values)).toBe(2);
    expect(sampleDeviation(values)).toBeCloseTo(2.138, 3);
  });

  // Printed: 37.50 and 8.29. Squares: 2·(12.5² + 7.5² + 7.5² + 2.5²) = 550, √(550/8) = 8.2916.
  it('are those of the eight totals of Brown', () => {
    expect(mean(brown.totals)).toBe(37.5);
    expect(populationDeviation(brown.totals)).toBeCloseTo(8.29, 2);
  });

  it('are null without values, of a sample with one', () => {
    expect([mean([]), populationDeviation([]), sampleDeviation([])]).toEqual([null, null, null]);
    expect([mean([7]), populationDeviation([7]), sampleDeviation([7])]).toEqual([7, 0, null]);
  });
});

describe('correlation', () => {
  // Anscombe, Graphs in Statistical Analysis, The American Statistician 27, 1973, first set: r = .816.
  it('is that of Anscombe', () => {
    const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(pearson(xs, ys)).toBeCloseTo(0.816, 3);
  });

  // (M_p − M_q) / S · √(pq) = (45 − 30) / 8.2916 · .5 = .9045; printed .91, from the rounded 15 / 8.29 · .5 = .9047.
  it('of one right or wrong question is the point-biserial', () => {
    expect(pearson(brown.first, brown.totals)).toBeCloseTo(0.9045, 4);
    expect(pearson(brown.second, brown.totals)).toBeCloseTo(-0.9045, 4);
  });

  it('is null where one side does not vary', () => {
    expect(pearson(brown.third, brown.totals)).toBeNull();
    expect(pearson([0.1 + 0.2, 0.3], [1, 2])).toBeNull();
    expect(pearson([], [])).toBeNull();
  });
});

describe('quantiles', () => {
  // Excel's own help for QUARTILE: 1, 2, 4, 7, 8, 9, 10, 12 has a first quartile of 3.5 = 2 + .75 · 2.
  it('are those of spreadsheets', () => {
    expect(quantile([1, 2, 4, 7, 8, 9, 10, 12], 0.25)).toBe(3.5);
    // SpreadNet's help for QUARTILE.INC: {11,21,42,27,18,29,32,52} gives 20.25 = 18 + .75 · 3.
    expect(quantile([11, 18, 21, 27, 29, 32, 42, 52], 0.25)).toBe(20.25);
    // PlanMaker's help for QUARTILE.INC: 1 to 9, third quartile 7.
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9], 0.75)).toBe(7);
  });

  // Wikipedia, "Quartile", example 1, methods 2: 25.5, 40, 42.5.
  it('are those of the encyclopaedia', () => {
    const figures = totalFigures([49, 6, 7, 15, 36, 39, 40, 41, 42, 43, 47], 50);
    expect([figures.lowerQuartile, figures.median, figures.upperQuartile]).toEqual([25.5, 40, 42.5]);
    expect([figures.min, figures.max, figures.count]).toEqual([6, 49, 11]);
  });
});

describe('rates and bands', () => {
  // Out of 100: 95 and 91 are excellent, 90 and 70 good, 69.5 and 60 pass, 59.5 and 0 fail: 6 of 8 pass, 2 of 8 are excellent.
  it('count each total once, bounds as the specification has them', () => {
    const figures = totalFigures([95, 91, 90, 70, 69.5, 60, 59.5, 0], 100);
    expect(figures.bands.map(({ value, count }) => [value, count])).toEqual([
      ['excellent', 2],
      ['good', 2],
      ['pass', 2],
      ['fail', 2],
    ]);
    expect([figures.passRate, figures.excellentRate]).toEqual([0.75, 0.25]);
  });

  it('are null without totals or without full marks', () => {
    for (const figures of [totalFigures([], 100), totalFigures([0], 0)])
      expect([figures.passRate, figures.excellentRate, figures.bands[0]!.share]).toEqual([null, null, null]);
  });

  it('add up to everybody', () => {
    fc.assert(
      fc.property(marks, (totals) => {
        const sum = bandFigures(totals, 150).reduce((all, { count }) => all + count, 0);
        expect(sum).toBe(totals.length);
      }),
    );
  });
});

describe('all figures of totals', () => {
  it('do not depend on the order, grow with the scale, and lie within each other', () => {
    fc.assert(
      fc.property(marks, (totals) => {
        const figures = totalFigures(totals, 150);
        expect(nearly(figures, totalFigures([...totals].reverse(), 150))).toBe(true);
        const doubled = totalFigures(
          totals.map((total) => total * 2),
          300,
        );
        expect(nearly(doubled.sampleDeviation, figures.sampleDeviation && figures.sampleDeviation * 2)).toBe(true);
        expect(doubled.bands).toEqual(figures.bands);
        if (totals.length === 0) return;
        const order = [figures.min!, figures.lowerQuartile!, figures.median!, figures.upperQuartile!, figures.max!];
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(figures.populationDeviation!).toBeLessThanOrEqual((figures.max! - figures.min!) / 2 + 1e-9);
      }),
    );
  });
});

describe('totals of sheets', () => {
  it('leave out what is not marked throughout, and count zeros', () => {
    expect(totalOf({ scores: [2, null] })).toBeNull();
    expect(totalOf({ scores: [0, 0] })).toBe(0);
    expect(markedSheets([sheetOf(1, [1, null]), sheetOf(2, [0, 0])]).map(({ total }) => total)).toEqual([0]);
  });

  it('are equal where the marks are, however they were added', () => {
    expect(totalOf({ scores: [0.1, 0.2, 0.3] })).toBe(totalOf({ scores: [0.3, 0.3, 0] }));
  });

  it('lie between 0 and full marks', () => {
    fc.assert(
      fc.property(anySheets, (sheets) =>
        markedSheets(sheets).every(({ total, scores }) => total >= 0 && total <= 4 * scores.length),
      ),
    );
  });
});

describe('completion', () => {
  it('is the share that handed in, null where nothing was due', () => {
    expect(completion(38, 40)).toBe(0.95);
    expect(completion(0, 0)).toBeNull();
  });
});

describe('distribution', () => {
  // Sturges: 1 + log₂ 16 = 5 bins at most; 42 to 97 in tens would be six, so twenties: 40–60–80–100.
  it('has round edges and as many bins as Sturges allows', () => {
    const totals = [42, 55, 60, 61, 64, 66, 70, 71, 73, 75, 78, 80, 84, 88, 90, 97];
    expect(histogram(totals)).toEqual([
      { from: 40, to: 60, count: 2 },
      { from: 60, to: 80, count: 9 },
      { from: 80, to: 100, count: 5 },
    ]);
  });

  it('puts the greatest total into the last bin', () => {
    expect(histogram([0, 100])).toEqual([
      { from: 0, to: 50, count: 1 },
      { from: 50, to: 100, count: 1 },
    ]);
  });

  it('has no more than 12 bins however many totals there are', () => {
    // 1 + log₂ 4000 would allow 13: 65 marks in fives are 13 bins, so they are in tens.
    const bins = histogram(Array.from({ length: 4001 }, (_, at) => at % 66));
    expect(bins.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  });

  it('has one bin for one value and none without', () => {
    expect(histogram([87, 87])).toEqual([{ from: 87, to: 87.5, count: 2 }]);
    expect(histogram([])).toEqual([]);
  });

  it('holds every total once in at most 12 bins that join', () => {
    fc.assert(
      fc.property(marks, (totals) => {
        const bins = histogram(totals);
        expect(bins.length).toBeLessThanOrEqual(12);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
        bins.forEach((bin, at) => {
          const last = at === bins.length - 1;
          const inside = totals.filter((one) => one >= bin.from && (one < bin.to || (last && one === bin.to)));
          expect(inside.length).toBe(bin.count);
          if (!last) expect(bin.to).toBe(bins[at + 1]!.from);
        });
      }),
    );
  });
});
