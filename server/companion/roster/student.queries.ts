import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { schoolClasses, students } from '../../database/tables.ts';

const at = sql.placeholder;

/** Statements that keep the students of a school. */
export const studentQueries = prepared((orm) => ({
  byIds: orm
    .select()
    .from(students)
    .where(inArray(students.id, listed('ids')))
    .prepare(),
  classesAmong: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(inArray(schoolClasses.id, listed('ids')))
    .prepare(),
  student: orm
    .insert(students)
    .values({
      id: at('id'),
      schoolId: at('schoolId'),
      classId: at('classId'),
      name: at('name'),
      studentNo: at('studentNo'),
      gender: at('gender'),
      guardianName: at('guardianName'),
      guardianPhone: at('guardianPhone'),
      status: at('status'),
      graduatedYear: at('graduatedYear'),
      enabled: at('enabled'),
      createTime: at('createTime'),
    })
    .onConflictDoUpdate({
      target: students.id,
      set: {
        schoolId: sql`excluded.school_id`,
        classId: sql`excluded.class_id`,
        name: sql`excluded.name`,
        studentNo: sql`excluded.student_no`,
        gender: sql`excluded.gender`,
        guardianName: sql`excluded.guardian_name`,
        guardianPhone: sql`excluded.guardian_phone`,
        status: sql`excluded.status`,
        graduatedYear: sql`excluded.graduated_year`,
        enabled: sql`excluded.enabled`,
        isDeleted: 0,
      },
    })
    .prepare(),
  /** Takes a number from the student who had it before. */
  freeNumber: orm
    .update(students)
    .set({ studentNo: sql`${students.studentNo} || ' ' || ${students.id}` })
    .where(
      and(
        eq(students.schoolId, at('schoolId')),
        eq(students.studentNo, at('studentNo')),
        ne(students.id, at('id')),
        eq(students.isDeleted, 0),
      ),
    )
    .prepare(),
}));
