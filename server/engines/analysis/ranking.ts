import { grouped } from '../../database/lists.ts';
import { mean } from './moments.ts';
import { markedSheets, type Sheet } from './sheet.ts';
import { totalFigures, type TotalFigures } from './totals.ts';

interface Place {
  above: number;
  equal: number;
}

/** For every different score how many are above it and how many equal it. */
function placesOf(scores: readonly number[]): Map<number, Place> {
  const places = new Map<number, Place>();
  [...scores]
    .sort((a, b) => b - a)
    .forEach((score, at) => {
      const place = places.get(score);
      if (place) place.equal += 1;
      else places.set(score, { above: at, equal: 1 });
    });
  return places;
}

const given = (scores: readonly (number | null)[]): number[] => scores.filter((score) => score !== null);

/** Standard competition ranking, 1 + number of better scores: 1, 2, 2, 4. In the order of the scores; null without a score. */
export function competitionRanks(scores: readonly (number | null)[]): (number | null)[] {
  const places = placesOf(given(scores));
  return scores.map((score) => (score === null ? null : places.get(score)!.above + 1));
}

/**
 * 100 · (number below + half the number equal, oneself included) / N, from 0 to 100 (Crocker & Algina, Introduction to
 * Classical and Modern Test Theory, 1986). In the order of the scores; null without a score.
 */
export function percentileRanks(scores: readonly (number | null)[]): (number | null)[] {
  const all = given(scores);
  const places = placesOf(all);
  return scores.map((score) => {
    if (score === null) return null;
    const { above, equal } = places.get(score)!;
    return (100 * (all.length - above - equal / 2)) / all.length;
  });
}

/** A class beside the others: figures of its totals, its mean's distance in marks from that of all sheets, its rank by mean. */
export interface ClassFigures extends TotalFigures {
  classId: string;
  difference: number | null;
  rank: number | null;
}

/**
 * Class against class over sheets that are marked throughout, totals out of `full`: best mean first, classes without a mean
 * last; equal means share a rank. Null where a class has no such sheet.
 */
export function compareClasses(sheets: readonly Sheet[], full: number): ClassFigures[] {
  const overall = mean(markedSheets(sheets).map(({ total }) => total));
  const classes = [...grouped(sheets, ({ classId }) => classId)].map(([classId, part]) => {
    const totals = markedSheets(part).map(({ total }) => total);
    return { classId, ...totalFigures(totals, full) };
  });
  const ranks = competitionRanks(classes.map((one) => (one.mean === null ? null : Math.round(one.mean * 1e6))));
  const compared = classes.map((one, at) => ({
    ...one,
    difference: one.mean === null || overall === null ? null : one.mean - overall,
    rank: ranks[at] ?? null,
  }));
  return compared.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || (a.classId < b.classId ? -1 : 1));
}
