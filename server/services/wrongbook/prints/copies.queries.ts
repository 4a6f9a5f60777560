import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, students } from '../../../database/tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  copies: orm
    .select({
      submissionId: submissions.id,
      paperId: submissions.paperId,
      studentId: submissions.studentId,
      studentName: students.name,
      studentNo: students.studentNo,
      classId: submissions.classId,
      className: classNameThen,
      isHere: sql`${students}.class_id is ${submissions.classId} and ${students}.is_deleted = 0`.mapWith(Boolean),
      state: submissions.state,
      score: submissions.score,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .where(
      and(
        eq(submissions.assignmentId, at('assignmentId')),
        sql`(${at('classIds')} is null or ${inArray(submissions.classId, listed('classIds'))})`,
        sql`(${at('studentId')} is null or ${submissions.studentId} = ${at('studentId')})`,
      ),
    )
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
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
