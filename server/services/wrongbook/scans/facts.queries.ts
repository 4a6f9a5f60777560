import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { answerSheets, assignments, submissions } from '../../../database/assignment-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { scanPages } from '../../../database/scan-tables.ts';
import { students } from '../../../database/tables.ts';

const at = sql.placeholder;

const work = {
  assignmentId: assignments.id,
  teacherId: assignments.teacherId,
  schoolId: assignments.schoolId,
  subjectId: assignments.subjectId,
  publishTime: assignments.publishTime,
  status: assignments.status,
  isDeleted: assignments.isDeleted,
};

const sheet = {
  id: answerSheets.id,
  paperId: answerSheets.paperId,
  pages: sql<number>`json_array_length(${answerSheets.layout}, '$.pages')`,
};

const student = {
  submissionId: submissions.id,
  assignmentId: submissions.assignmentId,
  paperId: submissions.paperId,
  studentName: students.name,
  isInClass: sql<number>`${students.isDeleted} = 0 and ${students.status} = 0
    and coalesce(${students.classId}, '') = ${submissions.classId}`,
};

const isLaidOut = ne(answerSheets.layout, '');

const queries = prepared((orm) => ({
  sheet: orm
    .select({ ...sheet, ...work })
    .from(answerSheets)
    .innerJoin(assignments, eq(assignments.id, answerSheets.assignmentId))
    .where(and(eq(answerSheets.id, at('id')), isLaidOut))
    .prepare(),
  layout: orm
    .select({ layout: answerSheets.layout })
    .from(answerSheets)
    .where(eq(answerSheets.id, at('id')))
    .prepare(),
  newest: orm
    .select(sheet)
    .from(answerSheets)
    .where(and(eq(answerSheets.assignmentId, at('assignmentId')), eq(answerSheets.paperId, at('paperId')), isLaidOut))
    .orderBy(desc(answerSheets.id))
    .limit(1)
    .prepare(),
  work: orm
    .select(work)
    .from(assignments)
    .where(eq(assignments.id, at('id')))
    .prepare(),
  bySubmission: orm
    .select(student)
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .where(eq(submissions.id, at('id')))
    .prepare(),
  byNumber: orm
    .select(student)
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        eq(submissions.paperId, at('paperId')),
        eq(students.studentNo, at('studentNo')),
        eq(students.isDeleted, 0),
      ),
    )
    .limit(1)
    .prepare(),
  standing: orm
    .select({
      id: scanPages.id,
      sheetId: scanPages.sheetId,
      sheetPage: scanPages.sheetPage,
      code: scanPages.code,
    })
    .from(scanPages)
    .where(and(eq(scanPages.submissionId, at('id')), eq(scanPages.state, 'matched')))
    .prepare(),
}));

/** Work as far as it decides what may come in. */
export type Work = NonNullable<ReturnType<typeof selectWork>>;

/** A form that has been laid out, with its work; undefined where there is none of that number. */
export const selectSheet = (sandbox: Sandbox, id: number) => queries(sandbox).sheet.get({ id });

/** The layout of a form, as JSON. */
export const selectLayout = (sandbox: Sandbox, id: number): string => queries(sandbox).layout.get({ id })!.layout;

/** The form of a paper that was laid out last. */
export const selectNewestSheet = (sandbox: Sandbox, assignmentId: string, paperId: string) =>
  queries(sandbox).newest.get({ assignmentId, paperId });

/** Work, deleted or not. */
export const selectWork = (sandbox: Sandbox, id: string) => queries(sandbox).work.get({ id });

/** Whose a submission is. */
export const selectStudent = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).bySubmission.get({ id: submissionId });

/** Whose a student number is among those who got a paper with some work. */
export const selectStudentByNumber = (sandbox: Sandbox, assignmentId: string, paperId: string, studentNo: string) =>
  queries(sandbox).byNumber.get({ assignmentId, paperId, studentNo });

/** The pages that stand for a submission. */
export const selectStanding = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).standing.all({ id: submissionId });
