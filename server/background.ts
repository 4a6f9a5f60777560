import type { Sandbox } from './database/sandbox.ts';
import { closeDocumentPool } from './documents/pool.ts';
import { recogniseDocument, recoverDocuments } from './documents/recognise.ts';
import { closeSheetPool } from './importing/pool.ts';
import { JobQueue } from './jobs/queue.ts';
import { closePrintPool } from './printing/pool.ts';

/** What goes on beside the requests: the jobs of every open sandbox, and the threads that do heavy work. */
export class Background {
  private readonly queue: JobQueue;

  /** `report` hears of what went wrong, since nobody waits for it. */
  constructor(report: (error: unknown) => void) {
    this.queue = new JobQueue([recogniseDocument], report);
  }

  /** Clears up what a killed server has left in a sandbox, and goes on with its jobs. */
  take(sandbox: Sandbox): void {
    recoverDocuments(sandbox);
    this.queue.watch(sandbox);
  }

  /** Waits for what runs, then ends the threads. */
  async close(): Promise<void> {
    await this.queue.close();
    await Promise.all([closeSheetPool(), closeDocumentPool(), closePrintPool()]);
  }
}
