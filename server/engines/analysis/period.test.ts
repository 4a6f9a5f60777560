import { describe, expect, it } from 'vitest';
import { Random } from '../../../seed/random.ts';
import { isCertain, periodMovements, standingsOf, type Periods } from './change.ts';
import { normal } from './testing/normal.ts';

const of = (...periods: Periods[]) => [
  ...periodMovements(new Map(periods.map((one, at) => [String(at), one]))).values(),
];

/** Hours of sleep that two drugs added, by Student, 1908, as R keeps them (`sleep`). */
const sleep = {
  before: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  now: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
};

describe('a period against the one before', () => {
  it('is what the t-test of two samples says of the data of its paper', () => {
    const [change] = of(sleep);
    // R, t.test(extra ~ group, sleep, var.equal = TRUE): t = -1.8608, df = 18, p-value = 0.07919.
    expect(change!.value).toBeCloseTo(1.58, 10);
    expect(change!.falseShare).toBeCloseTo(0.07919, 3);
    expect(isCertain(change!)).toBe(true);
  });

  it('is judged by what varies in all together, and by how many are judged', () => {
    const still = { before: sleep.before, now: sleep.before };
    const [moved, stayed] = of(sleep, still);
    // The residual variance over both is 3.4052 of 36 degrees of freedom: t = 1.9146, two-sided p = 0.0636, doubled for two.
    expect(moved!.falseShare).toBeCloseTo(0.127, 2);
    expect(stayed!.value).toBe(0);
    expect(stayed!.falseShare).toBeCloseTo(1, 6);
  });

  it('has no word on a single work, or on who was absent from a whole period', () => {
    expect(of({ before: [1], now: [0, 1] }, { before: [], now: [0, 1] }, { before: [0, 1], now: [1] })).toEqual([]);
  });

  it('says of nothing that does not vary that it moves', () => {
    expect(of({ before: [1, 1], now: [1, 1] }).map(isCertain)).toEqual([false]);
    expect(of({ before: [0, 0], now: [1, 1] }).map(isCertain)).toEqual([false]);
    // Of two students one is always as far above the mean as the other is below, but for what computing leaves.
    const zs = [0.91, 0.62, 0.7, 0.33, 0.8, 0.57].map((rate, at) =>
      standingsOf([
        {
          classId: '1',
          totals: [
            { studentId: 'a', total: rate },
            { studentId: 'b', total: rate - 0.1 * (at + 1) },
          ],
        },
      ]).get('a')!,
    );
    expect(new Set(zs).size).toBeGreaterThan(1);
    expect(of({ before: zs.slice(0, 3), now: zs.slice(3) }).map(isCertain)).toEqual([false]);
  });

  it('is called a movement of hardly anybody where nobody moves, and of most who do', () => {
    let [worlds, called, right, moving] = [0, 0, 0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed, 'period');
      const isStill = seed <= 20;
      const series = new Map(
        Array.from({ length: 40 }, (_, at): [string, Periods] => {
          const level = normal(random);
          const shift = !isStill && at < 6 ? -1.5 : 0;
          const some = (count: number, around: number) =>
            Array.from({ length: count }, () => around + 0.6 * normal(random));
          return [String(at), { before: some(6, level), now: some(6, level + shift) }];
        }),
      );
      const certain = [...periodMovements(series)].filter(([, change]) => isCertain(change));
      if (isStill) worlds += Number(certain.length > 0);
      else {
        moving += 6;
        called += certain.length;
        right += certain.filter(([id, { value }]) => Number(id) < 6 && value < 0).length;
      }
    }
    expect(worlds).toBeLessThanOrEqual(5);
    expect(right / called).toBeGreaterThanOrEqual(0.85);
    expect(right / moving).toBeGreaterThan(0.8);
  });
});
