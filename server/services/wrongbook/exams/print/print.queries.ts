import { and, asc, eq, sql } from 'drizzle-orm';
import { examClasses, exams } from '../../../../database/exam-tables.ts';
import { examResults, examStudents } from '../../../../database/exam-work-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { schoolClasses, schools, students } from '../../../../database/tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  candidates: orm
    .select({
      studentId: students.id,
      name: students.name,
      studentNo: students.studentNo,
      classId: examStudents.classId,
      className: examClasses.className,
      examNo: examStudents.examNo,
      roomId: examStudents.roomId,
      seat: examStudents.seat,
    })
    .from(examStudents)
    .innerJoin(students, eq(students.id, examStudents.studentId))
    .innerJoin(
      examClasses,
      and(eq(examClasses.examId, examStudents.examId), eq(examClasses.classId, examStudents.classId)),
    )
    .innerJoin(schoolClasses, eq(schoolClasses.id, examStudents.classId))
    .where(
      and(
        eq(examStudents.examId, at('examId')),
        sql`(${at('classId')} is null or ${examStudents.classId} = ${at('classId')})`,
        sql`(${at('roomId')} is null or ${examStudents.roomId} = ${at('roomId')})`,
      ),
    )
    .orderBy(asc(schoolClasses.position), asc(schoolClasses.id), asc(students.studentNo))
    .prepare(),
  results: orm
    .select({
      studentId: examResults.studentId,
      subjectId: examResults.subjectId,
      state: examResults.state,
      score: examResults.score,
      makeUpScore: examResults.makeUpScore,
    })
    .from(examResults)
    .where(and(eq(examResults.examId, at('examId')), eq(examResults.classId, at('classId'))))
    .prepare(),
  schoolName: orm
    .select({ name: schools.name })
    .from(exams)
    .innerJoin(schools, eq(schools.id, exams.schoolId))
    .where(eq(exams.id, at('examId')))
    .prepare(),
}));

/** Candidates of an exam class by class and by student number: all of them, of a class, of a room. */
export const selectPrinted = (
  sandbox: Sandbox,
  { examId, classId, examRoomId }: { examId: string; classId?: string | undefined; examRoomId?: string | undefined },
) => queries(sandbox).candidates.all({ examId, classId: classId ?? null, roomId: examRoomId ?? null });

/** A candidate of these. */
export type PrintedRow = ReturnType<typeof selectPrinted>[number];

/** What a class has reached in all subjects of an exam. */
export const selectResults = (sandbox: Sandbox, examId: string, classId: string) =>
  queries(sandbox).results.all({ examId, classId });

/** The school of an exam. */
export const schoolNameOf = (sandbox: Sandbox, examId: string): string =>
  queries(sandbox).schoolName.get({ examId })!.name;
