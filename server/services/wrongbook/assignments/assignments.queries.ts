import { and, asc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { submissionItem } from '../../../../contracts/wrongbook/assignment-shapes.ts';
import { assignmentClasses, assignments, paperQuestions, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { grouped, listed } from '../../../database/lists.ts';
import { pageable, summable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, schoolClasses, students, users } from '../../../database/tables.ts';
import { isOwnWork, isReached } from '../../../http/teaching.ts';
import { selectProgress, type AssignmentItem } from './progress.queries.ts';

const at = sql.placeholder;

type SubmissionItem = z.output<typeof submissionItem>;

const handedIn = sql`exists (select 1 from ${submissions} s where s.assignment_id = ${assignments.id} and s.state = 1)`;

/** Where an assignment stands: see the contract. */
const stage = sql<AssignmentItem['stage']>`case when ${assignments.status} = 2 then 'withdrawn'
  when ${assignments.publishTime} <> '' then 'published' when ${handedIn} then 'marking' else 'collecting' end`;

/** Selects assignments for which `where` holds, without classes and progress. */
const selectAssignmentRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      id: assignments.id,
      taskType: sql<AssignmentItem['taskType']>`${assignments.taskType}`,
      title: assignments.title,
      tag: assignments.tag,
      subjectId: assignments.subjectId,
      courseId: assignments.courseId,
      courseName: courses.name,
      gradeId: assignments.gradeId,
      gradeName: grades.name,
      term: assignments.term,
      paperId: sql<string>`coalesce(${assignments.paperId}, '')`,
      examId: sql<string>`coalesce(${assignments.examId}, '')`,
      teacherId: assignments.teacherId,
      teacherName: users.name,
      stage,
      dueTime: assignments.dueTime,
      publishTime: assignments.publishTime,
      createTime: assignments.createTime,
    })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(grades, eq(grades.id, assignments.gradeId))
    .innerJoin(users, eq(users.id, assignments.teacherId))
    .where(where)
    .orderBy(...order);

type Row = Awaited<ReturnType<typeof selectAssignmentRows>>[number];

/** Lists of work that has not been deleted and is none of an exam: what all of them may be filtered and sorted by. */
export const assignmentList = {
  table: assignments,
  always: [eq(assignments.isDeleted, 0), isNull(assignments.examId)],
  filters: {
    teacherId: eq(assignments.teacherId, at('teacherId')),
    fromTerm: gte(assignments.term, at('fromTerm')),
    toTerm: lte(assignments.term, at('toTerm')),
    classId: sql`${assignments.id} in (select c.assignment_id from ${assignmentClasses} c
      where c.class_id = ${at('classId')})`,
    taskType: eq(assignments.taskType, at('taskType')),
    from: gte(assignments.createTime, at('from')),
    stage: sql`${stage} = ${at('stage')}`,
    keyword: sql`instr(${assignments.title}, ${at('keyword')}) > 0`,
  },
  sorts: { createTime: assignments.createTime, title: assignments.title },
  defaultSort: assignments.createTime,
  newestFirst: true,
  rows: selectAssignmentRows,
};

const reached = {
  ...assignmentList,
  filters: {
    ...assignmentList.filters,
    /** What its reader reaches. */
    readerId: isReached,
    courseId: eq(assignments.courseId, at('courseId')),
    /** What goes on, of what its reader has set or teaches. */
    open: sql`${at('open')} = 1 and ${assignments.status} = 1 and ${assignments.publishTime} = '' and ${isOwnWork}`,
  },
};

const selectPage = pageable(reached);

const stands = (name: AssignmentItem['stage']) => sql`${stage} = ${name}`;

/** How much work is found, and how much of it stands where. */
export const countStages = summable(reached, {
  collecting: stands('collecting'),
  marking: stands('marking'),
  published: stands('published'),
  withdrawn: stands('withdrawn'),
});

const queries = prepared((orm) => ({
  byIds: selectAssignmentRows(orm, and(eq(assignments.isDeleted, 0), inArray(assignments.id, listed('ids')))!, [
    asc(assignments.id),
  ]).prepare(),
  classes: orm
    .select({
      assignmentId: assignmentClasses.assignmentId,
      id: schoolClasses.id,
      className: assignmentClasses.className,
    })
    .from(assignmentClasses)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assignmentClasses.classId))
    .where(inArray(assignmentClasses.assignmentId, listed('ids')))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position))
    .prepare(),
  submissions: orm
    .select({
      submissionId: sql<string>`cast(${submissions.id} as text)`,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      classId: submissions.classId,
      className: classNameThen,
      state: sql<SubmissionItem['state']>`${submissions.state}`,
      questionCount: sql<number>`(select count(*) from ${paperQuestions} q where q.paper_id = ${submissions.paperId})`,
      markedCount: submissions.markedCount,
      score: submissions.score,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .where(eq(submissions.assignmentId, at('id')))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
  handedIn: orm
    .select({ count: sql<number>`count(*)` })
    .from(submissions)
    .where(and(eq(submissions.assignmentId, at('id')), eq(submissions.state, 1)))
    .prepare(),
  sheets: orm
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.assignmentId, listed('ids')), eq(submissions.state, 1)))
    .prepare(),
  withdraw: orm
    .update(assignments)
    .set({ status: 2 })
    .where(eq(assignments.id, at('id')))
    .prepare(),
  remove: orm
    .update(assignments)
    .set({ isDeleted: 1 })
    .where(inArray(assignments.id, listed('ids')))
    .prepare(),
}));

/** Rows as they go over the wire, with classes and progress read at once. */
export function completeAssignments(sandbox: Sandbox, userId: string, rows: readonly Row[]): AssignmentItem[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const classes = grouped(queries(sandbox).classes.all({ ids }), ({ assignmentId }) => assignmentId);
  const progress = selectProgress(sandbox, ids);
  return rows.map(({ teacherId, ...row }) => {
    const own = (classes.get(row.id) ?? []).map(({ id, className }) => ({ id, className }));
    return { ...row, ...progress(row.id), classes: own, isOwn: teacherId === userId };
  });
}

/** One page of assignments. */
export function selectAssignmentPage(sandbox: Sandbox, userId: string, request: Parameters<typeof selectPage>[1]) {
  const found = selectPage(sandbox, request);
  return { ...found, records: completeAssignments(sandbox, userId, found.records) };
}

/** Assignments among these ids that have not been deleted. */
export const selectAssignments = (sandbox: Sandbox, userId: string, ids: readonly string[]): AssignmentItem[] =>
  completeAssignments(sandbox, userId, queries(sandbox).byIds.all({ ids: JSON.stringify(ids) }));

/** Everybody who is to hand in an assignment, class by class and by student number. */
export const selectSubmissions = (sandbox: Sandbox, id: string): SubmissionItem[] =>
  queries(sandbox).submissions.all({ id });

/** How many have handed in an assignment. */
export const countHandedIn = (sandbox: Sandbox, id: string): number => queries(sandbox).handedIn.get({ id })!.count;

/** Withdraws an assignment; call it within a write. */
export const withdraw = (sandbox: Sandbox, id: string): void => void queries(sandbox).withdraw.run({ id });

/** The sheets of assignments. */
export const selectSheets = (sandbox: Sandbox, assignmentIds: readonly string[]): number[] =>
  queries(sandbox)
    .sheets.all({ ids: JSON.stringify(assignmentIds) })
    .map(({ id }) => id);

/** Deletes assignments, which keeps their rows; call it within a write. */
export const deleteAssignments = (sandbox: Sandbox, assignmentIds: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(assignmentIds) });
