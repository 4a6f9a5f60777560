import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { listed } from '../../../database/lists.ts';
import { aggregated, pageable } from '../../../database/pages.ts';
import { hasChanges, prepared } from '../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students } from '../../../database/tables.ts';

const at = sql.placeholder;

const columns = {
  id: students.id,
  name: students.name,
  studentNo: students.studentNo,
  gender: sql<0 | 1 | 2>`${students.gender}`,
  schoolId: students.schoolId,
  gradeId: sql<string>`coalesce(${schoolClasses.gradeId}, '')`,
  gradeName: sql<string>`coalesce(${grades.name}, '')`,
  classId: sql<string>`coalesce(${students.classId}, '')`,
  className: sql<string>`coalesce(${schoolClasses.name}, '')`,
  guardianName: students.guardianName,
  guardianPhone: students.guardianPhone,
  status: sql<0 | 1>`${students.status}`,
  graduatedYear: students.graduatedYear,
  enabled: sql<0 | 1>`${students.enabled}`,
  createTime: students.createTime,
};

const selectRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select(columns)
    .from(students)
    .leftJoin(schoolClasses, eq(schoolClasses.id, students.classId))
    .leftJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(where)
    .orderBy(...order);

const keywordMatches = sql`(instr(${students.name}, ${at('keyword')}) > 0 or instr(${students.studentNo}, ${at('keyword')}) > 0)`;

/** The list of students: what finds and sorts them. */
const list = {
  table: students,
  always: [eq(students.isDeleted, 0)],
  filters: {
    schoolId: eq(students.schoolId, at('schoolId')),
    classId: eq(students.classId, at('classId')),
    gradeId: sql`${students.classId} in (select id from ${schoolClasses}
      where school_id = ${at('schoolId')} and grade_id = ${at('gradeId')})`,
    status: eq(students.status, at('status')),
    graduatedYear: eq(students.graduatedYear, at('graduatedYear')),
    enabled: eq(students.enabled, at('enabled')),
    unassigned: sql`(${students.classId} is null) = ${at('unassigned')}`,
    keyword: keywordMatches,
  },
  sorts: { studentNo: students.studentNo, name: students.name, createTime: students.createTime },
  defaultSort: students.studentNo,
};

/** One page of students. */
export const selectStudentPage = pageable({ ...list, rows: selectRows });

/** Ids, as JSON, of every student that the filters of a page leave, how many they are and how many of them have graduated. */
export const selectAllIds = aggregated<{ ids: string; total: number; graduated: number }>(list, {
  ids: sql`json_group_array(${students.id})`,
  total: sql`count(*)`,
  graduated: sql`coalesce(sum(${students.status}), 0)`,
});

const living = and(eq(students.isDeleted, 0), inArray(students.id, listed('ids')));

const queries = prepared((orm) => ({
  living: orm
    .select({
      id: students.id,
      name: students.name,
      classId: students.classId,
      schoolId: students.schoolId,
      status: students.status,
    })
    .from(students)
    .where(living)
    .prepare(),
  byNumber: orm
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(
      and(eq(students.schoolId, at('schoolId')), eq(students.studentNo, at('studentNo')), eq(students.isDeleted, 0)),
    )
    .prepare(),
  graduatedYears: orm
    .selectDistinct({ year: students.graduatedYear })
    .from(students)
    .where(and(eq(students.schoolId, at('schoolId')), eq(students.isDeleted, 0), eq(students.status, 1)))
    .orderBy(sql`1 desc`)
    .prepare(),
  remove: orm.update(students).set({ isDeleted: 1 }).where(living).prepare(),
  move: orm
    .update(students)
    .set({ classId: sql`${at('classId')}` })
    .where(living)
    .prepare(),
  countInClass: orm
    .select({ count: sql<number>`count(*)` })
    .from(students)
    .where(and(eq(students.classId, at('classId')), eq(students.isDeleted, 0)))
    .prepare(),
  countByClass: orm
    .select({ classId: students.classId, count: sql<number>`count(*)` })
    .from(students)
    .where(
      and(
        eq(students.schoolId, at('schoolId')),
        eq(students.isDeleted, 0),
        eq(students.status, 0),
        isNotNull(students.classId),
      ),
    )
    .groupBy(students.classId)
    .prepare(),
}));

const json = (ids: readonly string[]): string => JSON.stringify(ids);

/** The living students among these ids. */
export const selectStudents = (sandbox: Sandbox, ids: readonly string[]) =>
  queries(sandbox).living.all({ ids: json(ids) });

/** The living student of a school who has that number. */
export const selectStudentByNumber = (sandbox: Sandbox, schoolId: string, number: string) =>
  queries(sandbox).byNumber.get({ schoolId, studentNo: number });

/** The years of which a school has graduates, latest first. */
export const selectGraduatedYears = (sandbox: Sandbox, schoolId: string): string[] =>
  queries(sandbox)
    .graduatedYears.all({ schoolId })
    .map(({ year }) => year);

/** Deletes students logically. */
export const deleteStudents = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: json(ids) });

/** Puts students into a class, or out of any with null. */
export const updateStudentClass = (sandbox: Sandbox, ids: readonly string[], classId: string | null): void =>
  void queries(sandbox).move.run({ ids: json(ids), classId });

/** How many living students a class has. */
export const countStudentsInClass = (sandbox: Sandbox, classId: string): number =>
  queries(sandbox).countInClass.get({ classId })!.count;

/** How many students in school each class of a school has. */
export const countStudentsByClass = (sandbox: Sandbox, schoolId: string): Map<string, number> =>
  new Map(
    queries(sandbox)
      .countByClass.all({ schoolId })
      .map(({ classId, count }) => [classId!, count]),
  );

/** Adds a student. */
export const insertStudent = (sandbox: Sandbox, student: typeof students.$inferInsert): void =>
  void sandbox.orm.insert(students).values(student).run();

/** Changes what is given of a student. */
export const updateStudent = (sandbox: Sandbox, id: string, changes: Partial<typeof students.$inferInsert>): void => {
  if (hasChanges(changes)) {
    sandbox.orm.update(students).set(changes).where(eq(students.id, id)).run();
  }
};
