import { scoreBand, scoreBands, type ScoreBand } from '../../../contracts/constants/questions.ts';
import { mean, populationDeviation, sampleDeviation } from './moments.ts';

/** How many totals are in a band, and which share of all; null without totals. */
export interface BandFigures {
  value: ScoreBand;
  count: number;
  share: number | null;
}

/** Figures of a set of totals: marks, except `count` and the rates, which are shares from 0 to 1. */
export interface TotalFigures {
  count: number;
  mean: number | null;
  median: number | null;
  sampleDeviation: number | null;
  populationDeviation: number | null;
  min: number | null;
  max: number | null;
  lowerQuartile: number | null;
  upperQuartile: number | null;
  passRate: number | null;
  excellentRate: number | null;
  bands: BandFigures[];
}

/**
 * The value below which a share of ascending values lies, between neighbours at (N − 1) · share (type 7 of Hyndman & Fan,
 * Sample Quantiles in Statistical Packages, 1996, as spreadsheets do); same unit; null without values.
 */
export function quantile(ascending: readonly number[], share: number): number | null {
  const place = (ascending.length - 1) * share;
  const below = ascending[Math.floor(place)];
  const above = ascending[Math.ceil(place)];
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

/** Totals per band, best first, bounds by `scoreBand`; shares from 0 to 1, null without totals or without full marks. */
export function bandFigures(totals: readonly number[], full: number): BandFigures[] {
  const counts = new Map<ScoreBand, number>();
  const rated = full > 0 ? totals : [];
  for (const total of rated) counts.set(scoreBand(total / full), (counts.get(scoreBand(total / full)) ?? 0) + 1);
  return scoreBands.map(({ value }) => {
    const count = counts.get(value) ?? 0;
    return { value, count, share: rated.length === 0 ? null : count / rated.length };
  });
}

/**
 * All figures of totals in marks out of `full`: passed is every band but the last, excellent the first. Null where there is
 * no total, for the sample deviation fewer than 2.
 */
export function totalFigures(totals: readonly number[], full: number): TotalFigures {
  const ascending = [...totals].sort((a, b) => a - b);
  const bands = bandFigures(totals, full);
  const share = (band: ScoreBand): number | null => bands.find(({ value }) => value === band)?.share ?? null;
  const failed = share('fail');
  return {
    count: totals.length,
    mean: mean(totals),
    median: quantile(ascending, 0.5),
    sampleDeviation: sampleDeviation(totals),
    populationDeviation: populationDeviation(totals),
    min: ascending[0] ?? null,
    max: ascending.at(-1) ?? null,
    lowerQuartile: quantile(ascending, 0.25),
    upperQuartile: quantile(ascending, 0.75),
    passRate: failed === null ? null : 1 - failed,
    excellentRate: share('excellent'),
    bands,
  };
}

/** Handed in / due, from 0 to 1 (our own convention); null where nothing was due. */
export function completion(handedIn: number, due: number): number | null {
  return due === 0 ? null : handedIn / due;
}
