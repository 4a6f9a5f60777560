import { tQuantile } from './t-distribution.ts';
import type { Standing } from './change.ts';

// The level behind a series: a random walk that each piece of work shows with noise (local level model: Durbin and Koopman, Time
// Series Analysis by State Space Methods, 2nd edition, 2012, chapter 2), filtered forward by Kalman's recursions and smoothed
// backward (Rauch, Tung and Striebel, Maximum Likelihood Estimates of Linear Dynamic Systems, AIAA Journal 3, 1965).

/** Where a level is taken to be, and the bounds between which it lies with a certainty of 95 %. */
export interface Level {
  level: number;
  low: number;
  high: number;
}

/** Variances in units of the noise of one piece of work: of levels before the first, and of what a day adds. */
interface Ratios {
  start: number;
  perDay: number;
}

/** What the greatest likelihood is looked for among; a term is about a hundred days. */
const starts = [0.25, 0.5, 1, 2, 4, 8] as const;
const steps = [0, 0.001, 0.003, 0.01, 0.03, 0.1] as const;

/** A level with its variance, before a piece of work is seen and after. */
interface Step {
  before: { level: number; variance: number };
  after: { level: number; variance: number };
}

/** The filter over one series, oldest first; tells each surprise with the variance that was expected of it. */
function filter(
  series: readonly Standing[],
  { start, perDay }: Ratios,
  hear: (surprise: number, variance: number) => void,
): Step[] {
  let [level, variance] = [0, start];
  return series.map(({ x, z }, at) => {
    if (at > 0) variance += perDay * (x - series[at - 1]!.x);
    const before = { level, variance };
    const expected = variance + 1;
    const surprise = z - level;
    hear(surprise, expected);
    level += (variance / expected) * surprise;
    variance /= expected;
    return { before, after: { level, variance } };
  });
}

/** What the filter says, told by what came later. */
function smoothed(steps: readonly Step[]): { level: number; variance: number }[] {
  const found = steps.map(({ after }) => after);
  for (let at = steps.length - 2; at >= 0; at--) {
    const { after } = steps[at]!;
    const next = steps[at + 1]!.before;
    const gain = after.variance / next.variance;
    found[at] = {
      level: after.level + gain * (found[at + 1]!.level - next.level),
      variance: after.variance + gain ** 2 * (found[at + 1]!.variance - next.variance),
    };
  }
  return found;
}

/** The sum of squared surprises in units of their variance, and the log-likelihood at the noise that makes it greatest. */
function fit(all: readonly (readonly Standing[])[], ratios: Ratios): { squares: number; likelihood: number } {
  let [squares, logs, count] = [0, 0, 0];
  for (const series of all)
    filter(series, ratios, (surprise, variance) => {
      squares += surprise ** 2 / variance;
      logs += Math.log(variance);
      count++;
    });
  return { squares, likelihood: -0.5 * (count * Math.log(Math.max(squares / count, 1e-9)) + logs) };
}

/** What is left to tell the noise from: standings in a piece of work add up to nothing, so that one of them follows from the others. */
function freedomOf(all: readonly (readonly Standing[])[]): number {
  const counts = all.map(({ length }) => length);
  return Math.max(1, counts.reduce((sum, count) => sum + count, 0) - Math.max(...counts));
}

/**
 * The level of each series, piece of work by piece of work, in the unit of its values; x counts days. How much a level moves and
 * how much one piece of work varies is estimated over all series together, since one alone tells little of it; the bounds are
 * those of Student's t, as the noise is estimated too.
 */
export function levels(series: ReadonlyMap<string, readonly Standing[]>): Map<string, Level[]> {
  const all = [...series.values()];
  const freedom = freedomOf(all);
  const tried = starts.flatMap((start) => steps.map((perDay) => ({ start, perDay })));
  const fits = tried.map((ratios) => ({ ratios, ...fit(all, ratios) }));
  const best = fits.reduce((found, one) => (one.likelihood > found.likelihood ? one : found));
  const noise = best.squares / freedom;
  const beyond = tQuantile(freedom);
  return new Map(
    [...series].map(([id, own]) => {
      const path = smoothed(filter(own, best.ratios, () => undefined));
      return [
        id,
        path.map(({ level, variance }) => {
          const margin = beyond * Math.sqrt(noise * variance);
          return { level, low: level - margin, high: level + margin };
        }),
      ];
    }),
  );
}
