import type * as z from 'zod';
import type { reportLead } from '../../../../contracts/wrongbook/report-lead.ts';
import { questionTypeLabels, scoreBand } from '../../../../contracts/constants/questions.ts';
import { isCertain, lastMovements, standingsOf, type Standing } from '../../../engines/analysis/change.ts';
import { exact } from './exact.ts';
import { classTotals } from './groups.ts';
import type { Result, Work, WorkQuestion } from './read-work.ts';

type Concern = z.output<typeof reportLead>['concerns'][number];

/** Questions of one kind or one knowledge point, by their places. */
interface Part {
  name: string;
  places: number[];
  full: number;
}

/** A single question that earned nothing is no part. */
const fewestInPart = 2;

function partsOf(questions: readonly WorkQuestion[]): Part[] {
  const parts = new Map<string, Part>();
  const put = (name: string, place: number): void => {
    const part = parts.get(name) ?? { name, places: [], full: 0 };
    part.places.push(place);
    part.full += questions[place]!.full;
    parts.set(name, part);
  };
  questions.forEach(({ questionType, points }, place) => {
    put(questionTypeLabels[questionType], place);
    for (const name of new Set(points.map((point) => point.name))) put(name, place);
  });
  const isPart = ({ places }: Part) => places.length >= fewestInPart && places.length < questions.length;
  return [...parts.values()].filter(isPart);
}

const isFailed = ({ total, full }: Result): boolean => total !== null && full > 0 && scoreBand(total / full) === 'fail';

/** By how much students are below their usual place in the class, where that is beyond chance. */
function fallsIn(works: readonly Work[]): Map<string, number> {
  const current = works.at(-1)!;
  const series = new Map<string, Standing[]>(current.results.map(({ studentId }) => [studentId, []]));
  const placed = works.map((work) => standingsOf(classTotals(work.results)));
  placed.forEach((standings, x) => {
    for (const [studentId, z] of standings) series.get(studentId)?.push({ x, z });
  });
  // Who has no place in this work has not moved in it.
  for (const studentId of series.keys()) if (!placed.at(-1)!.has(studentId)) series.delete(studentId);
  const falls = [...lastMovements(series)].filter(([, change]) => change.value < 0 && isCertain(change));
  return new Map(falls.map(([studentId, { value }]) => [studentId, -value]));
}

function failedInRow(path: readonly (Result | undefined)[]): number {
  const held = path.filter((one) => one !== undefined && one.total !== null) as Result[];
  const passed = held.findLastIndex((one) => !isFailed(one));
  return held.length - 1 - passed;
}

interface Placed {
  result: Result;
  /** The student's part in each work, this one last. */
  path: readonly (Result | undefined)[];
  fall: number;
}

function concernOf(
  { result, path, fall }: Placed,
  questions: readonly WorkQuestion[],
  parts: readonly Part[],
): Concern {
  const scores = result.sheet?.scores ?? [];
  const got = path.filter((one) => one !== undefined);
  return {
    submissionId: String(result.submissionId),
    isFailed: isFailed(result),
    failedInRow: isFailed(result) ? failedInRow(path) : 0,
    zeros: scores.flatMap((score, place) => (score === 0 ? [questions[place]!.position] : [])),
    zeroParts: parts
      .filter(({ places }) => scores.length > 0 && places.every((place) => scores[place] === 0))
      .map(({ name, full }) => ({ name, full: exact(full) })),
    fall: exact(fall),
    missed: got.filter(({ state }) => state !== 1).length,
    works: got.length,
  };
}

/** Those who failed come first, the weakest before the others, then who fell, who lost a part, who handed in nothing. */
const order = ({ isFailed: failed, fall, zeroParts }: Concern): number => {
  if (failed) return 0;
  if (fall > 0) return 1;
  return zeroParts.length > 0 ? 2 : 3;
};

/** The students to look after, with the facts; `earlier` is the work before, oldest first. */
export function concernsOf(work: Work, earlier: readonly Work[]): Concern[] {
  const works = [...earlier, work];
  const falls = fallsIn(works);
  const byStudent = earlier.map(({ results }) => new Map(results.map((one) => [one.studentId, one])));
  const parts = partsOf(work.questions);
  return work.results
    .map((result) => {
      const path = [...byStudent.map((results) => results.get(result.studentId)), result];
      const placed = { result, path, fall: falls.get(result.studentId) ?? 0 };
      return { result, concern: concernOf(placed, work.questions, parts) };
    })
    .filter(
      ({ result, concern }) =>
        concern.isFailed || concern.fall > 0 || concern.zeroParts.length > 0 || result.state !== 1,
    )
    .sort((a, b) => order(a.concern) - order(b.concern) || (a.result.total ?? 0) - (b.result.total ?? 0))
    .map(({ concern }) => concern);
}
