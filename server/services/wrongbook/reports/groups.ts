import type * as z from 'zod';
import type { bandCount, classResult, completion, summary } from '../../../../contracts/wrongbook/report-shapes.ts';
import type { ClassTotals } from '../../../engines/analysis/change.ts';
import { bandFigures, totalFigures, type BandFigures, type TotalFigures } from '../../../engines/analysis/totals.ts';
import { grouped } from '../../../database/lists.ts';
import { totalsOf, type Result } from './read-work.ts';
import { exact } from './exact.ts';

type Completion = z.output<typeof completion>;
type Summary = z.output<typeof summary>;
type BandCount = z.output<typeof bandCount>;
type ClassResult = z.output<typeof classResult>;

/** Who has handed in, and of whom every question is marked. */
export const completionOf = (results: readonly Result[]): Completion => ({
  students: results.length,
  submitted: results.filter(({ state }) => state === 1).length,
  absent: results.filter(({ state }) => state === 2).length,
  marked: totalsOf(results).length,
});

/** Score rates of those whose sheets are marked throughout, from 0 to 1. */
export const ratesOf = (results: readonly Result[]): number[] =>
  results.flatMap(({ total, full }) => (total === null || full <= 0 ? [] : [total / full]));

/** What the work is worth; undefined where papers are worth different scores, so that points do not compare. */
export function commonFull(results: readonly Result[]): number | undefined {
  const fulls = new Set(results.map(({ full }) => full));
  return fulls.size === 1 ? [...fulls][0] : undefined;
}

const noPoints = { mean: null, median: null, sampleDeviation: null, max: null, min: null } as const;

function totalFiguresOf(results: readonly Result[]): TotalFigures {
  const full = commonFull(results);
  if (full !== undefined) return totalFigures(totalsOf(results), full);
  return { ...totalFigures(ratesOf(results), 1), ...noPoints };
}

const wireBands = (bands: readonly BandFigures[]): BandCount[] =>
  bands.map(({ value, count, share }) => ({ band: value, count, share: exact(share ?? 0) }));

/** How a group has done over the sheets that are marked throughout; in points only where all papers are worth the same. */
export function summaryOf(results: readonly Result[]): Summary {
  const figures = totalFiguresOf(results);
  return {
    count: figures.count,
    mean: exact(figures.mean),
    median: exact(figures.median),
    standardDeviation: exact(figures.sampleDeviation),
    highest: exact(figures.max),
    lowest: exact(figures.min),
    passRate: exact(figures.passRate),
    excellentRate: exact(figures.excellentRate),
  };
}

/** How many reached which band, best first. */
export const bandsOf = (results: readonly Result[]): BandCount[] => wireBands(totalFiguresOf(results).bands);

/** The same for score rates from 0 to 1. */
export const rateBands = (rates: readonly number[]): BandCount[] => wireBands(bandFigures(rates, 1));

/** Mean score rate from 0 to 1; null without a sheet that is marked throughout. */
export function meanRateOf(results: readonly Result[]): number | null {
  const { mean } = totalFigures(ratesOf(results), 1);
  return exact(mean);
}

/** Classes side by side, in the order of the results. */
export const classResults = (results: readonly Result[]): ClassResult[] =>
  [...grouped(results, ({ classId }) => classId)].map(([classId, own]) => ({
    classId,
    className: own[0]!.className,
    completion: completionOf(own),
    summary: summaryOf(own),
    bands: bandsOf(own),
  }));

/** Totals class by class, as what students are compared within. */
export const classTotals = (results: readonly Result[]): ClassTotals[] =>
  [...grouped(results, ({ classId }) => classId)].map(([classId, totals]) => ({ classId, totals }));
