import { and, asc, eq, inArray, isNotNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, offeredCourses, schoolClasses, teachings } from '../../../database/tables.ts';
import { refusal } from '../../../http/errors.ts';
import { ledSubjects, type User } from '../../../http/user.ts';

const at = sql.placeholder;

/** That the user teaches the course in the class, whoever else does. */
const isOwnTeaching = (courseId: SQLWrapper) =>
  and(eq(teachings.classId, schoolClasses.id), eq(teachings.courseId, courseId), eq(teachings.teacherId, at('userId')));

const queries = prepared((orm) => ({
  course: orm
    .select({ id: courses.id, name: courses.name, subjectId: courses.subjectId })
    .from(courses)
    .where(eq(courses.id, at('id')))
    .prepare(),
  schoolClass: orm
    .select({
      gradeId: schoolClasses.gradeId,
      className: fullClassName,
      teacherId: teachings.teacherId,
      isOffered: sql<number>`exists (select 1 from ${offeredCourses} o where o.school_id = ${schoolClasses.schoolId}
        and o.grade_id = ${schoolClasses.gradeId} and o.course_id = ${at('courseId')})`,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .leftJoin(teachings, isOwnTeaching(at('courseId')))
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
  lessons: orm
    .select({
      classId: schoolClasses.id,
      className: schoolClasses.name,
      gradeId: grades.id,
      gradeName: grades.name,
      courseId: courses.id,
      courseName: courses.name,
      subjectId: courses.subjectId,
      isOwn: sql<number>`${teachings.teacherId} is not null`.mapWith(Boolean),
    })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .innerJoin(grades, eq(grades.id, offeredCourses.gradeId))
    .innerJoin(
      schoolClasses,
      and(
        eq(schoolClasses.schoolId, offeredCourses.schoolId),
        eq(schoolClasses.gradeId, offeredCourses.gradeId),
        eq(schoolClasses.isDeleted, 0),
        eq(schoolClasses.status, 0),
      ),
    )
    .leftJoin(teachings, isOwnTeaching(courses.id))
    .where(
      and(
        eq(offeredCourses.schoolId, at('schoolId')),
        or(isNotNull(teachings.teacherId), inArray(courses.subjectId, listed('led'))),
      ),
    )
    .orderBy(asc(grades.position), asc(courses.id), asc(schoolClasses.position))
    .prepare(),
}));

/** The classes and courses to which somebody may set work: those that they teach, and of leaders all of their subject. */
export const selectLessons = (sandbox: Sandbox, user: User) =>
  queries(sandbox).lessons.all({
    userId: user.id,
    schoolId: user.schoolId ?? '',
    led: JSON.stringify(ledSubjects(user)),
  });

/** The course, and the classes with whom they have in it. */
export interface Lessons {
  course: { id: string; name: string; subjectId: string };
  classIds: string[];
  gradeId: string;
}

/** A call that refuses who does not teach there. */
export type TaughtCall = Endpoint & { refusals: { notTaught: string } };

/** The course and classes of work; refused where the teacher neither has the course there nor leads a subject taught there. */
export function lessonsOf(
  sandbox: Sandbox,
  user: User,
  call: TaughtCall,
  { courseId, classId }: { courseId: string; classId: string },
): Lessons {
  const course = queries(sandbox).course.get({ id: courseId });
  const classIds = [...new Set(classId.split(','))];
  const rows = classIds.map((id) => queries(sandbox).schoolClass.get({ classId: id, courseId, userId: user.id })!);
  const leads = course !== undefined && ledSubjects(user).includes(course.subjectId);
  const foreign = rows.find(({ teacherId, isOffered }) => teacherId === null && !(leads && isOffered));
  if (!course || foreign) {
    const className = (foreign ?? rows[0]!).className;
    throw refusal<TaughtCall>(call, 'notTaught', { className, courseName: course?.name ?? '课程' });
  }
  return { course, classIds, gradeId: rows[0]!.gradeId };
}

/** What a class is called with its grade. */
export const classNameOf = (sandbox: Sandbox, classId: string): string =>
  queries(sandbox).schoolClass.get({ classId, courseId: '', userId: '' })!.className;
