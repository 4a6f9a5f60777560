import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { jobs } from '../database/document-tables.ts';
import { newId } from '../database/ids.ts';
import { listed } from '../database/lists.ts';
import { prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';

const at = sql.placeholder;
const jobState = { waiting: 0, running: 1, ended: 2 } as const;

/** A piece of work that somebody has taken. */
export interface TakenJob {
  id: string;
  kind: string;
  targetId: string;
  /** How often it has been begun, this time included. */
  attempts: number;
}

const taken = { id: jobs.id, kind: jobs.kind, targetId: jobs.targetId, attempts: jobs.attempts };

const queries = prepared((orm) => ({
  add: orm
    .insert(jobs)
    .values({ id: at('id'), kind: at('kind'), targetId: at('targetId') })
    .prepare(),
  next: orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, listed('kinds')),
        or(eq(jobs.state, jobState.waiting), and(eq(jobs.state, jobState.running), lt(jobs.leaseUntil, at('now')))),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(1)
    .prepare(),
  take: orm
    .update(jobs)
    .set({
      state: jobState.running,
      owner: sql`${at('owner')}`,
      leaseUntil: sql`${at('leaseUntil')}`,
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, at('id')))
    .returning(taken)
    .prepare(),
  renew: orm
    .update(jobs)
    .set({ leaseUntil: sql`${at('leaseUntil')}` })
    .where(and(eq(jobs.id, at('id')), eq(jobs.owner, at('owner')), eq(jobs.state, jobState.running)))
    .prepare(),
  end: orm
    .update(jobs)
    .set({ state: jobState.ended })
    .where(and(eq(jobs.id, at('id')), eq(jobs.owner, at('owner')), eq(jobs.state, jobState.running)))
    .prepare(),
  running: orm
    .select({ id: jobs.id, owner: jobs.owner })
    .from(jobs)
    .where(and(eq(jobs.state, jobState.running), inArray(jobs.kind, listed('kinds'))))
    .prepare(),
  release: orm
    .update(jobs)
    .set({ state: jobState.waiting, owner: '' })
    .where(eq(jobs.id, at('id')))
    .prepare(),
}));

/** Adds a job; one of the same kind for the same target that has not ended is refused by the database. */
export const insertJob = (sandbox: Sandbox, kind: string, targetId: string): void =>
  void queries(sandbox).add.run({ id: newId(sandbox), kind, targetId });

/** Who takes jobs: of which kinds, and from when until when. */
export interface JobTaker {
  owner: string;
  kinds: readonly string[];
  now: number;
  leaseUntil: number;
}

/** Takes the job that has waited longest, or one whose taker has not been heard of in time. Call it within a write. */
export function takeJob(sandbox: Sandbox, { owner, kinds, now, leaseUntil }: JobTaker): TakenJob | undefined {
  const next = queries(sandbox).next.get({ kinds: JSON.stringify(kinds), now });
  return next && queries(sandbox).take.get({ id: next.id, owner, leaseUntil });
}

/** Holds a taken job for longer. */
export const renewJob = (sandbox: Sandbox, id: string, owner: string, leaseUntil: number): void =>
  void queries(sandbox).renew.run({ id, owner, leaseUntil });

/** Ends a job; false where somebody else has taken it meanwhile. */
export const endJob = (sandbox: Sandbox, id: string, owner: string): boolean =>
  queries(sandbox).end.run({ id, owner }).changes === 1;

/** Gives back the jobs of some kinds whose taker is gone; call it within a write. */
export function releaseJobs(sandbox: Sandbox, kinds: readonly string[], isGone: (owner: string) => boolean): void {
  for (const { id, owner } of queries(sandbox).running.all({ kinds: JSON.stringify(kinds) })) {
    if (isGone(owner)) queries(sandbox).release.run({ id });
  }
}
