import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { schoolClasses, students } from '../../database/tables.ts';

const at = sql.placeholder;

const hasGraduates = sql`exists (select 1 from ${students} where ${students.classId} = ${schoolClasses.id} and ${students.status} = 1)`;

/** Statements that keep the classes of a school. */
export const classQueries = prepared((orm) => ({
  schoolClass: orm
    .insert(schoolClasses)
    .values({
      id: at('id'),
      schoolId: at('schoolId'),
      gradeId: at('gradeId'),
      name: at('name'),
      position: at('position'),
      createTime: at('createTime'),
    })
    .onConflictDoUpdate({
      target: schoolClasses.id,
      set: {
        gradeId: sql`excluded.grade_id`,
        name: sql`excluded.name`,
        position: sql`excluded.position`,
        status: 0,
        isDeleted: 0,
      },
    })
    .prepare(),
  classNow: orm
    .select({
      schoolId: schoolClasses.schoolId,
      gradeId: schoolClasses.gradeId,
      name: schoolClasses.name,
      status: schoolClasses.status,
      isDeleted: schoolClasses.isDeleted,
    })
    .from(schoolClasses)
    .where(eq(schoolClasses.id, at('id')))
    .prepare(),
  /** Takes a name from the class that had it before. */
  freeName: orm
    .update(schoolClasses)
    .set({ name: sql`${schoolClasses.name} || ' ' || ${schoolClasses.id}` })
    .where(
      and(
        eq(schoolClasses.schoolId, at('schoolId')),
        eq(schoolClasses.gradeId, at('gradeId')),
        eq(schoolClasses.name, at('name')),
        ne(schoolClasses.id, at('id')),
      ),
    )
    .prepare(),
  hasClasses: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(eq(schoolClasses.schoolId, at('schoolId')))
    .limit(1)
    .prepare(),
  living: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(and(inArray(schoolClasses.id, listed('ids')), eq(schoolClasses.isDeleted, 0)))
    .prepare(),
  /** Classes in school that are not among those that were read. */
  goneClasses: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(
      and(
        eq(schoolClasses.schoolId, at('schoolId')),
        eq(schoolClasses.isDeleted, 0),
        eq(schoolClasses.status, 0),
        notInArray(schoolClasses.id, listed('ids')),
      ),
    )
    .prepare(),
  /** A class whose students have graduated has graduated with them. */
  removeClass: orm
    .update(schoolClasses)
    .set({ status: hasGraduates, isDeleted: sql`not ${hasGraduates}` })
    .where(eq(schoolClasses.id, at('id')))
    .prepare(),
}));
