import { and, eq, inArray, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../database/tables.ts';
import type { ListedStudent } from './record-texts.ts';

interface ClassOfSchool {
  id: string;
  name: string;
  gradeName: string;
  status: number;
}

/** What a school has, as far as a list of students is judged by it. */
export interface StudentRoster {
  /** Its students whose number is in the list, by number. */
  students: ReadonlyMap<string, ListedStudent>;
  /** Its classes, lowest grade first; those that have graduated too. */
  classes: readonly ClassOfSchool[];
}

const at = sql.placeholder;

const queries = prepared((orm) => ({
  students: orm
    .select({
      name: students.name,
      studentNo: students.studentNo,
      gender: students.gender,
      gradeName: sql<string>`coalesce(${grades.name}, '')`,
      className: sql<string>`coalesce(${schoolClasses.name}, '')`,
      guardianName: students.guardianName,
      guardianPhone: students.guardianPhone,
      enabled: students.enabled,
    })
    .from(students)
    .leftJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .leftJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(
      and(
        eq(students.schoolId, at('schoolId')),
        eq(students.isDeleted, 0),
        inArray(students.studentNo, listed('numbers')),
      ),
    )
    .prepare(),
  classes: orm
    .select({
      id: schoolClasses.id,
      name: schoolClasses.name,
      gradeName: grades.name,
      status: schoolClasses.status,
    })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(and(eq(schoolClasses.schoolId, at('schoolId')), eq(schoolClasses.isDeleted, 0)))
    .orderBy(grades.position, schoolClasses.position)
    .prepare(),
}));

/** Reads what a list of students with these numbers is judged by, with one query each. */
export function studentRoster(sandbox: Sandbox, schoolId: string, numbers: string[]): StudentRoster {
  const { students: byNumbers, classes } = queries(sandbox);
  const found = byNumbers.all({ schoolId, numbers: JSON.stringify(numbers) });
  return {
    students: new Map(found.map((student) => [student.studentNo, student])),
    classes: classes.all({ schoolId }),
  };
}
