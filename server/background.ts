import { isDamage } from './database/damage.ts';
import type { Sandbox } from './database/sandbox.ts';
import type { Sandboxes } from './database/sandboxes.ts';
import { recoverDocuments } from './engines/files/recognise.ts';
import { Examiner } from './engines/integrity/examiner.ts';
import { JobQueue } from './jobs/queue.ts';
import type { Marker } from './engines/marking/marker.ts';
import { markerOf } from './engines/marking/markers.ts';
import type { ModelSettings } from './engines/marking/model/client.ts';
import { writerOf, type Writer } from './engines/wording/writer.ts';
import { recoverMistakes } from './engines/mistakes/recover.ts';
import { jobLanes } from './job-lanes.ts';
import { keepRemoving } from './services/wrongbook/wellbeing/retention.ts';
import { closePools } from './pools.ts';

/** What goes on beside the requests: the jobs of every open sandbox, and the workers that do what is heavy. */
export class Background {
  private readonly queues: readonly JobQueue[];
  private readonly report: (error: unknown) => void;
  /** What looks for damaged databases. */
  readonly examiner: Examiner;
  /** What marks answers, here and in calls. */
  readonly marker: Marker;
  /** What words sentences anew; null where no model is configured. */
  readonly writer: Writer | null;

  /** `tell` hears of what went wrong, since nobody waits for it; without a model, rules mark. */
  constructor(sandboxes: Sandboxes, tell: (error: unknown) => void, model: ModelSettings | null = null) {
    const report = (this.report = (error: unknown): void => {
      tell(error);
      if (isDamage(error)) this.examiner.suspect();
    });
    this.examiner = new Examiner(sandboxes, tell);
    this.marker = markerOf({ marker: model });
    this.writer = writerOf(model);
    this.queues = jobLanes(this.marker, report).map((kinds) => new JobQueue(kinds, report));
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
