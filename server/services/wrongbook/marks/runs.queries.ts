import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { markingRun } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { markingRuns } from '../../../database/mark-tables.ts';
import { newId } from '../../../database/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Usage } from '../../../engines/marking/marker.ts';

const at = sql.placeholder;
const one = eq(markingRuns.id, at('id'));

const queries = prepared((orm) => ({
  add: orm
    .insert(markingRuns)
    .values({
      id: at('id'),
      assignmentId: at('assignmentId'),
      state: 'waiting',
      marker: at('marker'),
      total: at('total'),
      createTime: at('createTime'),
    })
    .prepare(),
  open: orm
    .select({ id: markingRuns.id })
    .from(markingRuns)
    .where(and(eq(markingRuns.assignmentId, at('assignmentId')), inArray(markingRuns.state, ['waiting', 'running'])))
    .limit(1)
    .prepare(),
  latest: orm
    .select({
      state: markingRuns.state,
      marker: markingRuns.marker,
      total: markingRuns.total,
      done: markingRuns.done,
      inputTokens: markingRuns.inputTokens,
      outputTokens: markingRuns.outputTokens,
      cost: markingRuns.cost,
      failReason: markingRuns.failReason,
      createTime: markingRuns.createTime,
    })
    .from(markingRuns)
    .where(eq(markingRuns.assignmentId, at('assignmentId')))
    .orderBy(desc(markingRuns.createTime), desc(sql`rowid`))
    .limit(1)
    .prepare(),
  byId: orm.select({ assignmentId: markingRuns.assignmentId }).from(markingRuns).where(one).prepare(),
  setState: orm
    .update(markingRuns)
    .set({ state: sql`${at('state')}`, failReason: sql`${at('failReason')}` })
    .where(one)
    .prepare(),
  goOn: orm
    .update(markingRuns)
    .set({
      done: sql`min(${markingRuns.total}, ${markingRuns.done} + ${at('done')})`,
      inputTokens: sql`${markingRuns.inputTokens} + ${at('inputTokens')}`,
      outputTokens: sql`${markingRuns.outputTokens} + ${at('outputTokens')}`,
      cost: sql`${markingRuns.cost} + ${at('cost')}`,
    })
    .where(one)
    .prepare(),
}));

/** Adds a run that waits; its id. Call it within a write. */
export function insertRun(sandbox: Sandbox, run: { assignmentId: string; marker: string; total: number }): string {
  const id = newId(sandbox);
  queries(sandbox).add.run({ id, ...run, createTime: sandbox.clock.dateTime() });
  return id;
}

/** Whether a run over the work waits or goes on. */
export const isRunOpen = (sandbox: Sandbox, assignmentId: string): boolean =>
  queries(sandbox).open.get({ assignmentId }) !== undefined;

/** The last run over the work; null without any. */
export const selectLatestRun = (sandbox: Sandbox, assignmentId: string): z.output<typeof markingRun> | null =>
  queries(sandbox).latest.get({ assignmentId }) ?? null;

/** The work that a run is over. */
export const selectRunWork = (sandbox: Sandbox, id: string): string | undefined =>
  queries(sandbox).byId.get({ id })?.assignmentId;

/** Says where a run stands; call it within a write. */
export const setRunState = (
  sandbox: Sandbox,
  id: string,
  state: 'running' | 'done' | 'failed',
  failReason: string = '',
): void => void queries(sandbox).setState.run({ id, state, failReason });

/** Adds to what a run has done and taken; call it within a write. */
export function addProgress(sandbox: Sandbox, id: string, done: number, usage: Usage | null): void {
  const { inputTokens = 0, outputTokens = 0, cost = 0 } = usage ?? {};
  queries(sandbox).goOn.run({ id, done, inputTokens, outputTokens, cost });
}
