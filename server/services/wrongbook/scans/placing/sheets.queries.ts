import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { SheetNumber } from '../../../../../contracts/constants/printing.ts';
import type { Layout } from '../../../../../contracts/wrongbook/layout.ts';
import { answerSheets, assignments, submissions } from '../../../../database/assignment-tables.ts';
import { examStudents } from '../../../../database/exam-work-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { students } from '../../../../database/tables.ts';

const at = sql.placeholder;

const work = {
  publishTime: assignments.publishTime,
  status: assignments.status,
  isDeleted: assignments.isDeleted,
};

const sheet = {
  id: answerSheets.id,
  assignmentId: answerSheets.assignmentId,
  paperId: answerSheets.paperId,
  pages: sql<number>`json_array_length(${answerSheets.layout}, '$.pages')`,
};

const student = {
  submissionId: submissions.id,
  assignmentId: submissions.assignmentId,
  classId: submissions.classId,
  paperId: submissions.paperId,
  studentName: students.name,
  isInClass: sql<number>`${students.isDeleted} = 0 and ${students.status} = 0
    and coalesce(${students.classId}, '') = ${submissions.classId}`,
};

/** What number a form asks for. */
export const askedNumber = sql<SheetNumber>`coalesce(${answerSheets.settings} ->> '$.number', 'student')`;

const isLaidOut = ne(answerSheets.layout, '');

const queries = prepared((orm) => ({
  sheet: orm
    .select({
      ...sheet,
      ...work,
      schoolId: assignments.schoolId,
      subjectId: assignments.subjectId,
      examId: assignments.examId,
      number: askedNumber,
    })
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
    .select({ ...student, ...work })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
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
  byExamNo: orm
    .select(student)
    .from(examStudents)
    .innerJoin(
      submissions,
      and(eq(submissions.assignmentId, at('assignmentId')), eq(submissions.studentId, examStudents.studentId)),
    )
    .innerJoin(students, eq(students.id, submissions.studentId))
    .where(
      and(
        eq(examStudents.examId, at('examId')),
        eq(examStudents.examNo, at('examNo')),
        // Without this, and with "" as a value that is bound, the index of the numbers, which leaves out who has none, cannot be used.
        sql`${examStudents.examNo} <> ''`,
        eq(submissions.paperId, at('paperId')),
        eq(students.isDeleted, 0),
      ),
    )
    .limit(1)
    .prepare(),
}));

/** Work as far as it decides what may come in. */
export type Work = NonNullable<ReturnType<typeof selectWork>>;

/** A form that has been laid out, with its work. */
export type Sheet = NonNullable<ReturnType<typeof selectSheet>>;

/** Whose a submission is, with its work. */
export type Student = NonNullable<ReturnType<typeof selectStudent>>;

/** A form that has been laid out, with its work; undefined where there is none of that number. */
export const selectSheet = (sandbox: Sandbox, id: number) => queries(sandbox).sheet.get({ id });

/** The layout of a form. */
export const selectLayout = (sandbox: Sandbox, id: number): Layout =>
  JSON.parse(queries(sandbox).layout.get({ id })!.layout) as Layout;

/** The form of a paper that was laid out last. */
export const selectNewestSheet = (sandbox: Sandbox, { assignmentId, paperId }: Student) =>
  queries(sandbox).newest.get({ assignmentId, paperId });

/** Work, deleted or not. */
export const selectWork = (sandbox: Sandbox, id: string) => queries(sandbox).work.get({ id });

/** Whose a submission is, with its work. */
export const selectStudent = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).bySubmission.get({ id: submissionId });

/**
 * Whose a number is among those who got the paper of a form: where it asks for the number of the exam, whose that one is, else the
 * student's number, which somebody may have filled in all the same.
 */
export function selectStudentByNumber(
  sandbox: Sandbox,
  { assignmentId, paperId, examId, number }: Pick<Sheet, 'assignmentId' | 'paperId' | 'examId' | 'number'>,
  read: string,
) {
  const { byExamNo, byNumber } = queries(sandbox);
  const candidate = number === 'exam' ? byExamNo.get({ assignmentId, paperId, examId, examNo: read }) : undefined;
  return candidate ?? byNumber.get({ assignmentId, paperId, studentNo: read });
}
