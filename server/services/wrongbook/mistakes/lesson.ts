import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../../database/tables.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { lessonsOf, type TaughtCall } from '../assignments/lessons.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  student: orm
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, at('studentId')), eq(students.classId, at('classId')), eq(students.isDeleted, 0)))
    .prepare(),
  stage: orm
    .select({ stage: grades.stage })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
}));

/** What is looked at: the mistakes of a class in a subject. */
export interface Lesson {
  classId: string;
  subjectId: string;
}

/** The lesson that a call names; refused where the caller neither has it nor leads its subject. */
export function lessonOf(
  sandbox: Sandbox,
  user: User,
  call: TaughtCall,
  { classId, courseId }: { classId: string; courseId: string },
): Lesson {
  const { course } = lessonsOf(sandbox, user, call, { classId, courseId });
  return { classId, subjectId: course.subjectId };
}

type StudentCall = TaughtCall & { refusals: { notInClass: string } };

/** Refuses a student who is not in the class, or no longer. */
export function checkStudent(sandbox: Sandbox, call: StudentCall, named: { classId: string; studentId: string }): void {
  if (!queries(sandbox).student.get(named)) throw refusal(call, 'notInClass');
}

/** The stage of the grade that a class is in. */
export const stageOf = (sandbox: Sandbox, classId: string): string => queries(sandbox).stage.get({ classId })!.stage;
