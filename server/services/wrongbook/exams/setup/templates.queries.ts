import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { examKinds, examWays } from '../../../../../contracts/constants/exams.ts';
import { examSettings } from '../../../../../contracts/wrongbook/exams/exam-shapes.ts';
import { fullClassName } from '../../../../database/class-names.ts';
import { examRooms, examTemplates } from '../../../../database/exam-tables.ts';
import { newId } from '../../../../database/ids.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses, grades, schoolClasses, users } from '../../../../database/tables.ts';

const at = sql.placeholder;

/** An exam as it may be set again: what is kept of a template. */
const sourceSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(examKinds),
  gradeId: z.string(),
  settings: examSettings,
  /** Groups by class; of a template none. */
  groups: z.record(z.string(), z.string()),
  subjects: z.array(
    z.strictObject({
      courseId: z.string(),
      /** Days from the first. */
      day: z.int(),
      from: z.string(),
      to: z.string(),
      full: z.number(),
      way: z.enum(examWays),
    }),
  ),
  rooms: z.array(z.strictObject({ name: z.string(), capacity: z.int(), columns: z.int() })),
});

export type ExamSource = z.output<typeof sourceSchema>;

const queries = prepared((orm) => ({
  list: orm
    .select({
      id: examTemplates.id,
      name: examTemplates.name,
      gradeId: sql<string>`${examTemplates.content} ->> 'gradeId'`,
      subjectCount: sql<number>`json_array_length(${examTemplates.content}, '$.subjects')`,
      ownerName: users.name,
      isOwn: sql<number>`${examTemplates.ownerId} = ${at('userId')}`.mapWith(Boolean),
      createTime: examTemplates.createTime,
    })
    .from(examTemplates)
    .innerJoin(users, eq(users.id, examTemplates.ownerId))
    .where(and(eq(examTemplates.schoolId, at('schoolId')), eq(examTemplates.isDeleted, 0)))
    .orderBy(desc(examTemplates.createTime), desc(examTemplates.id))
    .prepare(),
  living: orm
    .select({ id: examTemplates.id, content: examTemplates.content })
    .from(examTemplates)
    .where(and(inArray(examTemplates.id, listed('ids')), eq(examTemplates.isDeleted, 0)))
    .prepare(),
  named: orm
    .select({ id: examTemplates.id })
    .from(examTemplates)
    .where(
      and(
        eq(examTemplates.schoolId, at('schoolId')),
        eq(examTemplates.isDeleted, 0),
        eq(examTemplates.name, at('name')),
      ),
    )
    .prepare(),
  remove: orm
    .update(examTemplates)
    .set({ isDeleted: 1 })
    .where(inArray(examTemplates.id, listed('ids')))
    .prepare(),
  rooms: orm
    .select({ name: examRooms.name, capacity: examRooms.capacity, columns: examRooms.columns })
    .from(examRooms)
    .where(eq(examRooms.examId, at('id')))
    .orderBy(asc(examRooms.position))
    .prepare(),
  classes: orm
    .select({ classId: schoolClasses.id, className: fullClassName })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(
      and(
        eq(schoolClasses.schoolId, at('schoolId')),
        eq(schoolClasses.gradeId, at('gradeId')),
        eq(schoolClasses.status, 0),
        eq(schoolClasses.isDeleted, 0),
      ),
    )
    .orderBy(asc(schoolClasses.position), asc(schoolClasses.id))
    .prepare(),
  courses: orm
    .select({ id: courses.id, name: courses.name })
    .from(courses)
    .where(inArray(courses.id, listed('ids')))
    .prepare(),
}));

/** The templates of a school, newest first. */
export const selectTemplates = (sandbox: Sandbox, schoolId: string, userId: string) =>
  queries(sandbox).list.all({ schoolId, userId });

/** What templates hold, of those that are there. */
export const selectSources = (sandbox: Sandbox, ids: readonly string[]): ExamSource[] =>
  queries(sandbox)
    .living.all({ ids: JSON.stringify(ids) })
    .map(({ content }) => sourceSchema.parse(JSON.parse(content)));

/** Whether a school has a template of that name. */
export const hasTemplate = (sandbox: Sandbox, schoolId: string, name: string): boolean =>
  queries(sandbox).named.get({ schoolId, name }) !== undefined;

/** Adds a template; its id. Call it within a write. */
export function insertTemplate(
  sandbox: Sandbox,
  owner: { schoolId: string; ownerId: string },
  name: string,
  source: ExamSource,
): string {
  const id = newId(sandbox);
  sandbox.orm
    .insert(examTemplates)
    .values({ ...owner, id, name, content: JSON.stringify(source), createTime: sandbox.clock.dateTime() })
    .run();
  return id;
}

/** Deletes templates. Call it within a write. */
export const deleteTemplates = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).remove.run({ ids: JSON.stringify(ids) });

/** The rooms of an exam as they may be set again. */
export const selectPlainRooms = (sandbox: Sandbox, id: string) => queries(sandbox).rooms.all({ id });

/** The classes that a school has in a grade now. */
export const selectGradeClasses = (sandbox: Sandbox, schoolId: string, gradeId: string) =>
  queries(sandbox).classes.all({ schoolId, gradeId });

/** What courses are called, by their ids. */
export const selectCourseNames = (sandbox: Sandbox, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    queries(sandbox)
      .courses.all({ ids: JSON.stringify(ids) })
      .map(({ id, name }) => [id, name]),
  );
