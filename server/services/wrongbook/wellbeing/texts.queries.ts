import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  wellbeingLevel,
  type wellbeingLevelCodes,
  type WellbeingMood,
  type WellbeingTheme,
} from '../../../../contracts/constants/wellbeing.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students, users } from '../../../database/tables.ts';
import { wellbeingTexts as texts } from '../../../database/wellbeing-tables.ts';

const at = sql.placeholder;

/** What is not done with: everything above 一般 that is not closed. */
export const isNeeded = sql`(${texts.level} >= ${sql.raw(String(wellbeingLevel.watch))} and ${texts.state} <> 'closed')`;

/** What waits for somebody, by its name; days are compared as texts. */
export const matters: Record<'crisis' | 'unread' | 'overdue' | 'tomorrow', SQL> = {
  crisis: sql`(${texts.level} = 3 and ${texts.state} <> 'closed')`,
  unread: sql`(${texts.level} >= 2 and ${texts.state} = 'unread')`,
  overdue: sql`(${texts.nextAt} <> '' and ${texts.nextAt} < ${at('now')} and ${texts.state} <> 'closed' and ${isNeeded})`,
  tomorrow: sql`(substr(${texts.nextAt}, 1, 10) = ${at('tomorrow')} and ${texts.nextStep} in ('talk', 'visit', 'call') and ${texts.state} <> 'closed')`,
};

/** The filters by class and time that list and overview share. */
export const groupFilters = {
  classId: eq(texts.classId, at('classId')),
  gradeId: sql`${texts.classId} in (select id from ${schoolClasses}
    where school_id = ${at('schoolId')} and grade_id = ${at('gradeId')})`,
  from: sql`${texts.writtenAt} >= ${at('from')}`,
  to: sql`${texts.writtenAt} < date(${at('to')}, '+1 day')`,
};

const itemColumns = {
  textId: texts.id,
  studentId: texts.studentId,
  studentName: students.name,
  className: fullClassName,
  source: texts.source,
  writtenAt: texts.writtenAt,
  level: sql<(typeof wellbeingLevelCodes)[number]>`${texts.level}`,
  moods: sql<WellbeingMood[]>`${texts.moods}`.mapWith(listOf<WellbeingMood>),
  themes: sql<WellbeingTheme[]>`${texts.themes}`.mapWith(listOf<WellbeingTheme>),
  state: texts.state,
  ownerName: sql<string>`coalesce(${users.name}, '')`,
  nextStep: texts.nextStep,
  nextAt: texts.nextAt,
};

/** What a comma list holds. */
function listOf<T extends string>(text: string): T[] {
  return text.split(',').filter(Boolean) as T[];
}

const selectItems = (orm: Orm) =>
  orm
    .select(itemColumns)
    .from(texts)
    .innerJoin(students, eq(students.id, texts.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, texts.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .leftJoin(users, eq(users.id, texts.ownerId))
    .$dynamic();

/** One page of a school's texts, without what they say. */
export const selectTextPage = pageable({
  table: texts,
  always: [eq(texts.schoolId, at('schoolId'))],
  filters: {
    ...groupFilters,
    ...matters,
    level: eq(texts.level, at('level')),
    isNeeded,
    keyword: sql`(instr(${texts.themes}, ${at('keyword')}) > 0 or ${texts.studentId} in (select id from ${students}
      where school_id = ${at('schoolId')} and instr(name, ${at('keyword')}) > 0))`,
  },
  sorts: { level: texts.level, writtenAt: texts.writtenAt, nextAt: texts.nextAt },
  defaultSort: texts.writtenAt,
  newestFirst: true,
  rows: (orm, where, order) =>
    selectItems(orm)
      .where(where)
      .orderBy(...order),
});

const queries = prepared((orm) => ({
  head: orm
    .select()
    .from(texts)
    .where(eq(texts.id, at('id')))
    .prepare(),
  item: selectItems(orm)
    .where(eq(texts.id, at('id')))
    .prepare(),
  person: orm
    .select({
      gender: sql<0 | 1 | 2>`${students.gender}`,
      guardianName: students.guardianName,
      guardianPhone: students.guardianPhone,
    })
    .from(students)
    .where(eq(students.id, at('id')))
    .prepare(),
  others: orm
    .select({ id: texts.id, writtenAt: texts.writtenAt, level: itemColumns.level })
    .from(texts)
    .where(eq(texts.studentId, at('id')))
    .orderBy(texts.writtenAt)
    .prepare(),
  writer: orm
    .select({ classId: students.classId })
    .from(students)
    .where(and(eq(students.id, at('id')), eq(students.isDeleted, 0)))
    .prepare(),
  open: orm
    .update(texts)
    .set({
      state: sql`iif(${texts.state} = 'unread', 'watching', ${texts.state})`,
      ownerId: sql`coalesce(${texts.ownerId}, ${at('userId')})`,
    })
    .where(eq(texts.id, at('id')))
    .prepare(),
  names: orm
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(inArray(students.id, listed('ids')))
    .prepare(),
}));

/** A text as it is stored; undefined when it is gone. */
export const selectHead = (sandbox: Sandbox, id: string) => queries(sandbox).head.get({ id });

/** A text as lists show it. */
export const selectItem = (sandbox: Sandbox, id: string) => queries(sandbox).item.get({ id })!;

/** Whose text it is, and who looks after that person at home. */
export const selectPerson = (sandbox: Sandbox, id: string) => queries(sandbox).person.get({ id })!;

/** All that a student has written, oldest first: when, and how worried one had to be. */
export const selectOthers = (sandbox: Sandbox, id: string) => queries(sandbox).others.all({ id });

/** The class of a student; undefined of one who is gone. */
export const selectClassOf = (sandbox: Sandbox, id: string): string | null | undefined =>
  queries(sandbox).writer.get({ id })?.classId;

/** That a text has been read, by whom; it is then theirs unless somebody else looks after it. Call it within a write. */
export const markOpened = (sandbox: Sandbox, id: string, userId: string): void =>
  void queries(sandbox).open.run({ id, userId });
