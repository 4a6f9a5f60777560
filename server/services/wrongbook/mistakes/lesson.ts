import { and, eq, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { assignments, submissions } from '../../../database/assignment-tables.ts';
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
  /** Anybody of the school, with whether the class has been theirs: then work of it is. */
  standing: orm
    .select({
      studentName: students.name,
      studentNo: students.studentNo,
      isHere: sql`${students}.class_id is ${at('classId')} and ${students}.is_deleted = 0`.mapWith(Boolean),
      isGone: sql`${students}.class_id is null or ${students}.is_deleted = 1`.mapWith(Boolean),
      wasHere:
        sql`exists (select 1 from ${submissions} s join ${assignments} a on a.id = s.assignment_id and a.is_deleted = 0
        where s.student_id = ${students}.id and s.class_id = ${at('classId')} and s.state = 1)`.mapWith(Boolean),
    })
    .from(students)
    .where(eq(students.id, at('studentId')))
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

/** Whose book of a class is read. */
export interface Standing extends Pick<DataOf<typeof pageStudentBook>['student'], 'studentName' | 'studentNo'> {
  standing: DataOf<typeof pageStudentBook>['student']['standing'];
  /** The class, where the student is there no longer: then only what was done for it is shown; else null. */
  formerClass: string | null;
}

/** How a student stands to a class; refused where it never was theirs. */
export function standingOf(
  sandbox: Sandbox,
  call: StudentCall,
  { classId, studentId }: { classId: string; studentId: string },
): Standing {
  const { isHere, wasHere, isGone, ...named } = queries(sandbox).standing.get({ classId, studentId })!;
  if (isHere) return { ...named, standing: 'here', formerClass: null };
  if (!wasHere) throw refusal(call, 'notInClass');
  return { ...named, standing: isGone ? 'left' : 'moved', formerClass: classId };
}

/** The stage of the grade that a class is in. */
export const stageOf = (sandbox: Sandbox, classId: string): string => queries(sandbox).stage.get({ classId })!.stage;
