import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { assignments } from '../../../database/assignment-tables.ts';
import { documents, jobs } from '../../../database/document-tables.ts';
import { exams } from '../../../database/exam-tables.ts';
import { examPublishings } from '../../../database/exam-work-tables.ts';
import { listed } from '../../../database/lists.ts';
import { markingRuns } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { taskCalls } from '../../../database/task-tables.ts';

const at = sql.placeholder;
const wanted = listed('ids');

/** The last job for each thing that the user has begun. */
const last = sql`(
  select max(id) id from ${jobs} where user_id = ${at('userId')} and kind in (select value from json_each(${at('kinds')}))
  group by kind, target_id
)`;

const job = { id: jobs.id, kind: jobs.kind, targetId: jobs.targetId, state: jobs.state, progress: jobs.progress };

const queries = prepared((orm) => ({
  own: orm
    .select(job)
    .from(jobs)
    .where(sql`${jobs.id} in ${last}`)
    .orderBy(sql`${jobs.id} desc`)
    .limit(100)
    .prepare(),
  one: orm
    .select(job)
    .from(jobs)
    .where(and(eq(jobs.id, at('id')), eq(jobs.userId, at('userId'))))
    .prepare(),
  waiting: orm
    .select({ count: sql<number>`count(*)` })
    .from(jobs)
    .where(and(eq(jobs.userId, at('userId')), lt(jobs.state, 2), inArray(jobs.kind, listed('kinds'))))
    .prepare(),
  same: orm
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(taskCalls, eq(taskCalls.id, jobs.targetId))
    .where(
      and(
        eq(jobs.userId, at('userId')),
        lt(jobs.state, 2),
        eq(taskCalls.call, at('call')),
        eq(taskCalls.asked, at('asked')),
        eq(taskCalls.uploadHash, at('uploadHash')),
      ),
    )
    .prepare(),
  remove: orm
    .delete(jobs)
    .where(and(eq(jobs.kind, at('kind')), eq(jobs.targetId, at('targetId'))))
    .prepare(),
  outdated: orm
    .delete(jobs)
    .where(and(eq(jobs.state, 2), lt(jobs.served, at('before'))))
    .prepare(),
  calls: orm.select().from(taskCalls).where(inArray(taskCalls.id, wanted)).prepare(),
  documents: orm
    .select({
      id: documents.id,
      title: documents.title,
      state: documents.state,
      pages: documents.pages,
      reason: documents.failReason,
      createTime: documents.createTime,
    })
    .from(documents)
    .where(inArray(documents.id, wanted))
    .prepare(),
  runs: orm
    .select({
      id: markingRuns.id,
      assignmentId: markingRuns.assignmentId,
      title: assignments.title,
      state: markingRuns.state,
      done: markingRuns.done,
      total: markingRuns.total,
      reason: markingRuns.failReason,
      createTime: markingRuns.createTime,
    })
    .from(markingRuns)
    .innerJoin(assignments, eq(assignments.id, markingRuns.assignmentId))
    .where(inArray(markingRuns.id, wanted))
    .prepare(),
  publishings: orm
    .select({
      id: examPublishings.id,
      examId: examPublishings.examId,
      name: exams.name,
      act: examPublishings.act,
      subjectIds: examPublishings.subjectIds,
      state: examPublishings.state,
      done: examPublishings.done,
      total: examPublishings.total,
      reason: examPublishings.reason,
      createTime: examPublishings.createTime,
    })
    .from(examPublishings)
    .innerJoin(exams, eq(exams.id, examPublishings.examId))
    .where(inArray(examPublishings.id, wanted))
    .prepare(),
}));

/** The user's jobs of some kinds, the newest first. */
export const selectJobs = (sandbox: Sandbox, userId: string, kinds: readonly string[]) =>
  queries(sandbox).own.all({ userId, kinds: JSON.stringify(kinds) });

/** A job of the user; undefined of one that is another's or is no more. */
export const selectJob = (sandbox: Sandbox, userId: string, id: string) => queries(sandbox).one.get({ userId, id });

export type JobRow = NonNullable<ReturnType<typeof selectJob>>;

/** How many jobs of some kinds a user has that have not ended. */
export const countOpen = (sandbox: Sandbox, userId: string, kinds: readonly string[]): number =>
  queries(sandbox).waiting.get({ userId, kinds: JSON.stringify(kinds) })!.count;

/** The task of the user that has not ended and does the same with the same file; undefined without one. */
export const selectSame = (
  sandbox: Sandbox,
  call: Pick<typeof taskCalls.$inferSelect, 'userId' | 'call' | 'asked' | 'uploadHash'>,
): string | undefined => queries(sandbox).same.get(call)?.id;

/** Forgets the jobs for something: whoever carries one out writes no result. Call it within a write. */
export const deleteJobs = (sandbox: Sandbox, { kind, targetId }: Pick<JobRow, 'kind' | 'targetId'>): void =>
  void queries(sandbox).remove.run({ kind, targetId });

/** Forgets the jobs that ended and had their last turn before a moment. Call it within a write. */
export const deleteEnded = (sandbox: Sandbox, before: number): void => void queries(sandbox).outdated.run({ before });

const inIds = (ids: readonly string[]) => ({ ids: JSON.stringify(ids) });

export const selectCalls = (sandbox: Sandbox, ids: readonly string[]) => queries(sandbox).calls.all(inIds(ids));
export const selectDocuments = (sandbox: Sandbox, ids: readonly string[]) => queries(sandbox).documents.all(inIds(ids));
export const selectRuns = (sandbox: Sandbox, ids: readonly string[]) => queries(sandbox).runs.all(inIds(ids));
export const selectPublishings = (sandbox: Sandbox, ids: readonly string[]) =>
  queries(sandbox).publishings.all(inIds(ids));
