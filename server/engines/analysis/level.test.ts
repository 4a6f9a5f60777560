import { describe, expect, it } from 'vitest';
import { Random } from '../../../seed/random.ts';
import type { Standing } from './change.ts';
import { levels } from './level.ts';
import { normal } from './testing/normal.ts';

type Matrix = number[][];

/** The inverse of a positive definite matrix by Gauss and Jordan, and the logarithm of its determinant. */
function inverted(matrix: Matrix): { inverse: Matrix; logDeterminant: number } {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => Number(other === at))]);
  let logDeterminant = 0;
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]![at]!;
    logDeterminant += Math.log(pivot);
    rows[at] = rows[at]!.map((value) => value / pivot);
    for (let other = 0; other < size; other++) {
      const factor = rows[other]![at]!;
      if (other !== at) rows[other] = rows[other]!.map((value, column) => value - factor * rows[at]![column]!);
    }
  }
  return { inverse: rows.map((row) => row.slice(size)), logDeterminant };
}

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => b[0]!.map((_, column) => row.reduce((sum, value, at) => sum + value * b[at]![column]!, 0)));

const starts = [0.25, 0.5, 1, 2, 4, 8];
const steps = [0, 0.001, 0.003, 0.01, 0.03, 0.1];

/** Levels and standings as one great normal distribution, conditioned on the standings: no recursion. */
function conditioned(own: readonly Standing[], start: number, perDay: number) {
  const prior = own.map(({ x }) => own.map((other) => start + perDay * (Math.min(x, other.x) - own[0]!.x)));
  const seen = prior.map((row, at) => row.map((value, other) => value + Number(other === at)));
  const { inverse, logDeterminant } = inverted(seen);
  const gain = times(prior, inverse);
  const zs = own.map(({ z }) => [z]);
  const explained = times(gain, prior);
  return {
    level: times(gain, zs).map(([value]) => value!),
    variance: prior.map((row, at) => row[at]! - explained[at]![at]!),
    squares: times([own.map(({ z }) => z)], times(inverse, zs))[0]![0]!,
    logDeterminant,
  };
}

function bruteForce(series: ReadonlyMap<string, readonly Standing[]>) {
  const all = [...series.values()];
  const count = all.reduce((sum, own) => sum + own.length, 0);
  const tried = starts.flatMap((start) =>
    steps.map((perDay) => {
      const found = all.map((own) => conditioned(own, start, perDay));
      const squares = found.reduce((sum, one) => sum + one.squares, 0);
      const logs = found.reduce((sum, one) => sum + one.logDeterminant, 0);
      return { found, squares, likelihood: -0.5 * (count * Math.log(squares / count) + logs) };
    }),
  );
  const best = tried.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
  const noise = best.squares / (count - Math.max(...all.map(({ length }) => length)));
  return best.found.map(({ level, variance }) => ({ level, variances: variance.map((value) => value * noise) }));
}

/** Students whose level walks at random, seen at some works with noise; each misses a work with a chance of `absent`. */
function world(seed: number, { students = 40, works = 8, spread = 1, perDay = 0.005, absent = 0 } = {}) {
  const random = new Random(seed, 'level');
  const truth = new Map<string, number[]>();
  const series = new Map<string, Standing[]>();
  for (let at = 0; at < students; at++) {
    let level = spread * normal(random);
    const [own, known]: [Standing[], number[]] = [[], []];
    for (let work = 0; work < works; work++) {
      if (work > 0) level += Math.sqrt(perDay * 10) * normal(random);
      const z = level + 0.6 * normal(random);
      if (random.below(1000) < absent * 1000) continue;
      own.push({ x: work * 10, z });
      known.push(level);
    }
    if (own.length === 0) continue;
    series.set(String(at), own);
    truth.set(String(at), known);
  }
  return { series, truth };
}

describe('levels', () => {
  it.each([
    ['that stay', { perDay: 0 }],
    ['that move', { perDay: 0.02 }],
    ['of students who miss work', { absent: 0.3 }],
    ['seen but once', { works: 1 }],
  ])('%s are those of the normal distribution of all standings together', (_, options) => {
    const { series } = world(3, { students: 12, ...options });
    const found = [...levels(series).values()];
    bruteForce(series).forEach(({ level, variances }, at) => {
      expect(found[at]!.map((one) => one.level)).toEqual(level.map((value) => expect.closeTo(value, 9) as number));
      const margins = found[at]!.map(({ low, high }) => (high - low) / 2);
      const [unit] = margins.map((margin, work) => margin / Math.sqrt(variances[work]!));
      // The bounds of Student's t: a little more than 1.96 deviations each way, the same for all.
      expect(unit).toBeGreaterThan(1.96);
      expect(unit).toBeLessThan(2.3);
      expect(margins).toEqual(variances.map((value) => expect.closeTo(unit! * Math.sqrt(value), 9) as number));
    });
  });

  it('lie between their bounds in about 95 of 100 cases, whether a class is large or small', () => {
    for (const [students, worlds] of [
      [40, 20],
      [3, 200],
    ] as const) {
      let [within, all] = [0, 0];
      for (let seed = 1; seed <= worlds; seed++) {
        const { series, truth } = world(seed, { students, works: 6 });
        for (const [id, path] of levels(series))
          path.forEach(({ low, high }, at) => {
            all++;
            if (truth.get(id)![at]! >= low && truth.get(id)![at]! <= high) within++;
          });
      }
      expect(within / all, `${students} students`).toBeGreaterThan(0.92);
      expect(within / all, `${students} students`).toBeLessThan(0.985);
    }
  });

  it('are less certain of who was seen less', () => {
    const { series } = world(1);
    const [once, often] = ['0', '1'];
    series.set(once, series.get(once)!.slice(-1));
    const found = levels(series);
    const width = (id: string) => found.get(id)!.at(-1)!.high - found.get(id)!.at(-1)!.low;
    expect(width(once)).toBeGreaterThan(width(often));
  });

  it('are the mean where nobody ever differs from it, and none where there is no work', () => {
    const same = [0, 10, 20].map((x) => ({ x, z: 0 }));
    const found = levels(new Map(['a', 'b'].map((id) => [id, same])));
    expect(found.get('a')).toEqual(same.map(() => ({ level: 0, low: 0, high: 0 })));
    expect(levels(new Map()).size).toBe(0);
  });

  it('are told with wide bounds of two classes in a single piece of work', () => {
    const found = levels(new Map([0.4, -0.4].map((z, at) => [String(at), [{ x: 0, z }]])));
    const [{ level, low, high }] = found.get('0') as [{ level: number; low: number; high: number }];
    expect(level).toBeGreaterThan(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(1);
  });
});
