import { grouped } from '../../database/lists.ts';
import { mean, populationDeviation } from './moments.ts';

/** An assignment with the totals of those who handed it in, in marks out of `full`; null totals are not marked throughout. */
export interface TrendAssignment {
  assignmentId: string;
  full: number;
  totals: readonly { studentId: string; classId: string; total: number | null }[];
}

/**
 * One student or class in one assignment: score rate from 0 to 1, and how many standard deviations of all students' totals
 * it is from their mean.
 */
export interface TrendPoint {
  assignmentId: string;
  rate: number | null;
  z: number | null;
}

/** A series in the order of the assignments, and the change of its rate from one assignment to the next. */
export interface Trend {
  points: TrendPoint[];
  slope: number | null;
}

/** A line y = intercept + slope · x. */
export interface Line {
  slope: number;
  intercept: number;
}

/**
 * Line of least squares: slope Σ(x − x̄)(y − ȳ) / Σ(x − x̄)², unit of y per unit of x (Draper & Smith, Applied Regression
 * Analysis, 1998). Null with fewer than 2 different x.
 */
export function leastSquares(points: readonly { x: number; y: number }[]): Line | null {
  const xs = points.map(({ x }) => x);
  const [middle, level] = [mean(xs), mean(points.map(({ y }) => y))];
  if (middle === null || level === null || xs.every((x) => x === xs[0])) return null;
  const together = points.reduce((sum, { x, y }) => sum + (x - middle) * (y - level), 0);
  const slope = together / points.reduce((sum, { x }) => sum + (x - middle) ** 2, 0);
  return { slope, intercept: level - slope * middle };
}

type By = 'studentId' | 'classId';

/** What everybody of one assignment reached: by id the rate and z of the mean total. */
function reached({ assignmentId, full, totals }: TrendAssignment, by: By): Map<string, TrendPoint> {
  const marked = totals.flatMap(({ total, ...row }) => (total === null ? [] : [{ id: row[by], total }]));
  const all = marked.map(({ total }) => total);
  const [centre, spread] = [mean(all), populationDeviation(all)];
  const pointOf = (rows: readonly { total: number }[]): TrendPoint => {
    const own = mean(rows.map(({ total }) => total))!;
    return { assignmentId, rate: full > 0 ? own / full : null, z: spread ? (own - centre!) / spread : null };
  };
  return new Map([...grouped(marked, ({ id }) => id)].map(([id, rows]) => [id, pointOf(rows)]));
}

/** A series of a student's or class's own assignments, oldest first, with its slope (see `trends`). */
function trendOf(points: TrendPoint[]): Trend {
  const placed = points.flatMap(({ rate }, x) => (rate === null ? [] : [{ x, y: rate }]));
  return { points, slope: leastSquares(placed)?.slope ?? null };
}

/**
 * Series of every student or class over assignments, oldest first: score rate X̄ / W, z = (X̄ − mean of all) / population
 * deviation of all (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986), and the slope of the rate per
 * assignment (`leastSquares`), where an assignment that was missed leaves a gap. Rate and z are null where nothing was
 * handed in and marked throughout, z also where all totals are equal, the slope with fewer than 2 rates.
 */
export function trends(assignments: readonly TrendAssignment[], by: By): Map<string, Trend> {
  const columns = assignments.map((assignment) => reached(assignment, by));
  const ids = new Set(assignments.flatMap(({ totals }) => totals.map((row) => row[by])));
  const seriesOf = (id: string): TrendPoint[] =>
    assignments.map(({ assignmentId }, at) => columns[at]!.get(id) ?? { assignmentId, rate: null, z: null });
  return new Map([...ids].map((id) => [id, trendOf(seriesOf(id))]));
}
