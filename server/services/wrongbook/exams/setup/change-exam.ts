import { eq } from 'drizzle-orm';
import { examStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { addExam, updateExam } from '../../../../../contracts/wrongbook/exams/exams.ts';
import { exams } from '../../../../database/exam-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { takeVersion } from '../../../../database/versions.ts';
import { refusal } from '../../../../http/errors.ts';
import type { User } from '../../../../http/user.ts';
import { examHead, examRuleOf, type ExamHead } from '../exam-head.ts';
import { checkJoint } from '../joint/check-joint.ts';
import { countCandidates, findEmptyClass } from './candidates.queries.ts';
import { checkPlan, type Known, type Plan } from './check-plan.ts';
import { selectExamClasses, selectTimetable, type TimetableRow } from './exams.queries.ts';
import { daysOf, insertExam, putLeaders, putPlan } from './write-exam.ts';

/** Refuses a class of which nobody sits the exam. */
function checkSize(sandbox: Sandbox, call: typeof addExam | typeof updateExam, examId: string): void {
  const className = findEmptyClass(sandbox, examId);
  if (className !== undefined) throw refusal(call as typeof addExam, 'nobody', { className });
}

/** Adds an exam. Call it within a write. */
export function plan(sandbox: Sandbox, user: User, fields: ParsedOf<typeof addExam>) {
  const found = checkPlan(sandbox, user, addExam, fields);
  const schoolId = user.schoolId!;
  const { thresholds, examNoPattern } = fields.settings ?? examRuleOf(sandbox, schoolId);
  const exam = {
    schoolId,
    name: fields.name,
    kind: fields.kind,
    gradeId: fields.gradeId,
    ownerId: user.id,
    settings: { thresholds, examNoPattern },
    copiedFrom: fields.copiedFrom ?? '',
    ...daysOf(found),
  };
  const id = insertExam(sandbox, exam, fields.leaders, found);
  checkSize(sandbox, addExam, id);
  return { id, studentCount: countCandidates(sandbox, id) };
}

const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

const subjectKey = ({
  courseId,
  full,
  way,
  paperId = '',
}: Pick<TimetableRow, 'courseId' | 'full' | 'way'> & { paperId?: string | undefined }) =>
  [courseId, full, way, paperId].join('/');

/** What a change would do to an exam that is printed, in words; undefined where it may. */
function fixedPart(head: ExamHead, gradeId: string, found: Plan, before: readonly TimetableRow[], classIds: string[]) {
  if (head.gradeId !== gradeId) return '年级';
  if (
    !same(
      found.classes.map(({ classId }) => classId),
      classIds,
    )
  )
    return '班级';
  if (!same(found.subjects.map(subjectKey), before.map(subjectKey))) return '科目、满分和试卷';
  return undefined;
}

/** Refuses to take a paper away under answers. */
function checkAnswers(found: Plan, before: readonly TimetableRow[]): void {
  const lost = before.find(
    ({ subjectId, paperId, submittedCount }) =>
      submittedCount > 0 &&
      !found.subjects.some((one) => one.subjectId === subjectId && (one.paperId ?? '') === paperId),
  );
  if (lost) throw refusal(updateExam, 'handedIn', { courseName: lost.courseName });
}

/** What an exam has already. */
export function knownOf(sandbox: Sandbox, examId: string): Known {
  const subjects = selectTimetable(sandbox, examId);
  return {
    classes: new Set(selectExamClasses(sandbox, examId).map(({ classId }) => classId)),
    courses: new Set(subjects.map(({ courseId }) => courseId)),
    papers: new Set(subjects.map(({ paperId }) => paperId)),
  };
}

/** Changes an exam. Call it within a write. */
export function change(
  sandbox: Sandbox,
  user: User,
  { examId, version, ...fields }: ParsedOf<typeof updateExam>,
): void {
  const head = examHead(sandbox, updateExam, examId);
  const before = selectTimetable(sandbox, examId);
  const known = knownOf(sandbox, examId);
  const found = checkPlan(sandbox, user, updateExam, fields, known);
  const part =
    head.state === 'planned' ? undefined : fixedPart(head, fields.gradeId, found, before, [...known.classes]);
  if (part) throw refusal(updateExam, 'fixed', { stateName: examStateLabels[head.state], part });
  checkAnswers(found, before);
  if (!takeVersion(sandbox, exams, examId, version)) throw refusal(updateExam, 'stale');
  const { name, kind, gradeId } = fields;
  const settings = { ...head.settings, ...fields.settings };
  const changed = { name, kind, gradeId, ...daysOf(found) };
  sandbox.orm
    .update(exams)
    .set({ ...changed, settings: JSON.stringify(settings) })
    .where(eq(exams.id, examId))
    .run();
  const exam = { ...head, ...changed };
  if (fields.leaders) putLeaders(sandbox, exam, fields.leaders);
  putPlan(sandbox, exam, found, before, head.state !== 'planned');
  checkSize(sandbox, updateExam, examId);
  checkJoint(sandbox, updateExam, examId, head.jointId);
}
