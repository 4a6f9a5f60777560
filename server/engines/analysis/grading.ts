import type { GradeBand } from '../../../contracts/constants/exam-report.ts';
import type { Tally } from './tallies.ts';

// 等级赋分: marks are put into bands by the share of candidates, and within a band turned into grades in a straight line, as the
// implementing rules of the provinces with 3+1+2 lay down from the guidance of the Ministry of Education of 2018:
// (Y₂ − Y) / (Y − Y₁) = (T₂ − T) / (T − T₁), rounded to whole numbers; Y₁, Y₂ are the lowest and highest mark in the band, T₁, T₂
// the ends of its grades. What those leave open is laid down here and told in the table of figures: equal marks are in one band,
// the better one; a band of a single mark has its highest grade where that mark is the best of all, else the middle of its grades.

/** A band with the marks in it; null without any. */
export interface BandOfMarks extends GradeBand {
  highest: number | null;
  lowest: number | null;
  count: number;
}

/** What a mark becomes. */
export interface Graded {
  score: number;
  grade: number;
  band: string;
  count: number;
}

/** Bands of marks and what each mark becomes, best first. */
export interface Grading {
  bands: BandOfMarks[];
  table: Graded[];
}

/** What sums of shares leave behind in the last digits. */
const slack = 1e-9;

/** For each mark, best first, the band in which the first of those who have it is, counted from the best. */
function bandedMarks(descending: readonly Tally[], bands: readonly GradeBand[]): Tally[][] {
  const total = descending.reduce((sum, { count }) => sum + count, 0);
  const ends: number[] = [];
  for (const { share } of bands) ends.push((ends.at(-1) ?? 0) + share * total);
  const found: Tally[][] = bands.map(() => []);
  let before = 0;
  for (const tally of descending) {
    const at = ends.findIndex((end) => before < end - slack);
    found[at < 0 ? bands.length - 1 : at]!.push(tally);
    before += tally.count;
  }
  return found;
}

function gradeOf(score: number, { high, low, highest, lowest }: BandOfMarks, best: number): number {
  if (highest === lowest) return score === best ? high : Math.round((high + low) / 2);
  const share = (score - lowest!) / (highest! - lowest!);
  // Computing must not turn the half that is rounded up into less.
  return Math.round(low + share * (high - low) + slack);
}

/** How the marks of all candidates become grades, by bands from the best. */
export function gradingOf(tallies: readonly Tally[], bands: readonly GradeBand[]): Grading {
  const descending = tallies.toSorted((a, b) => b.score - a.score);
  const banded = bandedMarks(descending, bands);
  const found = bands.map((band, at) => ({
    ...band,
    highest: banded[at]![0]?.score ?? null,
    lowest: banded[at]!.at(-1)?.score ?? null,
    count: banded[at]!.reduce((sum, { count }) => sum + count, 0),
  }));
  const table = found.flatMap((band, at) =>
    banded[at]!.map(({ score, count }) => ({
      score,
      count,
      band: band.name,
      grade: gradeOf(score, band, descending[0]!.score),
    })),
  );
  return { bands: found, table };
}
