import { desc, eq, sql } from 'drizzle-orm';
import type { OpeningReason } from '../../../../contracts/constants/wellbeing.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { pageable } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grades, schoolClasses, students, users } from '../../../database/tables.ts';
import { wellbeingLog as log, type wellbeingTexts } from '../../../database/wellbeing-tables.ts';

const at = sql.placeholder;

/** One page of who has opened what in a school, newest first. */
export const selectLogPage = pageable({
  table: log,
  always: [eq(log.schoolId, at('schoolId'))],
  filters: { textId: eq(log.textId, at('textId')) },
  sorts: { time: log.time },
  defaultSort: log.time,
  newestFirst: true,
  rows: (orm, where, order) =>
    orm
      .select({
        textId: log.textId,
        logNo: sql<string>`cast(${log.id} as text)`,
        time: log.time,
        userId: log.userId,
        userName: sql<string>`coalesce(${users.name}, '')`,
        studentName: sql<string>`coalesce(${students.name}, '')`,
        className: sql<string>`coalesce(${fullClassName}, '')`,
        source: log.source,
        writtenAt: log.writtenAt,
        act: log.act,
        reason: log.reason,
        sealed: log.sealed,
      })
      .from(log)
      .leftJoin(users, eq(users.id, log.userId))
      .leftJoin(students, eq(students.id, log.studentId))
      .leftJoin(schoolClasses, eq(schoolClasses.id, students.classId))
      .leftJoin(grades, eq(grades.id, schoolClasses.gradeId))
      .where(where)
      .orderBy(...order),
});

const queries = prepared((orm) => ({
  latest: orm
    .select({
      time: log.time,
      userId: log.userId,
      userName: sql<string>`coalesce(${users.name}, '')`,
      reason: log.reason,
    })
    .from(log)
    .leftJoin(users, eq(users.id, log.userId))
    .where(eq(log.schoolId, at('schoolId')))
    .orderBy(desc(log.time), desc(log.id))
    .limit(3)
    .prepare(),
  ofText: orm
    .select({ time: log.time, userName: sql<string>`coalesce(${users.name}, '')`, act: log.act, reason: log.reason })
    .from(log)
    .leftJoin(users, eq(users.id, log.userId))
    .where(eq(log.textId, at('textId')))
    .orderBy(desc(log.time), desc(log.id))
    .prepare(),
}));

/** The latest openings of a school. */
export const selectLatest = (sandbox: Sandbox, schoolId: string) => queries(sandbox).latest.all({ schoolId });

/** Every opening of a text, newest first. */
export const selectOpenings = (sandbox: Sandbox, textId: string) => queries(sandbox).ofText.all({ textId });

type Head = typeof wellbeingTexts.$inferSelect;

/** What the note of an opening is sealed for: text and moment, since the row has no id yet. */
export const noteOf = (textId: string, time: string): string => `${textId}@${time}`;

/** Writes down that somebody opens or prints a text. Call it within a write. */
export function insertOpening(
  sandbox: Sandbox,
  { id: textId, schoolId, studentId, source, writtenAt }: Head,
  opening: { userId: string; act: 'open' | 'print'; reason: OpeningReason; sealed: Buffer; time: string },
): void {
  sandbox.orm
    .insert(log)
    .values({ schoolId, textId, studentId, source, writtenAt, ...opening })
    .run();
}
