import { and, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { students } from '../../database/tables.ts';

const at = sql.placeholder;

/** Statements that find and mark students who are gone. */
export const presenceQueries = prepared((orm) => ({
  classOf: orm
    .select({ id: students.id, classId: students.classId })
    .from(students)
    .where(and(inArray(students.id, listed('ids')), eq(students.isDeleted, 0)))
    .prepare(),
  ofSchool: orm
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0)))
    .prepare(),
  ofClass: orm
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.classId, at('classId')), eq(students.isDeleted, 0)))
    .prepare(),
  remove: orm
    .update(students)
    .set({ isDeleted: 1 })
    .where(inArray(students.id, listed('ids')))
    .prepare(),
  leaveClass: orm
    .update(students)
    .set({ classId: null })
    .where(inArray(students.id, listed('ids')))
    .prepare(),
}));
