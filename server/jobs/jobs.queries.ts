import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { jobs } from '../database/document-tables.ts';
import { newId } from '../database/ids.ts';
import { listed } from '../database/lists.ts';
import { prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { Sqlite } from '../database/sqlite.mjs';

const at = sql.placeholder;
const jobState = { waiting: 0, running: 1, ended: 2 } as const;

/** A piece of work that somebody has taken. */
export interface TakenJob {
  id: string;
  kind: string;
  targetId: string;
  /** How often it has been begun, this time included. */
  attempts: number;
  /** Milliseconds that its turns have taken so far. */
  spent: number;
  /** How far it is, where its target does not tell. */
  progress: number;
}

const taken = {
  id: jobs.id,
  kind: jobs.kind,
  targetId: jobs.targetId,
  attempts: jobs.attempts,
  spent: jobs.spent,
  progress: jobs.progress,
};

const isHeld = and(eq(jobs.id, at('id')), eq(jobs.owner, at('owner')), eq(jobs.state, jobState.running));

/**
 * The first waiting job of each user who has any, and when the user last had a turn. Users are stepped through in the index:
 * it costs as much as there are users who wait, however many jobs each has.
 */
const nextOfEach = sql`(
  with recursive waiting (kind, user) as (
    select value, (select min(user_id) from ${jobs} where kind = value and state = 0) from json_each(${at('kinds')})
    union all
    select w.kind, (select min(user_id) from ${jobs} j where j.kind = w.kind and j.state = 0 and j.user_id > w.user)
    from waiting w where w.user is not null
  )
  select
    (select j.id from ${jobs} j where j.kind = w.kind and j.user_id = w.user and j.state = 0 order by j.served, j.id limit 1) id,
    (select max(j.served) from ${jobs} j where j.kind = w.kind and j.user_id = w.user) last
  from waiting w where w.user is not null
)`;

const queries = prepared((orm) => ({
  add: orm
    .insert(jobs)
    .values({ id: at('id'), kind: at('kind'), targetId: at('targetId'), userId: at('userId') })
    .prepare(),
  expire: orm
    .update(jobs)
    .set({ state: jobState.waiting, owner: '' })
    .where(and(eq(jobs.state, jobState.running), lt(jobs.leaseUntil, at('now')), inArray(jobs.kind, listed('kinds'))))
    .prepare(),
  next: orm
    .select({ id: sql<string>`id` })
    .from(nextOfEach)
    .orderBy(sql`last`, sql`id`)
    .limit(1)
    .prepare(),
  take: orm
    .update(jobs)
    .set({
      state: jobState.running,
      owner: sql`${at('owner')}`,
      leaseUntil: sql`${at('leaseUntil')}`,
      attempts: sql`${jobs.attempts} + 1`,
      served: sql`${at('turn')}`,
    })
    .where(eq(jobs.id, at('id')))
    .returning(taken)
    .prepare(),
  renew: orm
    .update(jobs)
    .set({ leaseUntil: sql`${at('leaseUntil')}` })
    .where(isHeld)
    .prepare(),
  pause: orm
    .update(jobs)
    .set({
      state: jobState.waiting,
      owner: '',
      attempts: 0,
      spent: sql`${jobs.spent} + ${at('spent')}`,
      progress: sql`${at('progress')}`,
    })
    .where(isHeld)
    .prepare(),
  advance: orm
    .update(jobs)
    .set({ attempts: 0 })
    .where(and(eq(jobs.kind, at('kind')), eq(jobs.targetId, at('targetId')), eq(jobs.state, jobState.running)))
    .prepare(),
  end: orm.update(jobs).set({ state: jobState.ended }).where(isHeld).prepare(),
  giveBack: orm
    .update(jobs)
    .set({ state: jobState.waiting, owner: '', attempts: sql`max(${jobs.attempts} - 1, 0)` })
    .where(isHeld)
    .prepare(),
  open: orm.select({ id: jobs.id }).from(jobs).where(lt(jobs.state, jobState.ended)).limit(1).prepare(),
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

/** Whether any job waits or runs. */
export const hasOpenJobs = (sandbox: Sandbox): boolean => queries(sandbox).open.get() !== undefined;

/** The same of a database file that nobody has open: true too where that cannot be told. */
export function hasOpenJobsIn(file: string): boolean {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    return sqlite.prepare('select 1 from jobs where state < 2 limit 1').get() !== undefined;
  } catch {
    return true;
  } finally {
    sqlite.close();
  }
}

/** Adds a job; one of the same kind for the same target that has not ended is refused by the database. Its id. */
export function insertJob(sandbox: Sandbox, kind: string, targetId: string, userId: string): string {
  const id = newId(sandbox);
  queries(sandbox).add.run({ id, kind, targetId, userId });
  return id;
}

/** Who takes jobs: of which kinds, from when until when, and which turn that is: a number that only grows. */
export interface JobTaker {
  owner: string;
  kinds: readonly string[];
  now: number;
  leaseUntil: number;
  turn: number;
}

/**
 * Takes the next job in turn, those included whose taker has not been heard of in time: of the user who was served longest
 * ago, the job that was. Call it within a write.
 */
export function takeJob(sandbox: Sandbox, { owner, kinds, now, leaseUntil, turn }: JobTaker): TakenJob | undefined {
  const { expire, next, take } = queries(sandbox);
  const of = { kinds: JSON.stringify(kinds) };
  expire.run({ ...of, now });
  const found = next.get(of);
  return found && take.get({ id: found.id, owner, leaseUntil, turn });
}

/** Puts a taken job back behind the others: what it has done so far is kept. */
export const pauseJob = (
  sandbox: Sandbox,
  { id, owner, ...so }: { id: string; owner: string; spent: number; progress: number },
): void => void queries(sandbox).pause.run({ id, owner, ...so });

/**
 * Says that the job of a kind for a target has got further, so that what began it so far counts no more. Call it within the
 * write that keeps what was done.
 */
export const advanceJob = (sandbox: Sandbox, kind: string, targetId: string): void =>
  void queries(sandbox).advance.run({ kind, targetId });

/** Holds a taken job for longer. */
export const renewJob = (sandbox: Sandbox, id: string, owner: string, leaseUntil: number): void =>
  void queries(sandbox).renew.run({ id, owner, leaseUntil });

/** Ends a job; false where somebody else has taken it meanwhile. */
export const endJob = (sandbox: Sandbox, id: string, owner: string): boolean =>
  queries(sandbox).end.run({ id, owner }).changes === 1;

/** Gives back a taken job as if it had not been begun. */
export const giveBackJob = (sandbox: Sandbox, id: string, owner: string): void =>
  void queries(sandbox).giveBack.run({ id, owner });

/** Gives back the jobs of some kinds whose taker is gone; call it within a write. */
export function releaseJobs(sandbox: Sandbox, kinds: readonly string[], isGone: (owner: string) => boolean): void {
  for (const { id, owner } of queries(sandbox).running.all({ kinds: JSON.stringify(kinds) })) {
    if (isGone(owner)) queries(sandbox).release.run({ id });
  }
}
