import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../../database/ids.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { promotions, schoolClasses, schools, students } from '../../../database/tables.ts';

const at = sql.placeholder;

/** What a promotion has changed: each class with the grade that it was in, in the order of moving, and who graduated. */
export interface Changed {
  yearBefore: string;
  classes: { id: string; gradeId: string }[];
  students: string[];
}

const queries = prepared((orm) => ({
  move: orm
    .update(schoolClasses)
    .set({ gradeId: sql`${at('gradeId')}`, status: 0, graduatedYear: '' })
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
    .returning({ id: students.id })
    .prepare(),
  enrolStudents: orm
    .update(students)
    .set({ status: 0, graduatedYear: '' })
    .where(and(inArray(students.id, listed('ids')), eq(students.status, 1)))
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
  latest: orm
    .select()
    .from(promotions)
    .where(and(eq(promotions.schoolId, at('schoolId')), eq(promotions.isTakenBack, 0)))
    .orderBy(desc(promotions.createTime))
    .limit(1)
    .prepare(),
  takeBack: orm
    .update(promotions)
    .set({ isTakenBack: 1 })
    .where(eq(promotions.id, at('id')))
    .prepare(),
}));

/** Moves a class into another grade; one that has graduated is in school again. */
export const updateClassGrade = (sandbox: Sandbox, classId: string, gradeId: string): void =>
  void queries(sandbox).move.run({ classId, gradeId });

/** Graduates a class with its students; returns the students' ids. */
export function graduateClass(sandbox: Sandbox, classId: string, year: string): string[] {
  queries(sandbox).graduate.run({ classId, year });
  return queries(sandbox)
    .graduateStudents.all({ classId, year })
    .map(({ id }) => id);
}

/** Takes graduated students back into school; returns how many. */
export const enrolGraduates = (sandbox: Sandbox, ids: readonly string[]): number =>
  queries(sandbox).enrolStudents.run({ ids: JSON.stringify(ids) }).changes;

/** A school with the school year of its last promotion. */
export const selectPromotedSchool = (sandbox: Sandbox, schoolId: string) => queries(sandbox).school.get({ schoolId });

/** Remembers that the promotion of a school year has been carried out. */
export const updatePromotedYear = (sandbox: Sandbox, schoolId: string, year: string): void =>
  void queries(sandbox).setPromotedYear.run({ schoolId, year });

/** Remembers what a promotion has changed. */
export function insertPromotion(sandbox: Sandbox, schoolId: string, changed: Changed): void {
  const { yearBefore } = changed;
  const [classes, leaving] = [JSON.stringify(changed.classes), JSON.stringify(changed.students)];
  const createTime = sandbox.clock.dateTime();
  sandbox.orm
    .insert(promotions)
    .values({ id: newId(sandbox), schoolId, yearBefore, classes, students: leaving, createTime })
    .run();
}

/** The last promotion of a school that stands, with what it has changed. */
export function selectLastPromotion(sandbox: Sandbox, schoolId: string) {
  const found = queries(sandbox).latest.get({ schoolId });
  if (!found) return undefined;
  const changed: Changed = {
    yearBefore: found.yearBefore,
    classes: JSON.parse(found.classes) as Changed['classes'],
    students: JSON.parse(found.students) as Changed['students'],
  };
  return { id: found.id, createTime: found.createTime, ...changed };
}

/** Remembers that a promotion has been taken back. */
export const markTakenBack = (sandbox: Sandbox, id: string): void => void queries(sandbox).takeBack.run({ id });
