import { setTimeout as wait } from 'node:timers/promises';
import { isDamage } from './database/damage.ts';
import type { Sandbox } from './database/sandbox.ts';
import type { Sandboxes } from './database/sandboxes.ts';
import { Sleeper, type Sleeping } from './database/sleeper.ts';
import { recoverDocuments } from './engines/files/recognise.ts';
import { Examiner } from './engines/integrity/examiner.ts';
import { packingOf, type Packing } from './engines/snapshots/packing.ts';
import { recoverMistakes } from './engines/mistakes/recover.ts';
import type { Assistants } from './http/assistants.ts';
import { hasOpenJobs } from './jobs/jobs.queries.ts';
import { JobQueue } from './jobs/queue.ts';
import { jobLanes } from './job-lanes.ts';
import { keepRemoving } from './keep-removing.ts';
import { sharePools } from './pools.ts';

/** Milliseconds after which it is looked whether a job has left another one. */
const looksAgain = 50;

export { openNeeded } from './open-needed.ts';
export type { Sleeping };

/** What goes on beside the requests: the jobs of every open sandbox, and the workers that do what is heavy. */
export class Background {
  private readonly queues: readonly JobQueue[];
  private readonly sleeper: Sleeper;
  private readonly report: (error: unknown) => void;
  /** What looks for damaged databases. */
  readonly examiner: Examiner;
  private readonly packing: Packing;
  private leavePools: (() => Promise<void>) | undefined;

  /** `tell` hears of what went wrong, since nobody waits for it. */
  constructor(sandboxes: Sandboxes, assistants: Assistants, tell: (error: unknown) => void, sleeping?: Sleeping) {
    const report = (this.report = (error: unknown): void => {
      tell(error);
      if (isDamage(error)) this.examiner.suspect();
    });
    this.examiner = new Examiner(sandboxes, tell);
    this.packing = packingOf(sandboxes);
    this.packing.report = tell;
    this.sleeper = new Sleeper(sandboxes, sleeping);
    this.queues = jobLanes(assistants, report).map((kinds) => new JobQueue(kinds, report));
  }

  /** The server is about to answer, and will be closed. */
  begin(): void {
    this.leavePools = sharePools();
  }

  /** The server listens: what takes its time is begun now, since the first answer must not wait for it. */
  listening(): void {
    this.examiner.listening();
    this.packing.resume();
  }

  /** Clears up what a killed server has left in a sandbox, and goes on with its jobs. */
  take(sandbox: Sandbox): void {
    recoverDocuments(sandbox);
    recoverMistakes(sandbox);
    keepRemoving(sandbox, (error) => this.report(error));
    for (const queue of this.queues) queue.watch(sandbox);
    this.examiner.opened(sandbox);
  }

  /** Whether jobs of a sandbox wait or run. */
  isAtWork(sandbox: Sandbox): boolean {
    return hasOpenJobs(sandbox);
  }

  /** Resolves when no job runs in a sandbox. */
  async settled(sandbox: Sandbox): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.settled(sandbox)));
  }

  /** Does the jobs of a world that is open besides, and resolves when none is left. */
  async workThrough(sandbox: Sandbox): Promise<void> {
    for (const queue of this.queues) queue.watch(sandbox);
    while (hasOpenJobs(sandbox)) {
      await this.settled(sandbox);
      await wait(looksAgain);
    }
  }

  /** Waits for what runs, then ends the workers, unless another server of this process has a share in them. */
  async close(): Promise<void> {
    this.sleeper.close();
    this.examiner.close();
    this.packing.close();
    await Promise.all(this.queues.map((queue) => queue.close()));
    // One that has never been ready may have used them all the same.
    await (this.leavePools ?? sharePools())();
  }
}
