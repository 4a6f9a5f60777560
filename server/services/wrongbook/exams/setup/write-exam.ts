import { eq } from 'drizzle-orm';
import { taskType } from '../../../../../contracts/constants/assignments.ts';
import { assignments } from '../../../../database/assignment-tables.ts';
import { termOf } from '../../../../database/clock.ts';
import { examClasses, examLeaders, exams } from '../../../../database/exam-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { newId } from '../../../../database/ids.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { recordWork } from '../../../../engines/usage/record-use.ts';
import { deleteAssignments } from '../../assignments/assignments.queries.ts';
import type { ExamHead } from '../exam-head.ts';
import { countCandidates, drawCandidates } from './candidates.queries.ts';
import type { Plan, PlanFields, PlannedSubject } from './check-plan.ts';
import type { TimetableRow } from './exams.queries.ts';

/** The school, owner and time of an exam, from which its work takes them. */
type Owner = Pick<ExamHead, 'id' | 'schoolId' | 'ownerId' | 'name' | 'gradeId' | 'term' | 'createTime'>;

/** What the days of a plan say of the exam. */
export const daysOf = ({ subjects }: Plan) => {
  const dates = subjects.map(({ date }) => date).sort();
  return { startDate: dates[0]!, endDate: dates.at(-1)!, term: termOf(dates[0]!) };
};

const titleOf = ({ name }: Owner, { courseName }: PlannedSubject): string => `${name} ${courseName}`;

/** Makes a subject with a paper the work that is printed, scanned and marked. */
function insertWork(sandbox: Sandbox, exam: Owner, subject: PlannedSubject): string {
  const id = newId(sandbox);
  const { courseId, subjectId, paperId } = subject;
  sandbox.orm
    .insert(assignments)
    .values({
      id,
      schoolId: exam.schoolId,
      teacherId: exam.ownerId,
      taskType: taskType.examProcess,
      title: titleOf(exam, subject),
      // Work knows its occasion by its tag: this one counts as an exam wherever mistakes and activities are told apart.
      tag: 'stage',
      subjectId,
      courseId,
      gradeId: exam.gradeId,
      term: exam.term,
      paperId: paperId!,
      examId: exam.id,
      createTime: exam.createTime,
    })
    .run();
  return id;
}

/** Writes who leads an exam beside its owner. Call it within a write. */
export function putLeaders(
  sandbox: Sandbox,
  { id: examId, ownerId }: Owner,
  leaders: PlanFields['leaders'] = [],
): void {
  sandbox.orm.delete(examLeaders).where(eq(examLeaders.examId, examId)).run();
  const userIds = new Set([ownerId, ...leaders.map(({ teacherId }) => teacherId)]);
  sandbox.orm
    .insert(examLeaders)
    .values([...userIds].map((userId) => ({ examId, userId })))
    .run();
}

/** The work of a subject: that which it has, as long as the paper is the same. */
function workOf(
  sandbox: Sandbox,
  exam: Owner,
  subject: PlannedSubject,
  before: readonly TimetableRow[],
): string | null {
  if (subject.paperId === undefined) return null;
  const known = before.find(({ subjectId, paperId }) => subjectId === subject.subjectId && paperId === subject.paperId);
  if (!known?.assignmentId) return insertWork(sandbox, exam, subject);
  const named = { title: titleOf(exam, subject), term: exam.term };
  sandbox.orm.update(assignments).set(named).where(eq(assignments.id, known.assignmentId)).run();
  return known.assignmentId;
}

/**
 * Writes the classes and subjects of an exam, and what follows: work for each subject with a paper, who sits it unless that is
 * settled, and their sheets. Work of which nothing is left goes. Call it within a write.
 */
export function putPlan(
  sandbox: Sandbox,
  exam: Owner,
  plan: Plan,
  before: readonly TimetableRow[] = [],
  isSettled = false,
): void {
  const { orm } = sandbox;
  const examId = exam.id;
  const subjects = plan.subjects.map((subject, index) => ({
    examId,
    subjectId: subject.subjectId,
    courseId: subject.courseId,
    position: index + 1,
    date: subject.date,
    fromTime: subject.from,
    toTime: subject.to,
    full: subject.full,
    way: subject.way,
    paperId: subject.paperId ?? null,
    assignmentId: workOf(sandbox, exam, subject, before),
    publishTime: before.find(({ subjectId }) => subjectId === subject.subjectId)?.publishTime ?? '',
  }));
  orm.delete(examClasses).where(eq(examClasses.examId, examId)).run();
  orm
    .insert(examClasses)
    .values(plan.classes.map(({ classId, className, group }) => ({ examId, classId, className, groupName: group })))
    .run();
  orm.delete(examSubjects).where(eq(examSubjects.examId, examId)).run();
  orm.insert(examSubjects).values(subjects).run();
  const kept = new Set(subjects.map(({ assignmentId }) => assignmentId));
  deleteAssignments(
    sandbox,
    before.flatMap(({ assignmentId }) => (assignmentId === '' || kept.has(assignmentId) ? [] : [assignmentId])),
  );
  if (!isSettled) drawCandidates(sandbox, examId);
}

/** Adds an exam with its leaders; its id. Call it within a write. */
export function insertExam(
  sandbox: Sandbox,
  exam: Omit<typeof exams.$inferInsert, 'id' | 'createTime' | 'settings'> & Pick<ExamHead, 'settings'>,
  leaders: PlanFields['leaders'],
  plan: Plan,
): string {
  const row = { ...exam, id: newId(sandbox), createTime: sandbox.clock.dateTime() };
  sandbox.orm
    .insert(exams)
    .values({ ...row, settings: JSON.stringify(exam.settings) })
    .run();
  putLeaders(sandbox, row, leaders);
  putPlan(sandbox, row, plan);
  const about = { schoolId: row.schoolId, taskType: taskType.examProcess, userId: row.ownerId };
  const quantity = countCandidates(sandbox, row.id);
  for (const { subjectId } of plan.subjects) recordWork(sandbox, 'assign', { ...about, subjectId, quantity });
  return row.id;
}
