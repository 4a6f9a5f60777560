import { and, eq, inArray, sql } from 'drizzle-orm';
import { submissions } from '../../../database/assignment-tables.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { wellbeingTexts as texts } from '../../../database/wellbeing-tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  handed: orm
    .select({ studentId: submissions.studentId, classId: submissions.classId, submitTime: submissions.submitTime })
    .from(submissions)
    .where(eq(submissions.id, at('id')))
    .prepare(),
  known: orm
    .select({ state: texts.state, level: texts.level })
    .from(texts)
    .where(eq(texts.id, at('id')))
    .prepare(),
  drop: orm
    .delete(texts)
    .where(and(inArray(texts.id, listed('ids')), eq(texts.state, 'unread')))
    .prepare(),
}));

/** Whose work it is, and when it came in. */
export const selectHanded = (sandbox: Sandbox, submissionId: number) =>
  queries(sandbox).handed.get({ id: submissionId })!;

/** How far somebody has come with the text of an answer; undefined where there is none. */
export const selectEssay = (sandbox: Sandbox, id: string) => queries(sandbox).known.get({ id });

type Row = typeof texts.$inferInsert;

/** Adds the text of an answer, or changes the one that is there. Call it within a write. */
export const putEssay = (sandbox: Sandbox, row: Row, changes: Partial<Row>): void =>
  void sandbox.orm
    .insert(texts)
    .values(row)
    .onConflictDoUpdate({ target: texts.id, set: { ...changes, version: sql`${texts.version} + 1` } })
    .run();

/** Deletes texts that nobody has opened. Call it within a write. */
export const deleteUnread = (sandbox: Sandbox, ids: readonly string[]): void =>
  void queries(sandbox).drop.run({ ids: JSON.stringify(ids) });
