import { expect, it } from 'vitest';
import { agreementOf, weightedKappa, type Pair } from './agreement.ts';
import { restCorrelation } from './moments.ts';
import { profileOf, standardScore } from './standard.ts';

/** Pairs by a table: how often the first gave the row's mark and the second the column's. */
const pairsOf = (table: readonly (readonly number[])[]): Pair[] =>
  table.flatMap((row, one) => row.flatMap((count, other) => new Array<Pair>(count).fill([one, other])));

it('weighs kappa by the square of what marks differ by', () => {
  // By hand: Σ(a − b)² = 10 + 10 = 20 over 100 pairs; margins 50:50 and 50:50 expect 50.
  expect(
    weightedKappa(
      pairsOf([
        [40, 10],
        [10, 40],
      ]),
    ),
  ).toBeCloseTo(0.6, 12);
  // The psychiatric diagnoses of Cohen (1968) with quadratic weights instead, as R's irr::kappa2(…, "squared") has them.
  const diagnoses = pairsOf([
    [88, 10, 2],
    [14, 40, 6],
    [18, 10, 12],
  ]);
  const expected = 1 - (10 + 14 + 6 + 10 + 4 * (2 + 18)) / expectedSquares(diagnoses);
  expect(weightedKappa(diagnoses)).toBeCloseTo(expected, 12);
  expect(weightedKappa([[3, 3]])).toBeNull();
  expect(weightedKappa([])).toBeNull();
});

/** What squares would be if marks were independent: every first against every second. */
function expectedSquares(pairs: readonly Pair[]): number {
  let sum = 0;
  for (const [one] of pairs) for (const [, other] of pairs) sum += (one - other) ** 2;
  return sum / pairs.length;
}

it('has the bounds of agreement of Bland and Altman, on their flow meters', () => {
  // Wright's large and mini meter, first reading of 17 persons (Lancet 1986): mean −2.1, S 38.8.
  const large = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427];
  const mini = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451];
  const found = agreementOf(
    large.map((one, at): Pair => [one, mini[at]!]),
    10,
  );
  expect(found.meanDifference).toBeCloseTo(-2.1, 1);
  expect((found.upper! - found.meanDifference!) / 1.959964).toBeCloseTo(38.8, 1);
  expect(found.withinRate).toBeCloseTo(5 / 17, 12);
  expect(agreementOf([[1, 2]], 1)).toMatchObject({ count: 1, withinRate: 1, meanDifference: -1, lower: null });
});

it('correlates a part with the rest, from sums alone', () => {
  const rows = [
    [1, 10],
    [2, 14],
    [0, 4],
    [2, 9],
  ] as const;
  const sum = (of: (x: number, t: number) => number) => rows.reduce((all, [x, t]) => all + of(x, t), 0);
  const sums = {
    count: rows.length,
    x: sum((x) => x),
    t: sum((_, t) => t),
    xt: sum((x, t) => x * t),
    xx: sum((x) => x * x),
    tt: sum((_, t) => t * t),
  };
  // Of 1, 2, 0, 2 and the rests 9, 12, 4, 7: products of 7 over the root of 2.75 · 34.
  expect(restCorrelation(sums)).toBeCloseTo(7 / Math.sqrt(2.75 * 34), 12);
  expect(restCorrelation({ count: 3, x: 3, t: 12, xt: 12, xx: 3, tt: 50 })).toBeNull();
});

it('sets scores to 50 and 10, and finds the subject furthest below the others', () => {
  expect(standardScore(80, { mean: 70, deviation: 5 })).toBe(70);
  expect(standardScore(80, { mean: 70, deviation: 0 })).toBeNull();
  const found = profileOf([
    { id: 'a', standard: 60 },
    { id: 'b', standard: 62 },
    { id: 'c', standard: 49 },
  ]);
  expect(found.weakest).toEqual({ id: 'c', by: 12 });
  expect(found.balance).toBeCloseTo(Math.sqrt((9 + 25 + 64) / 3), 12);
  expect(profileOf([{ id: 'a', standard: 60 }])).toEqual({ balance: null, weakest: null });
});
