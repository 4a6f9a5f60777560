import { fewestWorks, sureFrom } from '../../../contracts/statistics.ts';
import { falseShares } from './comparison.ts';
import { mean, negligible, sampleVariance } from './moments.ts';
import { tTail } from './t-distribution.ts';
import { leastSquares } from './trend.ts';

/** What one student reached: when, in any unit, and how many standard deviations from the class. */
export interface Standing {
  x: number;
  z: number;
}

/** How a student has moved against the class, in standard deviations, and the share of such verdicts that chance makes false. */
export interface Change {
  value: number;
  falseShare: number;
}

/** Whether a change is more than chance: one of those that are said to move. */
export const isCertain = ({ falseShare }: Change): boolean => falseShare <= 1 - sureFrom + 1e-9;

/** Totals of a class in one work. */
export interface ClassTotals {
  classId: string;
  totals: readonly { studentId: string; total: number | null }[];
}

/**
 * How many standard deviations each student of a work is from the own class: (X − X̄ of the class) / S within classes, pooled over
 * the classes. Works differ in difficulty and in who gets them; against classmates like is compared with like. Empty where the
 * totals do not vary.
 */
export function standingsOf(classes: readonly ClassTotals[]): Map<string, number> {
  const marked = classes.map(
    ({ totals }) => totals.filter((one) => one.total !== null) as { studentId: string; total: number }[],
  );
  let [squares, freedom] = [0, 0];
  for (const rows of marked) {
    squares += (sampleVariance(rows.map(({ total }) => total)) ?? 0) * (rows.length - 1 || 0);
    freedom += Math.max(0, rows.length - 1);
  }
  const spread = freedom === 0 ? 0 : Math.sqrt(squares / freedom);
  if (spread === 0) return new Map();
  return new Map(
    marked.flatMap((rows) => {
      const centre = mean(rows.map(({ total }) => total))!;
      return rows.map(({ studentId, total }) => [studentId, (total - centre) / spread] as const);
    }),
  );
}

/** What of a series is looked at: an amount, its variance in units of the residual variance, and the residuals. */
interface Estimate {
  value: number;
  variance: number;
  squares: number;
  freedom: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The change along the line through all standings of a student, from the first to the last. */
function alongLine(points: readonly Standing[]): Estimate | null {
  if (points.length < fewestWorks) return null;
  const line = leastSquares(points.map(({ x, z }) => ({ x, y: z })));
  if (!line) return null;
  const xs = points.map(({ x }) => x);
  const centre = mean(xs)!;
  const length = Math.max(...xs) - Math.min(...xs);
  return {
    value: line.slope * length,
    variance: length ** 2 / sumOf(xs.map((x) => (x - centre) ** 2)),
    squares: sumOf(points.map(({ x, z }) => (z - line.intercept - line.slope * x) ** 2)),
    freedom: points.length - 2,
  };
}

/** The last standing against the mean of those before. */
function lastAgainstBefore(points: readonly Standing[]): Estimate | null {
  if (points.length < fewestWorks) return null;
  const before = points.slice(0, -1).map(({ z }) => z);
  const usual = mean(before)!;
  return {
    value: points.at(-1)!.z - usual,
    variance: 1 + 1 / before.length,
    squares: sumOf(before.map((z) => (z - usual) ** 2)),
    freedom: before.length - 1,
  };
}

/** Standings of a period, and those before it. */
export interface Periods {
  before: readonly number[];
  now: readonly number[];
}

/** The mean of a period against the mean of the one before it; one piece of work tells nothing of how much it varies. */
function nowAgainstBefore({ before, now }: Periods): Estimate | null {
  if (before.length < 2 || now.length < 2) return null;
  const [earlier, later] = [mean(before)!, mean(now)!];
  return {
    value: later - earlier,
    variance: 1 / before.length + 1 / now.length,
    squares: sumOf([...before.map((z) => (z - earlier) ** 2), ...now.map((z) => (z - later) ** 2)]),
    freedom: before.length + now.length - 2,
  };
}

function changesBy<Points>(
  series: ReadonlyMap<string, Points>,
  estimateOf: (points: Points) => Estimate | null,
): Map<string, Change> {
  const found = [...series].flatMap(([id, points]) => {
    const estimate = estimateOf(points);
    return estimate ? [{ id, ...estimate }] : [];
  });
  const freedom = sumOf(found.map((one) => one.freedom));
  const residual = sumOf(found.map(({ squares }) => squares)) / freedom;
  const ps = found.map(({ value, variance }) => {
    // Where nothing varies, as between two students, what is left of it in computing tells nothing.
    if (!(residual > negligible)) return 1;
    const error = Math.sqrt(residual * variance);
    return 2 * tTail(Math.abs(value / error), freedom);
  });
  const shares = falseShares(ps);
  return new Map(found.map(({ id, value }, at) => [id, { value, falseShare: shares[at]! }]));
}

/**
 * How students have moved against their classes over several works: the change of z along a least-squares line, tested two-sided
 * by Student's t. What work varies by, the questions and the day, is estimated from the residuals of all students together, as
 * the few works of one tell little of it (Draper & Smith, Applied Regression Analysis, 1998); `falseShare` then controls how many
 * of all verdicts are false (Benjamini & Hochberg, 1995). Students with fewer than 4 works have none.
 */
export const movements = (series: ReadonlyMap<string, readonly Standing[]>): Map<string, Change> =>
  changesBy(series, alongLine);

/** The same for the last work against those before it, on average. */
export const lastMovements = (series: ReadonlyMap<string, readonly Standing[]>): Map<string, Change> =>
  changesBy(series, lastAgainstBefore);

/**
 * How students, or classes, stand in a period against the one before it: the difference of the mean z, by the t-test of two
 * samples with a common variance (Student, The Probable Error of a Mean, Biometrika 6, 1908), which here too is estimated from all
 * of them together; and `falseShare` as above. Who has fewer than 2 works in either period has none.
 */
export const periodMovements = (series: ReadonlyMap<string, Periods>): Map<string, Change> =>
  changesBy(series, nowAgainstBefore);
