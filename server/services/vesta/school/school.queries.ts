import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import {
  courses,
  grades,
  offeredCourses,
  schoolClasses,
  schools,
  students,
  teachings,
  users,
} from '../../../database/tables.ts';

const at = sql.placeholder;
const sumOf = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${condition}), 0)`;

const queries = prepared((orm) => ({
  byId: orm
    .select({ id: schools.id, name: schools.name, stage: schools.stage, area: schools.area })
    .from(schools)
    .where(and(eq(schools.id, at('schoolId')), eq(schools.isDeleted, 0)))
    .prepare(),
  inArea: orm
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(and(eq(schools.area, at('area')), eq(schools.isDeleted, 0)))
    .orderBy(asc(schools.id))
    .prepare(),
  students: orm
    .select({
      inSchool: sumOf(sql`${students.status} = 0`),
      graduated: sumOf(sql`${students.status} = 1`),
      enabled: sumOf(sql`${students.status} = 0 and ${students.enabled} = 1`),
    })
    .from(students)
    .where(and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0)))
    .prepare(),
  unassigned: orm
    .select({ count: sql<number>`count(*)` })
    .from(students)
    .where(
      and(
        eq(students.schoolId, at('schoolId')),
        eq(students.isDeleted, 0),
        eq(students.status, 0),
        isNull(students.classId),
      ),
    )
    .prepare(),
  byGrade: orm
    .select({
      gradeId: schoolClasses.gradeId,
      studentCount: sql<number>`count(*)`,
      maleCount: sumOf(sql`${students.gender} = 1`),
      femaleCount: sumOf(sql`${students.gender} = 2`),
      enabledCount: sumOf(sql`${students.enabled} = 1`),
    })
    .from(students)
    .innerJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .where(and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0), eq(students.status, 0)))
    .groupBy(schoolClasses.gradeId)
    .prepare(),
  teachers: orm
    .select({
      total: sql<number>`count(*)`,
      idle: sumOf(sql`not exists (select 1 from ${teachings} where ${teachings.teacherId} = ${users.id})`),
    })
    .from(users)
    .where(and(eq(users.schoolId, at('schoolId')), eq(users.isDeleted, 0)))
    .prepare(),
  /** Every course of every class in school with its teacher, null while it has none. */
  timetable: orm
    .select({
      gradeId: grades.id,
      gradeName: grades.name,
      classId: schoolClasses.id,
      className: schoolClasses.name,
      courseId: courses.id,
      subjectId: courses.subjectId,
      courseName: courses.name,
      teacherId: teachings.teacherId,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .innerJoin(
      offeredCourses,
      and(eq(offeredCourses.schoolId, schoolClasses.schoolId), eq(offeredCourses.gradeId, schoolClasses.gradeId)),
    )
    .innerJoin(courses, eq(courses.id, offeredCourses.courseId))
    .leftJoin(teachings, and(eq(teachings.classId, schoolClasses.id), eq(teachings.courseId, courses.id)))
    .where(and(eq(schoolClasses.schoolId, at('schoolId')), eq(schoolClasses.isDeleted, 0), eq(schoolClasses.status, 0)))
    .orderBy(asc(grades.position), asc(schoolClasses.position), asc(courses.id))
    .prepare(),
}));

/** A living school. */
export const selectSchool = (sandbox: Sandbox, schoolId: string) => queries(sandbox).byId.get({ schoolId });

/** The schools of a region. */
export const selectSchoolsInArea = (sandbox: Sandbox, area: string) =>
  area === '' ? [] : queries(sandbox).inArea.all({ area });

/** Counts of a school's students by state, of its teachers, and figures by grade; and its timetable. */
export const selectRoster = (sandbox: Sandbox, schoolId: string) => ({
  students: queries(sandbox).students.get({ schoolId })!,
  unassignedCount: queries(sandbox).unassigned.get({ schoolId })!.count,
  teachers: queries(sandbox).teachers.get({ schoolId })!,
  byGrade: queries(sandbox).byGrade.all({ schoolId }),
  timetable: queries(sandbox).timetable.all({ schoolId }),
});

/** What one school's roster consists of. */
export type Roster = ReturnType<typeof selectRoster>;
