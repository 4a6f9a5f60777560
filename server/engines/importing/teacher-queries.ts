import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { courses, grades, offeredCourses, schoolClasses, schools, teachings, users } from '../../database/tables.ts';

const at = sql.placeholder;
const living = and(
  eq(schoolClasses.schoolId, at('schoolId')),
  eq(schoolClasses.isDeleted, 0),
  eq(schoolClasses.status, 0),
);

/** Who has the accounts and phone numbers that a list of teachers names, and what they do. */
export const peopleQueries = prepared((orm) => ({
  accounts: orm
    .select({
      id: users.id,
      account: users.account,
      name: users.name,
      phone: users.phone,
      gender: users.gender,
      schoolId: users.schoolId,
    })
    .from(users)
    .where(and(eq(users.isDeleted, 0), inArray(users.account, listed('accounts'))))
    .prepare(),
  phones: orm
    .select({ phone: users.phone, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.schoolId, at('schoolId')),
        eq(users.isDeleted, 0),
        ne(users.phone, ''),
        inArray(users.phone, listed('phones')),
      ),
    )
    .prepare(),
  teachings: orm
    .select({
      teacherId: teachings.teacherId,
      gradeName: grades.name,
      className: schoolClasses.name,
      courseName: courses.name,
    })
    .from(teachings)
    .innerJoin(schoolClasses, eq(schoolClasses.id, teachings.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(courses, eq(courses.id, teachings.courseId))
    .where(and(living, inArray(teachings.teacherId, listed('ids'))))
    .prepare(),
}));

/** What a school teaches, and who does. */
export const schoolQueries = prepared((orm) => ({
  stage: orm
    .select({ stage: schools.stage })
    .from(schools)
    .where(eq(schools.id, at('schoolId')))
    .prepare(),
  courses: orm
    .select({
      classId: schoolClasses.id,
      courseId: courses.id,
      gradeName: grades.name,
      className: schoolClasses.name,
      courseName: courses.name,
      holder: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(
      offeredCourses,
      and(eq(offeredCourses.schoolId, schoolClasses.schoolId), eq(offeredCourses.gradeId, schoolClasses.gradeId)),
    )
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .leftJoin(teachings, and(eq(teachings.classId, schoolClasses.id), eq(teachings.courseId, courses.id)))
    .leftJoin(users, eq(users.id, teachings.teacherId))
    .where(living)
    .orderBy(grades.position, schoolClasses.position, courses.id)
    .prepare(),
  subjects: orm
    .selectDistinct({ subjectId: courses.subjectId })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(eq(offeredCourses.schoolId, at('schoolId')))
    .prepare(),
}));
