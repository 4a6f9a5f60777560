import type { ExamMark, ExamMeasure } from '../../../../../contracts/constants/exam-report.ts';
import {
  holm,
  isBeyondChance,
  joined,
  meanDifference,
  shareDifference,
  type Difference,
  type Tested,
} from '../../../../engines/analysis/comparison.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Norm } from '../../../../engines/analysis/standard.ts';
import type { ClassRow } from './exam.queries.ts';
import type { Reached } from './sums.queries.ts';

/** A class in a subject against the other classes of its group. */
export interface Compared {
  classId: string;
  subjectId: string;
  tested: Tested | null;
  /** The p-value within the family of all comparisons; null without one. */
  familyP: number | null;
  mark: ExamMark;
}

/** A difference is believed where chance makes any of the family so great in at most one of twenty exams. */
const alpha = 0.05;

/** What a group has reached. */
type Group = Omit<Reached, 'classId'>;

/** What several classes have reached together; null for none. */
export function together(reached: readonly Group[]): Group | null {
  const sample = joined(reached.map((one) => one.sample));
  if (!sample) return null;
  const sumOf = (part: 'excellent' | 'pass' | 'low'): number => reached.reduce((sum, one) => sum + one[part], 0);
  return { sample, excellent: sumOf('excellent'), pass: sumOf('pass'), low: sumOf('low') };
}

/** Two groups by a measure, in its unit; null where there is nothing to compare. */
export function testedBy(
  measure: ExamMeasure,
  own: Group | null,
  others: Group | null,
  norm: Norm | null,
): Tested | null {
  if (!own || !others) return null;
  if (measure !== 'mean' && measure !== 'standard')
    return shareDifference(
      { part: own[measure], count: own.sample.count },
      { part: others[measure], count: others.sample.count },
    );
  const found = meanDifference(own.sample, others.sample);
  if (!found || measure === 'mean') return found;
  if (!norm || norm.deviation === 0) return null;
  const unit = 10 / norm.deviation;
  return { value: unit * found.value, low: unit * found.low, high: unit * found.high, p: found.p };
}

/** How a difference is marked: where neither it nor its family is left to chance. */
export function markOf(difference: Difference | null, familyP: number | null): ExamMark {
  if (!difference || familyP === null) return '';
  if (familyP > alpha || !isBeyondChance(difference)) return 'within';
  return difference.value > 0 ? 'above' : 'below';
}

/** The other classes of the group of a class. */
export const likeClasses = (classes: readonly ClassRow[], { classId, group }: ClassRow): ClassRow[] =>
  classes.filter((one) => one.group === group && one.classId !== classId);

/** A comparison that is not marked yet; `twin` names the class whose comparison is the same one from the other side. */
type Open = Omit<Compared, 'familyP' | 'mark'> & { twin: string };

/** For each of some groups all others together, in as many steps as there are groups. */
function othersOf(groups: readonly (Group | null)[]): (Group | null)[] {
  const join = (one: Group | null, other: Group | null): Group | null =>
    together([one, other].filter((group) => group !== null));
  const before: (Group | null)[] = [null];
  for (const group of groups) before.push(join(before.at(-1)!, group));
  const found: (Group | null)[] = [];
  let after: Group | null = null;
  for (let at = groups.length - 1; at >= 0; at--) {
    found[at] = join(before[at]!, after);
    after = join(after, groups[at]!);
  }
  return found;
}

function openComparisons(
  classes: readonly ClassRow[],
  { subjectId, reached, norm }: SubjectReached,
  measure: ExamMeasure,
): Open[] {
  const byClass = new Map(reached.map((one) => [one.classId, one]));
  return [...grouped(classes, ({ group }) => group).values()].flatMap((like) => {
    const own = like.map(({ classId }) => byClass.get(classId) ?? null);
    const others = othersOf(own);
    return like.map(({ classId }, at) => {
      const twin = like.length === 2 ? like[1 - at]!.classId : '';
      return { classId, subjectId, twin, tested: testedBy(measure, own[at]!, others[at]!, norm) };
    });
  });
}

/** What is compared in one subject. */
export interface SubjectReached {
  subjectId: string;
  reached: readonly Reached[];
  norm: Norm | null;
}

/**
 * Each class against the other classes of its group in each subject, marked by Holm over all these comparisons; two classes that
 * are a group by themselves are one comparison.
 */
export function comparisonsOf(
  classes: readonly ClassRow[],
  subjects: readonly SubjectReached[],
  measure: ExamMeasure,
): { compared: Compared[]; comparisons: number } {
  const open = subjects.flatMap((subject) => openComparisons(classes, subject, measure));
  const isFirst = ({ classId, twin }: Open): boolean => twin === '' || classId < twin;
  const family = open.filter((one) => one.tested && isFirst(one));
  const ps = holm(family.map(({ tested }) => tested!.p));
  const keyOf = (classId: string, subjectId: string): string => `${classId}/${subjectId}`;
  const adjusted = new Map(family.map(({ classId, subjectId }, at) => [keyOf(classId, subjectId), ps[at]!]));
  const compared = open.map(({ twin, ...one }) => {
    const first = isFirst({ twin, ...one }) ? one.classId : twin;
    const familyP = one.tested ? (adjusted.get(keyOf(first, one.subjectId)) ?? null) : null;
    return { ...one, familyP, mark: markOf(one.tested, familyP) };
  });
  return { compared, comparisons: family.length };
}
