import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { assignments, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { examStudents } from '../../../database/exam-work-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, students } from '../../../database/tables.ts';

const at = sql.placeholder;

const candidate = and(eq(examStudents.examId, assignments.examId), eq(examStudents.studentId, submissions.studentId));
/** "" of work that is of no exam, and before seats are given. */
const examNo = sql<string>`coalesce(${examStudents.examNo}, '')`;

const queries = prepared((orm) => ({
  copies: orm
    .select({
      submissionId: submissions.id,
      paperId: submissions.paperId,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      examNo,
      classId: submissions.classId,
      className: classNameThen,
      isHere: sql`${students}.class_id is ${submissions.classId} and ${students}.is_deleted = 0`.mapWith(Boolean),
      state: submissions.state,
      score: submissions.score,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(examStudents, candidate)
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        sql`(${at('classIds')} is null or ${inArray(submissions.classId, listed('classIds'))})`,
        sql`(${at('studentId')} is null or ${submissions.studentId} = ${at('studentId')})`,
      ),
    )
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
  examNumbers: orm
    .select({
      longest: sql<number>`coalesce(max(length(${examNo})), 0)`,
      isEverybodys: sql`min(${examNo} <> '')`.mapWith(Boolean),
      areDigits: sql`min(${examNo} not glob '*[^0-9]*')`.mapWith(Boolean),
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(examStudents, candidate)
    .where(eq(submissions.assignmentId, at('assignmentId')))
    .prepare(),
}));

/** Whose copies are asked for: of some classes, of a student, or everybody's. */
export interface CopyFilter {
  classIds?: readonly string[] | undefined;
  studentId?: string | undefined;
}

/** Those who got an assignment, class by class and by student number, each with the paper that is theirs. */
export const selectCopies = (sandbox: Sandbox, assignmentId: string, { classIds, studentId }: CopyFilter) =>
  queries(sandbox).copies.all({
    assignmentId,
    classIds: classIds ? JSON.stringify(classIds) : null,
    studentId: studentId ?? null,
  });

/** One of those who got an assignment. */
export type Copy = ReturnType<typeof selectCopies>[number];

/** The exam numbers of all who got an assignment: whether each has one, whether digits alone write them, and how long they are. */
export const selectExamNumbers = (sandbox: Sandbox, assignmentId: string) =>
  queries(sandbox).examNumbers.get({ assignmentId })!;
