import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { positionOf } from '../../../database/class-names.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { courses, grades, offeredCourses, schoolClasses, schools, teachings } from '../../../database/tables.ts';

const at = sql.placeholder;

const item = {
  id: schoolClasses.id,
  className: schoolClasses.name,
  gradeId: schoolClasses.gradeId,
  gradeName: grades.name,
};

const inSchool = and(
  eq(schoolClasses.schoolId, at('schoolId')),
  eq(schoolClasses.isDeleted, 0),
  eq(schoolClasses.status, 0),
);

const queries = prepared((orm) => ({
  byId: orm
    .select({
      ...item,
      schoolId: schoolClasses.schoolId,
      schoolName: schools.name,
      status: sql<0 | 1>`${schoolClasses.status}`,
      graduatedYear: schoolClasses.graduatedYear,
      createTime: schoolClasses.createTime,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(schools, eq(schools.id, schoolClasses.schoolId))
    .where(and(eq(schoolClasses.id, at('classId')), eq(schoolClasses.isDeleted, 0)))
    .prepare(),
  inSchool: orm
    .select(item)
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(inSchool)
    .orderBy(asc(grades.position), asc(schoolClasses.position))
    .prepare(),
  byName: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(
      and(
        inSchool,
        eq(schoolClasses.gradeId, at('gradeId')),
        eq(schoolClasses.name, at('className')),
        ne(schoolClasses.id, at('exceptId')),
      ),
    )
    .prepare(),
  gradesOfSchool: orm
    .select({ gradeId: grades.id, gradeName: grades.name, position: grades.position })
    .from(grades)
    .innerJoin(schools, eq(schools.stage, grades.stage))
    .where(eq(schools.id, at('schoolId')))
    .orderBy(asc(grades.position))
    .prepare(),
  countTeachers: orm
    .select({ count: sql<number>`count(distinct ${teachings.teacherId})` })
    .from(teachings)
    .where(eq(teachings.classId, at('classId')))
    .prepare(),
  offered: orm
    .select({ courseId: courses.id, courseName: courses.name, subjectId: courses.subjectId })
    .from(offeredCourses)
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .where(and(eq(offeredCourses.schoolId, at('schoolId')), eq(offeredCourses.gradeId, at('gradeId'))))
    .orderBy(asc(courses.id))
    .prepare(),
  rename: orm
    .update(schoolClasses)
    .set({ name: sql`${at('className')}`, position: sql`${at('position')}` })
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
  remove: orm
    .update(schoolClasses)
    .set({ isDeleted: 1 })
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
}));

/** A living class with its school; undefined when there is none. */
export const selectClass = (sandbox: Sandbox, classId: string) => queries(sandbox).byId.get({ classId });

/** The classes in school of a school, by grade and number. */
export const selectClassesInSchool = (sandbox: Sandbox, schoolId: string) =>
  queries(sandbox).inSchool.all({ schoolId });

/** Whether another class in school of the grade has that name. */
export const hasClassNamed = (
  sandbox: Sandbox,
  schoolId: string,
  gradeId: string,
  className: string,
  exceptId = '',
): boolean => queries(sandbox).byName.get({ schoolId, gradeId, className, exceptId }) !== undefined;

/** The grades of a school's stage, lowest first. */
export const selectGradesOfSchool = (sandbox: Sandbox, schoolId: string) =>
  queries(sandbox).gradesOfSchool.all({ schoolId });

/** How many teachers a class has. */
export const countTeachersOfClass = (sandbox: Sandbox, classId: string): number =>
  queries(sandbox).countTeachers.get({ classId })!.count;

/** The courses that a school offers in a grade. */
export const selectOfferedCourses = (sandbox: Sandbox, schoolId: string, gradeId: string) =>
  queries(sandbox).offered.all({ schoolId, gradeId });

/** Adds a class. */
export const insertClass = (sandbox: Sandbox, row: typeof schoolClasses.$inferInsert): void =>
  void sandbox.orm.insert(schoolClasses).values(row).run();

/** Renames a class. */
export const updateClassName = (sandbox: Sandbox, classId: string, className: string): void =>
  void queries(sandbox).rename.run({ classId, className, position: positionOf(className) });

/** Deletes a class logically. */
export const deleteClass = (sandbox: Sandbox, classId: string): void => void queries(sandbox).remove.run({ classId });
