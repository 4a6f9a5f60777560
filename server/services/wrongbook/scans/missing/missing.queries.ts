import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { answerSheets, submissions } from '../../../../database/assignment-tables.ts';
import { classNameThen } from '../../../../database/class-names.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { scanPages } from '../../../../database/scan-tables.ts';
import { schoolClasses, students } from '../../../../database/tables.ts';
import { askedNumber } from '../placing/sheets.queries.ts';

const at = sql.placeholder;

const pagesOf = sql<number>`json_array_length(${answerSheets.layout}, '$.pages')`;

const queries = prepared((orm) => ({
  forms: orm
    .select({ id: answerSheets.id, paperId: answerSheets.paperId, pages: pagesOf, number: askedNumber })
    .from(answerSheets)
    .where(and(eq(answerSheets.assignmentId, at('id')), sql`${answerSheets.layout} <> ''`))
    .orderBy(asc(answerSheets.id))
    .prepare(),
  found: orm
    .select({
      id: scanPages.id,
      submissionId: submissions.id,
      sheetId: sql<number>`${scanPages.sheetId}`,
      sheetPage: scanPages.sheetPage,
      documentId: scanPages.documentId,
      pageNo: scanPages.pageNo,
    })
    .from(submissions)
    .innerJoin(scanPages, and(eq(scanPages.submissionId, submissions.id), eq(scanPages.state, 'matched')))
    .where(and(eq(submissions.assignmentId, at('id')), isNotNull(scanPages.sheetId)))
    .orderBy(asc(submissions.id), asc(scanPages.sheetPage))
    .prepare(),
  students: orm
    .select({
      submissionId: submissions.id,
      paperId: submissions.paperId,
      state: submissions.state,
      isIncomplete: submissions.isIncomplete,
      classId: submissions.classId,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      className: classNameThen,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .where(eq(submissions.assignmentId, at('id')))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
}));

/** The forms of an assignment that have been laid out, the oldest first. */
export const selectForms = (sandbox: Sandbox, id: string) => queries(sandbox).forms.all({ id });

/** The pages that stand for those who got an assignment, in their order. */
export const selectFoundPages = (sandbox: Sandbox, id: string) => queries(sandbox).found.all({ id });

/** Those who got an assignment, class by class and by student number. */
export const selectStudents = (sandbox: Sandbox, id: string) => queries(sandbox).students.all({ id });
