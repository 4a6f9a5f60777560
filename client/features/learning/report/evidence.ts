import { chooseLesson } from '../../../filters/cascades.ts';
import { pathTo } from '../../../session/paths.ts';
import { isOfStudent, type AnyReport, type Evidence } from './report.ts';

/** Where a figure comes from: its address for the active role, and what has to be chosen before it opens. */
export interface Source {
  to: string | undefined;
  choose: () => void;
}

const courseOf = ({ subjects }: AnyReport, subjectId: string): string =>
  subjects.find((subject) => subject.subjectId === subjectId)?.courseId ?? '';

/** Where a point of a report is shown with its questions: in the book of the student, or of the class. */
export function sourceOfPoint(report: AnyReport, subjectId: string, pointId: string): Source {
  const { classId } = report;
  const choose = () => chooseLesson(classId, courseOf(report, subjectId));
  if (!isOfStudent(report)) return { to: pathTo('classBook', { pointId }), choose };
  return { to: pathTo('studentBook', { studentId: report.studentId, state: 'all', pointId }), choose };
}

/** Where the work of a subject, or of all, is listed: of a student in the timeline, of a class in the report of its homework. */
export function sourceOfWork(report: AnyReport, subjectId: string): Source {
  const { classId, from, to } = report;
  const courseId = courseOf(report, subjectId);
  const choose = () => chooseLesson(classId, courseId);
  if (!isOfStudent(report)) return { to: pathTo('homeworkReport', { from, to, classId }), choose };
  const { studentId } = report;
  return { to: pathTo('studentUsage', { classId, studentId, from, to, courseId }), choose };
}

/** Where a figure that a sentence stands on comes from. */
export const sourceOf = (report: AnyReport, { subjectId, pointId }: Evidence): Source =>
  pointId === '' ? sourceOfWork(report, subjectId) : sourceOfPoint(report, subjectId, pointId);
