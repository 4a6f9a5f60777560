import { eq, lt, sql } from 'drizzle-orm';
import { newId } from '../../../database/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { taskCalls } from '../../../database/task-tables.ts';

const at = sql.placeholder;

export type StoredCall = typeof taskCalls.$inferSelect;

const queries = prepared((orm) => ({
  byId: orm
    .select()
    .from(taskCalls)
    .where(eq(taskCalls.id, at('id')))
    .prepare(),
  reopen: orm
    .update(taskCalls)
    .set({ state: 'open', reason: '' })
    .where(eq(taskCalls.id, at('id')))
    .prepare(),
  finish: orm
    .update(taskCalls)
    .set({
      state: 'done',
      answer: sql`${at('answer')}`,
      fileHash: sql`${at('fileHash')}`,
      fileName: sql`${at('fileName')}`,
      fileSize: sql`${at('fileSize')}`,
    })
    .where(eq(taskCalls.id, at('id')))
    .prepare(),
  fail: orm
    .update(taskCalls)
    .set({ state: 'failed', reason: sql`${at('reason')}` })
    .where(eq(taskCalls.id, at('id')))
    .prepare(),
  remove: orm
    .delete(taskCalls)
    .where(eq(taskCalls.id, at('id')))
    .prepare(),
  outdated: orm
    .delete(taskCalls)
    .where(sql`${taskCalls.state} <> 'open' and ${lt(taskCalls.createTime, at('before'))}`)
    .returning({ uploadHash: taskCalls.uploadHash, fileHash: taskCalls.fileHash })
    .prepare(),
}));

type NewCall = Pick<StoredCall, 'userId' | 'call' | 'title' | 'fileName' | 'asked' | 'uploadHash' | 'uploadName'>;

/** Adds a call that is to be carried out; its id. Call it within a write. */
export function insertCall(sandbox: Sandbox, call: NewCall): string {
  const id = newId(sandbox);
  sandbox.orm
    .insert(taskCalls)
    .values({ ...call, id, createTime: sandbox.clock.dateTime() })
    .run();
  return id;
}

export const selectCall = (sandbox: Sandbox, id: string): StoredCall | undefined => queries(sandbox).byId.get({ id });

/** Lets a call that failed wait again. Call it within a write. */
export const reopenCall = (sandbox: Sandbox, id: string): void => void queries(sandbox).reopen.run({ id });

type Outcome = Pick<StoredCall, 'answer' | 'fileHash' | 'fileName' | 'fileSize'>;

export const finishCall = (sandbox: Sandbox, id: string, outcome: Outcome): void =>
  void queries(sandbox).finish.run({ id, ...outcome });

export const failCall = (sandbox: Sandbox, id: string, reason: string): void =>
  void queries(sandbox).fail.run({ id, reason });

export const deleteCall = (sandbox: Sandbox, id: string): void => void queries(sandbox).remove.run({ id });

/** Deletes the calls that have ended and were begun before a moment; their files. Call it within a write. */
export const deleteOutdated = (sandbox: Sandbox, before: string) => queries(sandbox).outdated.all({ before });
