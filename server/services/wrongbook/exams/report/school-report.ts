import type * as z from 'zod';
import type { ExamMeasure } from '../../../../../contracts/constants/exam-report.ts';
import type { examReport, groupFigures } from '../../../../../contracts/wrongbook/exams/report-shapes.ts';
import type { Difference } from '../../../../engines/analysis/comparison.ts';
import { standardScore, type Norm } from '../../../../engines/analysis/standard.ts';
import { exact } from '../../reports/exact.ts';
import { comparisonsOf, likeClasses, together, type Compared, type SubjectReached } from './compare.ts';
import { attendanceOf, type Away } from './attendance.ts';
import { countMissing, selectAway } from './exam.queries.ts';
import { fullOf, type Ground } from './ground.ts';
import { lineCounts } from './lines.ts';
import { selectReached, type Reached } from './sums.queries.ts';
import { sees, seesClass, seesSubject } from './view.ts';

type Report = z.output<typeof examReport>;
export type GroupFigures = z.output<typeof groupFigures>;

/** Mean and deviation of all candidates, which standard scores are held against. */
export function normOf(group: Omit<Reached, 'classId'> | null): Norm | null {
  if (!group) return null;
  const { count, mean, variance } = group.sample;
  return { mean, deviation: Math.sqrt(((variance ?? 0) * (count - 1)) / count) };
}

/** A difference as it travels. */
export const shownDifference = (difference: Difference | null): Difference | null =>
  difference && { value: exact(difference.value), low: exact(difference.low), high: exact(difference.high) };

/** Figures of a group in a subject. */
export function figuresOf(subjectId: string, group: Omit<Reached, 'classId'> | null, norm: Norm | null): GroupFigures {
  if (!group)
    return {
      subjectId,
      count: 0,
      mean: null,
      standardDeviation: null,
      excellentRate: null,
      passRate: null,
      lowRate: null,
      standardScore: null,
    };
  const { count, mean, variance } = group.sample;
  return {
    subjectId,
    count,
    mean: exact(mean),
    standardDeviation: variance === null ? null : exact(Math.sqrt(variance)),
    excellentRate: exact(group.excellent / count),
    passRate: exact(group.pass / count),
    lowRate: exact(group.low / count),
    standardScore: exact(standardScore(mean, norm)),
  };
}

/** What has been reached in each published subject, and in the total where there is one. */
export function reachedIn(ground: Ground): SubjectReached[] {
  const { sandbox, head, subjects, totalFull } = ground;
  const published = subjects.filter(({ isPublished }) => isPublished).map(({ subjectId }) => subjectId);
  return [...published, ...(totalFull === null ? [] : [''])].map((subjectId) => {
    const asked = { examId: head.id, subjectId, full: fullOf(ground, subjectId) };
    const reached = selectReached(sandbox, asked, head.settings.thresholds);
    return { subjectId, reached, norm: normOf(together(reached)) };
  });
}

/** Those that stand out, the furthest from chance first. */
function standingOut(compared: readonly Compared[], mark: 'above' | 'below') {
  return compared
    .filter((one) => one.mark === mark)
    .sort((a, b) => a.familyP! - b.familyP! || a.tested!.p - b.tested!.p)
    .map(({ classId, subjectId }) => ({ classId, subjectId }));
}

function classRows(ground: Ground, all: readonly SubjectReached[], compared: readonly Compared[]): Report['classes'] {
  const byCell = new Map(compared.map((one) => [`${one.classId}/${one.subjectId}`, one]));
  const byClass = all.map(({ reached }) => new Map(reached.map((one) => [one.classId, one])));
  const { classes, view } = ground;
  return classes
    .filter(({ classId }) => seesClass(view, classId))
    .map((one) => ({
      classId: one.classId,
      className: one.className,
      group: one.group,
      candidates: one.candidates,
      likeClasses: likeClasses(classes, one).length,
      cells: all.flatMap(({ subjectId, norm }, at) => {
        if (!sees(view, one.classId, subjectId)) return [];
        const cell = byCell.get(`${one.classId}/${subjectId}`);
        const figures = figuresOf(subjectId, byClass[at]!.get(one.classId) ?? null, norm);
        return [{ ...figures, mark: cell?.mark ?? '', difference: shownDifference(cell?.tested ?? null) }];
      }),
    }));
}

function shownSubjects(ground: Ground, all: readonly SubjectReached[], away: Away): Report['subjects'] {
  const counted = new Map(all.map(({ subjectId, reached }) => [subjectId, reached]));
  return ground.subjects
    .filter(({ subjectId }) => seesSubject(ground.view, subjectId))
    .map((subject) => ({
      ...subject,
      ...attendanceOf(ground, away, subject, counted.get(subject.subjectId) ?? []),
    }));
}

/** The report of the school in a measure. */
export function schoolReport(ground: Ground, measure: ExamMeasure): Report {
  const { sandbox, head, view, classes } = ground;
  const all = reachedIn(ground);
  const { compared, comparisons } = comparisonsOf(
    classes,
    all.filter(({ subjectId }) => subjectId !== ''),
    measure,
  );
  const subjects = shownSubjects(ground, all, selectAway(sandbox, head.id));
  const seen = compared.filter(({ classId, subjectId }) => sees(view, classId, subjectId));
  const own = classes.filter(({ classId }) => seesClass(view, classId));
  return {
    examId: head.id,
    name: head.name,
    measure,
    thresholds: head.settings.thresholds,
    reporting: {
      lines: ground.lines,
      margin: ground.margin,
      grading: ground.grades.grading,
      bands: ground.grades.bands.map((band) => ({ ...band })),
      graded: subjects.map(({ subjectId }) => subjectId).filter((id) => ground.grades.subjectIds.includes(id)),
    },
    showsRanks: ground.showsRanks,
    isWhole: view.isWhole,
    candidates: own.reduce((sum, { candidates }) => sum + candidates, 0),
    missing: view.isWhole ? countMissing(sandbox, head.id) : null,
    subjects,
    totalFull: view.isWhole ? ground.totalFull : null,
    grade: all
      .filter(({ subjectId }) => seesSubject(view, subjectId))
      .map(({ subjectId, reached, norm }) => figuresOf(subjectId, together(reached), norm)),
    classes: classRows(ground, all, compared),
    lead: { comparisons, above: standingOut(seen, 'above'), below: standingOut(seen, 'below') },
    lines: view.isWhole ? lineCounts(ground) : [],
  };
}
