import { describe, expect, it } from 'vitest';
import { Random } from '../../../seed/random.ts';
import { isCertain, lastMovements, movements, standingsOf, type Standing } from './change.ts';
import { normal, uniform } from './testing/normal.ts';

it('compares with classmates, whatever the work was like and whoever else got it', () => {
  const easy = { classId: '1', totals: ['a', 'b', 'c'].map((studentId, at) => ({ studentId, total: 30 + at })) };
  const hard = { classId: '2', totals: ['d', 'e', 'f'].map((studentId, at) => ({ studentId, total: 10 + at })) };
  const absent = { studentId: 'g', total: null };
  const found = standingsOf([easy, { ...hard, totals: [...hard.totals, absent] }]);
  expect(Object.fromEntries(found)).toEqual({ a: -1, b: 0, c: 1, d: -1, e: 0, f: 1 });
  expect(standingsOf([{ classId: '1', totals: [{ studentId: 'a', total: 3 }, absent] }]).size).toBe(0);
});

/** Students of one class over some works of different difficulty: a share of them falls, some rise, the others stay. */
function world(seed: number, { students = 132, works = 16, turning = 0.15, by = 2 } = {}) {
  const random = new Random(seed, 'change');
  const people = Array.from({ length: students }, (_, at) => ({
    studentId: String(at),
    ability: normal(random),
    slope: at < students * turning ? -by : at > students * (1 - turning) ? by : 0,
  }));
  const series = new Map<string, Standing[]>(people.map(({ studentId }) => [studentId, []]));
  for (let x = 0; x < works; x++) {
    const [difficulty, full] = [normal(random), 20 + 80 * uniform(random)];
    const totals = people.map(({ studentId, ability, slope }) => {
      const level = ability + slope * (x / (works - 1)) - difficulty + 0.6 * normal(random);
      return { studentId, total: full / (1 + Math.exp(-level)) };
    });
    for (const [studentId, z] of standingsOf([{ classId: '1', totals }])) series.get(studentId)!.push({ x, z });
  }
  return { series, slopeOf: new Map(people.map(({ studentId, slope }) => [studentId, slope])) };
}

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

describe('who is said to fall', () => {
  it('falls in truth in at least 80 of 100 cases, and most who fall are found', () => {
    let [called, right, falling] = [0, 0, 0];
    for (const seed of seeds) {
      const { series, slopeOf } = world(seed);
      falling += [...slopeOf.values()].filter((slope) => slope < 0).length;
      for (const [studentId, change] of movements(series)) {
        if (!isCertain(change) || change.value >= 0) continue;
        called += 1;
        if (slopeOf.get(studentId)! < 0) right += 1;
      }
    }
    expect(right / called).toBeGreaterThanOrEqual(0.8);
    expect(right / falling).toBeGreaterThan(0.5);
  });

  it('is hardly anybody where nobody falls', () => {
    const worlds = seeds.map((seed) => [...movements(world(seed, { turning: 0 }).series).values()].filter(isCertain));
    expect(worlds.filter((called) => called.length > 0).length).toBeLessThanOrEqual(5);
  });

  it('is told of the last work too, against those before', () => {
    const { series } = world(1, { turning: 0, works: 6 });
    const fallen = [...series.keys()][5]!;
    series.set(
      fallen,
      series.get(fallen)!.map((one, at) => (at === 5 ? { ...one, z: one.z - 5 } : one)),
    );
    const called = [...lastMovements(series)].filter(([, change]) => isCertain(change));
    expect(called.map(([studentId]) => studentId)).toEqual([fallen]);
  });
});

it('has no word on fewer than four works', () => {
  expect(movements(world(1, { works: 3 }).series).size).toBe(0);
});
