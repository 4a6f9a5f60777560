import { isDamage } from './database/damage.ts';
import type { Sandbox } from './database/sandbox.ts';
import type { Sandboxes } from './database/sandboxes.ts';
import { recoverDocuments } from './engines/files/recognise.ts';
import { Examiner } from './engines/integrity/examiner.ts';
import { recoverMistakes } from './engines/mistakes/recover.ts';
import type { Assistants } from './http/assistants.ts';
import { JobQueue } from './jobs/queue.ts';
import { jobLanes } from './job-lanes.ts';
import { keepRemoving } from './keep-removing.ts';
import { closePools } from './pools.ts';

/** What goes on beside the requests: the jobs of every open sandbox, and the workers that do what is heavy. */
export class Background {
  private readonly queues: readonly JobQueue[];
  private readonly report: (error: unknown) => void;
  /** What looks for damaged databases. */
  readonly examiner: Examiner;

  /** `tell` hears of what went wrong, since nobody waits for it. */
  constructor(sandboxes: Sandboxes, assistants: Assistants, tell: (error: unknown) => void) {
    const report = (this.report = (error: unknown): void => {
      tell(error);
      if (isDamage(error)) this.examiner.suspect();
    });
    this.examiner = new Examiner(sandboxes, tell);
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

  /** Waits for what runs, then ends the workers. */
  async close(): Promise<void> {
    this.examiner.close();
    await Promise.all(this.queues.map((queue) => queue.close()));
    await closePools();
  }
}
