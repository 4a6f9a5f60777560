import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, schools, students } from '../../../database/tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  promote: orm
    .update(schoolClasses)
    .set({ gradeId: sql`${at('gradeId')}` })
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
  graduate: orm
    .update(schoolClasses)
    .set({ status: 1, graduatedYear: sql`${at('year')}` })
    .where(eq(schoolClasses.id, at('classId')))
    .prepare(),
  graduateStudents: orm
    .update(students)
    .set({ status: 1, graduatedYear: sql`${at('year')}` })
    .where(and(eq(students.classId, at('classId')), eq(students.isDeleted, 0), eq(students.status, 0)))
    .prepare(),
  school: orm
    .select({ id: schools.id, name: schools.name, promotedYear: schools.promotedYear })
    .from(schools)
    .where(eq(schools.id, at('schoolId')))
    .prepare(),
  setPromotedYear: orm
    .update(schools)
    .set({ promotedYear: sql`${at('year')}` })
    .where(eq(schools.id, at('schoolId')))
    .prepare(),
}));

/** Moves a class into another grade. */
export const updateClassGrade = (sandbox: Sandbox, classId: string, gradeId: string): void =>
  void queries(sandbox).promote.run({ classId, gradeId });

/** Graduates a class with its students; returns how many students. */
export function graduateClass(sandbox: Sandbox, classId: string, year: string): number {
  queries(sandbox).graduate.run({ classId, year });
  return queries(sandbox).graduateStudents.run({ classId, year }).changes;
}

/** A school with the school year of its last promotion. */
export const selectPromotedSchool = (sandbox: Sandbox, schoolId: string) => queries(sandbox).school.get({ schoolId });

/** Remembers that the promotion of a school year has been carried out. */
export const updatePromotedYear = (sandbox: Sandbox, schoolId: string, year: string): void =>
  void queries(sandbox).setPromotedYear.run({ schoolId, year });
