import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, offeredCourses, schoolClasses, teachings, users } from '../../../database/tables.ts';

const at = sql.placeholder;

const course = { courseId: courses.id, courseName: courses.name, subjectId: courses.subjectId };

/** One page of a class's teachers, a row per course. */
export const selectTeacherPageOfClass = pageable({
  table: teachings,
  always: [],
  filters: { classId: eq(teachings.classId, at('classId')) },
  sorts: { courseId: teachings.courseId },
  defaultSort: teachings.courseId,
  rows: (orm, where, order) =>
    orm
      .select({ id: users.id, name: users.name, phone: users.phone, classId: teachings.classId, ...course })
      .from(teachings)
      .innerJoin(users, eq(users.id, teachings.teacherId))
      .innerJoin(courses, eq(courses.id, teachings.courseId))
      .where(where)
      .orderBy(...order),
});

const teachingRow = {
  teacherId: teachings.teacherId,
  classId: schoolClasses.id,
  className: schoolClasses.name,
  gradeId: grades.id,
  gradeName: grades.name,
  ...course,
};

const queries = prepared((orm) => ({
  ofTeachers: orm
    .select(teachingRow)
    .from(teachings)
    .innerJoin(
      schoolClasses,
      and(eq(schoolClasses.id, teachings.classId), eq(schoolClasses.isDeleted, 0), eq(schoolClasses.status, 0)),
    )
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(courses, eq(courses.id, teachings.courseId))
    .where(inArray(teachings.teacherId, listed('ids')))
    .orderBy(asc(grades.position), asc(schoolClasses.position), asc(courses.id))
    .prepare(),
  holder: orm
    .select({ teacherId: teachings.teacherId, name: users.name })
    .from(teachings)
    .innerJoin(users, eq(users.id, teachings.teacherId))
    .where(and(eq(teachings.classId, at('classId')), eq(teachings.courseId, at('courseId'))))
    .prepare(),
  insert: orm
    .insert(teachings)
    .values({
      classId: at('classId'),
      courseId: at('courseId'),
      teacherId: at('teacherId'),
      createTime: at('createTime'),
    })
    .prepare(),
  remove: orm
    .delete(teachings)
    .where(
      and(
        eq(teachings.classId, at('classId')),
        eq(teachings.courseId, at('courseId')),
        eq(teachings.teacherId, at('teacherId')),
      ),
    )
    .prepare(),
  removeOfClass: orm
    .delete(teachings)
    .where(eq(teachings.classId, at('classId')))
    .prepare(),
  removeOfTeacher: orm
    .delete(teachings)
    .where(eq(teachings.teacherId, at('teacherId')))
    .prepare(),
  subjectsInSchool: orm
    .selectDistinct({ subjectId: courses.subjectId })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(eq(offeredCourses.schoolId, at('schoolId')))
    .prepare(),
  subjectsOfGrade: orm
    .selectDistinct({ subjectId: courses.subjectId })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(eq(offeredCourses.gradeId, at('gradeId')))
    .prepare(),
}));

/** What each of these teachers teaches, by grade, class and course, in classes in school. */
export const selectTeachings = (sandbox: Sandbox, teacherIds: readonly string[]) =>
  queries(sandbox).ofTeachers.all({ ids: JSON.stringify(teacherIds) });

/** The classes in school that a teacher teaches, each once. */
export function selectTaughtClasses(sandbox: Sandbox, teacherId: string) {
  const items = selectTeachings(sandbox, [teacherId]).map(({ classId, className, gradeId, gradeName }) => ({
    id: classId,
    className,
    gradeId,
    gradeName,
  }));
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Who teaches a course in a class; undefined while nobody does. */
export const selectTeachingHolder = (sandbox: Sandbox, classId: string, courseId: string) =>
  queries(sandbox).holder.get({ classId, courseId });

interface Binding {
  classId: string;
  courseId: string;
  teacherId: string;
}

/** Gives a course of a class to a teacher. */
export const insertTeaching = (sandbox: Sandbox, binding: Binding): void =>
  void queries(sandbox).insert.run({ ...binding, createTime: sandbox.clock.dateTime() });

/** Takes a course of a class from a teacher; returns whether the teacher had it. */
export const deleteTeaching = (sandbox: Sandbox, binding: Binding): boolean =>
  queries(sandbox).remove.run({ ...binding }).changes > 0;

/** Takes all courses of a class from their teachers. */
export const deleteTeachingsOfClass = (sandbox: Sandbox, classId: string): void =>
  void queries(sandbox).removeOfClass.run({ classId });

/** Takes all courses from a teacher. */
export const deleteTeachingsOfTeacher = (sandbox: Sandbox, teacherId: string): void =>
  void queries(sandbox).removeOfTeacher.run({ teacherId });

/** Ids of the subjects that a school offers in any grade. */
export const selectSubjectIdsInSchool = (sandbox: Sandbox, schoolId: string): Set<string> =>
  new Set(
    queries(sandbox)
      .subjectsInSchool.all({ schoolId })
      .map(({ subjectId }) => subjectId),
  );

/** Ids of the subjects that any school offers in a grade. */
export const selectSubjectIdsOfGrade = (sandbox: Sandbox, gradeId: string): Set<string> =>
  new Set(
    queries(sandbox)
      .subjectsOfGrade.all({ gradeId })
      .map(({ subjectId }) => subjectId),
  );
