import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { systemNow } from '../database/clock.ts';
import { isBusy, isPassing, untilPassed } from '../database/passing.ts';
import { write } from '../database/prepared.ts';
import { isRunning } from '../database/running.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { worldEnds } from '../database/world-ends.ts';
import {
  endJob,
  giveBackJob,
  hasOpenJobs,
  insertJob,
  pauseJob,
  releaseJobs,
  renewJob,
  takeJob,
  type TakenJob,
} from './jobs.queries.ts';

/** What became of a job's turn: what is to be written as it ends, or how far it is where it goes on in a later turn. */
export type TurnEnd = (() => void) | { progress: number };

/** What a job has had before its turn: milliseconds, and how far it said that it was. */
export type TurnsBefore = Pick<TakenJob, 'spent' | 'progress'>;

/** A kind of work: it does what takes long, in one turn or in several. */
export interface JobKind {
  kind: string;
  /**
   * Rejects where the work itself went wrong, which is then logged. Work that takes minutes rejects when the signal says that
   * the server ends, and is then begun again by the next one, or that the world which it works in is replaced by another.
   */
  run: (sandbox: Sandbox, targetId: string, closing: AbortSignal, before: TurnsBefore) => Promise<TurnEnd>;
  /** Writes that the work cannot be done. */
  fail: (sandbox: Sandbox, targetId: string, reason: string) => void;
}

/** Milliseconds for which a job is held without a sign of life, and between two such signs. */
const lease = 10_000;
const signEvery = 3_000;
/** Milliseconds between two looks for jobs that others have left. */
const lookEvery = 1_000;
/** How often a job is begun without getting further before it is given up: one that brings the server down must not do so for ever. */
const mostAttempts = 3;

const wakers = new WeakMap<Sandbox, Set<() => void>>();

/** Adds a job of a user within a write; a queue of this process begins it once the write has been committed. Its id. */
export function addJob(sandbox: Sandbox, kind: string, targetId: string, userId: string): string {
  const id = insertJob(sandbox, kind, targetId, userId);
  setImmediate(() => wakers.get(sandbox)?.forEach((wake) => wake()));
  return id;
}

/**
 * Works through the jobs of some kinds of sandboxes, one at a time in each; kinds that must not wait for one another have
 * queues of their own. Users take turns, and so do the jobs of each. What a turn did is written in one transaction with its
 * end, and only by who holds the job: killed at any moment, it is done again from there or has been done, never twice.
 */
export class JobQueue {
  /** Process and a name of its own: a later process may have the same number. */
  private readonly owner = `${process.pid}.${randomUUID()}`;
  private readonly kinds: Map<string, JobKind>;
  private readonly names: readonly string[];
  private readonly watched = new Map<Sandbox, Promise<void> | undefined>();
  private readonly timer: NodeJS.Timeout;
  private readonly closing = new AbortController();
  private turn = 0;

  constructor(
    kinds: readonly JobKind[],
    private readonly report: (error: unknown) => void,
  ) {
    this.kinds = new Map(kinds.map((one) => [one.kind, one]));
    this.names = [...this.kinds.keys()];
    this.timer = setInterval(() => this.look(), lookEvery).unref();
  }

  /** Takes up the jobs of a sandbox, those first that a killed process has left. */
  watch(sandbox: Sandbox): void {
    this.watched.set(sandbox, undefined);
    const awake = wakers.get(sandbox) ?? new Set();
    wakers.set(
      sandbox,
      awake.add(() => this.wake(sandbox)),
    );
    // Most have none, and are opened while others wait for their answers.
    if (!hasOpenJobs(sandbox)) return;
    write(sandbox, () => releaseJobs(sandbox, this.names, (owner) => this.isGone(owner)));
    this.wake(sandbox);
  }

  /** Resolves when what runs in a sandbox has come to its end. */
  settled(sandbox: Sandbox): Promise<void> {
    return this.watched.get(sandbox) ?? Promise.resolve();
  }

  /** Waits for the jobs that run and takes no more. */
  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.timer);
    await Promise.all([...this.watched.values()].filter((work) => work !== undefined));
  }

  private isGone(owner: string): boolean {
    const pid = Number(owner.split('.')[0]);
    return owner !== this.owner && (pid === process.pid || !isRunning(pid));
  }

  private look(): void {
    for (const sandbox of this.watched.keys()) {
      if (!sandbox.sqlite.open) this.forget(sandbox);
      else if (!this.watched.get(sandbox) && this.hasJobs(sandbox)) this.wake(sandbox);
    }
  }

  /** Reading costs a hundredth of taking, which most sandboxes have no use for. */
  private hasJobs(sandbox: Sandbox): boolean {
    try {
      return hasOpenJobs(sandbox);
    } catch (error) {
      if (!isBusy(error)) this.report(error);
      return false;
    }
  }

  /** One that has been closed, once nothing runs in it any more. */
  private forget(sandbox: Sandbox): void {
    if (!this.watched.get(sandbox)) this.watched.delete(sandbox);
  }

  private wake(sandbox: Sandbox): void {
    if (this.closing.signal.aborted || this.watched.get(sandbox) || !sandbox.sqlite.open) return;
    const work = this.work(sandbox)
      // A lock that somebody else holds passes: the next look finds the job.
      .catch((error: unknown) => (isBusy(error) ? undefined : this.report(error)))
      .finally(() => this.watched.has(sandbox) && this.watched.set(sandbox, undefined));
    this.watched.set(sandbox, work);
  }

  private async work(sandbox: Sandbox): Promise<void> {
    for (let job = this.take(sandbox); job; job = this.take(sandbox)) await this.carryOut(sandbox, job);
  }

  /** The next job; none where the sandbox has been closed in the middle of the one before, as when its world is replaced. */
  private take(sandbox: Sandbox): TakenJob | undefined {
    if (this.closing.signal.aborted || !sandbox.sqlite.open) return undefined;
    const now = systemNow();
    // Later than any that this process or one before it gave, however many are taken in a millisecond.
    const turn = (this.turn = Math.max(now, this.turn + 1));
    const { owner, names: kinds } = this;
    return write(sandbox, () => takeJob(sandbox, { owner, kinds, now, leaseUntil: now + lease, turn }));
  }

  private async carryOut(sandbox: Sandbox, job: TakenJob): Promise<void> {
    const { id, targetId, attempts } = job;
    const kind = this.kinds.get(job.kind)!;
    const begun = systemNow();
    const ends = AbortSignal.any([this.closing.signal, worldEnds(sandbox.file)]);
    const sign = setInterval(() => this.renew(sandbox, id), signEvery);
    try {
      const result =
        attempts > mostAttempts
          ? () => kind.fail(sandbox, targetId, '处理多次中断')
          : await kind.run(sandbox, targetId, ends, job);
      if (typeof result === 'function') await this.end(sandbox, job, result);
      else await this.pause(sandbox, job, { ...result, spent: systemNow() - begun });
    } catch (error) {
      if (ends.aborted) return;
      this.report(error);
      // Who holds the database or fills the disk is not the job's fault.
      if (isPassing(error)) return await this.giveBack(sandbox, job);
      await this.end(sandbox, job, () => kind.fail(sandbox, targetId, '处理出错'));
    } finally {
      clearInterval(sign);
    }
  }

  private async pause(sandbox: Sandbox, { id }: TakenJob, so: TurnsBefore): Promise<void> {
    const { signal } = this.closing;
    await untilPassed(() => write(sandbox, () => pauseJob(sandbox, { id, owner: this.owner, ...so })), signal);
  }

  /** Where no sign of life can be written, somebody else may take the job. */
  private renew(sandbox: Sandbox, id: string): void {
    if (!sandbox.sqlite.open) return;
    try {
      renewJob(sandbox, id, this.owner, systemNow() + lease);
    } catch (error) {
      this.report(error);
    }
  }

  private async end(sandbox: Sandbox, { id }: TakenJob, result: () => void): Promise<void> {
    const { signal } = this.closing;
    await untilPassed(() => write(sandbox, () => endJob(sandbox, id, this.owner) && result()), signal);
  }

  private async giveBack(sandbox: Sandbox, { id }: TakenJob): Promise<void> {
    const { signal } = this.closing;
    await untilPassed(() => write(sandbox, () => giveBackJob(sandbox, id, this.owner)), signal);
    // Nothing has passed yet: to take it again at once would only fail again.
    await wait(lookEvery, undefined, { signal }).catch(() => undefined);
  }
}
