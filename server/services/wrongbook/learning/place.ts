import { and, asc, eq, sql } from 'drizzle-orm';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, offeredCourses, schoolClasses, schools, teachings } from '../../../database/tables.ts';
import { dayOf } from '../../../engines/mastery/days.ts';
import { refusal } from '../../../http/errors.ts';
import type { Caller } from '../../../http/teaching.ts';
import { ledSubjects } from '../../../http/user.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  schoolClass: orm
    .select({
      classId: schoolClasses.id,
      className: fullClassName,
      schoolId: schoolClasses.schoolId,
      gradeId: schoolClasses.gradeId,
      schoolName: schools.name,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(schools, eq(schools.id, schoolClasses.schoolId))
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
  courses: orm
    .select({
      courseId: courses.id,
      courseName: courses.name,
      subjectId: courses.subjectId,
      isTaught: sql<number>`exists (select 1 from ${teachings} t where t.class_id = ${at('classId')}
        and t.course_id = ${courses.id} and t.teacher_id = ${at('userId')})`,
    })
    .from(schoolClasses)
    .innerJoin(
      offeredCourses,
      and(eq(offeredCourses.schoolId, schoolClasses.schoolId), eq(offeredCourses.gradeId, schoolClasses.gradeId)),
    )
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(eq(schoolClasses.id, at('classId')))
    .orderBy(asc(courses.id))
    .prepare(),
}));

/** A course that a caller sees of a class. */
export interface Course {
  courseId: string;
  courseName: string;
  subjectId: string;
}

/** A class with what a caller sees of it. */
export interface Place {
  classId: string;
  className: string;
  schoolName: string;
  courses: readonly Course[];
}

type PlaceCall = Endpoint & { refusals: { notTaught: string } };

/**
 * A class within reach and its courses: all of them for who runs its school or the partner that the school belongs to, for
 * others those that they teach there or lead; refused where there is none. Who leads its grade sees all of them as well, where
 * the call is for them.
 */
export function placeOf(
  { sandbox, user, scopes }: Caller,
  call: PlaceCall,
  classId: string,
  gradesLed: readonly string[] = [],
): Place {
  const { schoolId, gradeId, ...schoolClass } = queries(sandbox).schoolClass.get({ classId })!;
  const isWhole = scopes.has('school') ? user.schoolId === schoolId : scopes.has('subtree');
  const isOfGrade = user.schoolId === schoolId && gradesLed.includes(gradeId);
  const led = ledSubjects(user);
  const found = queries(sandbox)
    .courses.all({ classId, userId: user.id })
    .filter(({ isTaught, subjectId }) => isWhole || isOfGrade || isTaught === 1 || led.includes(subjectId))
    .map(({ courseId, courseName, subjectId }): Course => ({ courseId, courseName, subjectId }));
  if (found.length === 0) throw refusal<PlaceCall>(call, 'notTaught', { className: schoolClass.className });
  return { ...schoolClass, courses: found };
}

/** Days of a report, inclusive, and the day from which on earlier work is what they are compared with. */
export interface Span {
  from: string;
  to: string;
  comparedFrom: string;
}

/** The first day of the term that a day lies in: January still belongs to the first, which begins in August. */
function termStart(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 8) return `${year}-08-01`;
  return month >= 2 ? `${year}-02-01` : `${year - 1}-08-01`;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

type SpanCall = Endpoint & { refusals: { wrongOrder: string; tooLong: string } };

/** Three years: what is shown by the week would not fit a screen of more. */
const mostDays = 3 * 366;

/** The days that are asked for, else those of the running term until today; compared with all from the term before on. */
export function spanOf(
  sandbox: Sandbox,
  call: SpanCall,
  input: { from?: string | undefined; to?: string | undefined },
): Span {
  const to = input.to ?? sandbox.clock.dateTime().slice(0, 10);
  const from = input.from ?? termStart(to);
  if (from > to) throw refusal<SpanCall>(call, 'wrongOrder');
  if (dayOf(to) - dayOf(from) > mostDays) throw refusal<SpanCall>(call, 'tooLong');
  return { from, to, comparedFrom: termStart(dayBefore(termStart(from))) };
}
