import { setTimeout as wait } from 'node:timers/promises';
import { isDamage } from './database/damage.ts';
import { openThose } from './database/open-those.ts';
import type { Sandbox } from './database/sandbox.ts';
import { isLarge, type Sandboxes } from './database/sandboxes.ts';
import { Sleeper, type Sleeping } from './database/sleeper.ts';
import { recoverDocuments } from './engines/files/recognise.ts';
import { Examiner } from './engines/integrity/examiner.ts';
import { recoverMistakes } from './engines/mistakes/recover.ts';
import type { Assistants } from './http/assistants.ts';
import { hasOpenJobs, hasOpenJobsIn } from './jobs/jobs.queries.ts';
import { JobQueue } from './jobs/queue.ts';
import { jobLanes } from './job-lanes.ts';
import { keepRemoving } from './keep-removing.ts';
import { closePools } from './pools.ts';

/** Milliseconds after which it is looked whether a job has left another one. */
const looksAgain = 50;

export type { Sleeping };

/** Small ones are looked through, so that a damaged one is known at once; of others those with work that a killed server has left. */
const needsOpening = (file: string): boolean => !isLarge(file) || hasOpenJobsIn(file);

/** Opens at the start those sandboxes that have something to go on with, and those that cost nothing. */
export const openNeeded = (sandboxes: Sandboxes): Promise<void> => openThose(sandboxes, needsOpening);

/** What goes on beside the requests: the jobs of every open sandbox, and the workers that do what is heavy. */
export class Background {
  private readonly queues: readonly JobQueue[];
  private readonly sleeper: Sleeper;
  private readonly report: (error: unknown) => void;
  /** What looks for damaged databases. */
  readonly examiner: Examiner;

  /** `tell` hears of what went wrong, since nobody waits for it. */
  constructor(sandboxes: Sandboxes, assistants: Assistants, tell: (error: unknown) => void, sleeping?: Sleeping) {
    const report = (this.report = (error: unknown): void => {
      tell(error);
      if (isDamage(error)) this.examiner.suspect();
    });
    this.examiner = new Examiner(sandboxes, tell);
    this.sleeper = new Sleeper(sandboxes, sleeping);
    this.queues = jobLanes(assistants, report).map((kinds) => new JobQueue(kinds, report));
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

  /** Waits for what runs, then ends the workers. */
  async close(): Promise<void> {
    this.sleeper.close();
    this.examiner.close();
    await Promise.all(this.queues.map((queue) => queue.close()));
    await closePools();
  }
}
