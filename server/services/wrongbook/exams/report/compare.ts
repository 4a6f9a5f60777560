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

/** What several classes have reached together; null for none. */
export function together(reached: readonly Reached[]): Omit<Reached, 'classId'> | null {
  const sample = joined(reached.map((one) => one.sample));
  if (!sample) return null;
  const sumOf = (part: 'excellent' | 'pass' | 'low'): number => reached.reduce((sum, one) => sum + one[part], 0);
  return { sample, excellent: sumOf('excellent'), pass: sumOf('pass'), low: sumOf('low') };
}

type Group = Omit<Reached, 'classId'>;

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

function openComparisons(
  classes: readonly ClassRow[],
  subjectId: string,
  reached: readonly Reached[],
  measure: ExamMeasure,
  norm: Norm | null,
): Open[] {
  const byClass = new Map(reached.map((one) => [one.classId, one]));
  return classes.map((one) => {
    const like = likeClasses(classes, one);
    const others = together(like.flatMap(({ classId }) => byClass.get(classId) ?? []));
    const twin = like.length === 1 ? like[0]!.classId : '';
    return {
      classId: one.classId,
      subjectId,
      twin,
      tested: testedBy(measure, byClass.get(one.classId) ?? null, others, norm),
    };
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
  const open = subjects.flatMap(({ subjectId, reached, norm }) =>
    openComparisons(classes, subjectId, reached, measure, norm),
  );
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
