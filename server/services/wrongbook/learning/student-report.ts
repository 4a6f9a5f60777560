import { scoreBand } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getStudentLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { mean } from '../../../engines/analysis/moments.ts';
import { exact } from '../reports/exact.ts';
import * as common from './common.ts';
import type { Materials } from './common.ts';
import { exampleOf } from './examples.ts';
import { pointsIn, weakAmong } from './points.ts';
import { practiceOf } from './practice.ts';
import { adviceOf, leadOf } from './sentences.ts';
import { comparisonOf, middleOf, trendOf, type SubjectFigures } from './subject-figures.ts';

export type StudentReport = DataOf<typeof getStudentLearning>;
type Subject = StudentReport['subjects'][number];

/** Fewer sheets of a subject do not make it the one that needs most. */
const fewestOfFocus = 2;

function subjectOf(materials: Materials, figures: SubjectFigures, studentId: string): Subject {
  const { courseId, courseName, subjectId } = figures.course;
  const sheets = materials.sheets.get(courseId)!.filter((sheet) => sheet.studentId === studentId);
  const rate = figures.rates.get(studentId) ?? null;
  const mistakes = materials.mistakes.filter((one) => one.studentId === studentId && one.subjectId === subjectId);
  return {
    subjectId,
    subjectName: courseName,
    courseId,
    set: sheets.length,
    submitted: sheets.filter(({ state }) => state === 1).length,
    rate,
    band: rate === null ? '' : scoreBand(rate),
    classRate: exact(mean([...figures.rates.values()])),
    middle: middleOf(figures),
    comparison: comparisonOf(figures, studentId),
    trend: trendOf(figures, studentId),
    points: pointsIn(materials.trees.get(courseId)!.ofStudent(studentId)),
    practice: practiceOf(mistakes, materials.today),
  };
}

/** The subject that needs most: one that has fallen, else the one that is lowest against the class. */
export function focusOf<One extends Pick<Subject, 'trend' | 'comparison' | 'points'>>(
  subjects: readonly One[],
): One | undefined {
  const heard = subjects.filter(({ trend }) => trend.length >= fewestOfFocus);
  const fallen = heard.filter(({ comparison }) => comparison?.direction === 'down');
  const level = ({ trend }: One): number => trend.at(-1)!.level;
  return (fallen.length > 0 ? fallen : heard).toSorted((a, b) => level(a) - level(b))[0];
}

export const spokenOf = ({
  subjectId,
  subjectName,
  rate,
  comparison,
}: Pick<Subject, 'subjectId' | 'subjectName' | 'rate' | 'comparison'>) => ({
  subjectId,
  subjectName,
  rate,
  direction: comparison?.direction ?? ('' as const),
});

function practisedBy({ practised }: Materials, studentId: string): StudentReport['practised'] {
  return practised
    .filter((one) => one.studentId === studentId)
    .map(({ studentId: _, subjectId, score, full, ...one }) => ({
      ...one,
      subjectName: common.subjectNameOf(subjectId),
      score: exact(score),
      full: exact(full),
    }));
}

/** The report of a student of the class. */
export function studentReport(sandbox: Sandbox, materials: Materials, studentId: string): StudentReport {
  const student = materials.students.find((one) => one.studentId === studentId)!;
  const mistakes = materials.mistakes.filter((one) => one.studentId === studentId);
  const subjects = materials.subjects
    .map((figures) => subjectOf(materials, figures, studentId))
    .filter(({ set, practice }) => set > 0 || practice.total > 0);
  const set = common.total(subjects.map((one) => one.set));
  const submitted = common.total(subjects.map((one) => one.submitted));
  const shortReason = common.shortReason(submitted, student.studentName);
  const missing = common.missingOf(subjects);
  const practice = practiceOf(mistakes, materials.today);
  const head = { ...common.headOf(materials), ...student, shortReason, set, submitted, missing, practice };
  if (shortReason !== '') return { ...head, lead: [], focusId: '', advice: [], subjects: [], weak: [], practised: [] };
  const focus = focusOf(subjects);
  const weak = focus
    ? weakAmong(focus.points, (pointId) => common.onPoint(materials, mistakes, pointId).length > 0)
    : [];
  const frame = {
    ...{ set, submitted, missing, practice },
    subjects: subjects.map(spokenOf),
    focus: focus && spokenOf(focus),
    weak: weak.map((point) => common.spokenPoint(materials, mistakes, focus!.subjectId, point)),
  };
  return {
    ...head,
    subjects,
    focusId: focus?.subjectId ?? '',
    lead: leadOf(frame, 'student'),
    advice: adviceOf(frame),
    weak: weak.map(({ pointId, name, answered, mastery }) => ({
      pointId,
      name,
      subjectId: focus!.subjectId,
      answered,
      mastery,
      example: exampleOf(sandbox, { classId: head.classId, studentId }, common.onPoint(materials, mistakes, pointId)),
    })),
    practised: practisedBy(materials, studentId),
  };
}
