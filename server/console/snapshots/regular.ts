import { systemNow } from '../../database/clock.ts';
import { againWhileBusy } from '../../database/passing.ts';
import { sandboxFile } from '../../database/sandbox.ts';
import { sandboxNames, type Sandboxes } from '../../database/sandboxes.ts';
import { runSnapshotTask } from '../../engines/snapshots/pool.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import { listSnapshots } from '../../engines/snapshots/store.ts';
import { takeTask } from '../../engines/snapshots/take-task.ts';
import { writtenAtOf } from '../../engines/snapshots/written-at.ts';

/** Milliseconds between two looks at what has changed. */
const lookEvery = 30_000;

/** Takes snapshots of what has changed by itself, one sandbox after the other. */
export class RegularSnapshots {
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private looking: Promise<void> = Promise.resolve();

  /** @param every Minutes between two of the same sandbox. */
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly every: number,
    private readonly report: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => (this.looking = this.looking.then(() => this.look())), lookEvery).unref();
  }

  /** Begins no other; the one that is being taken ends with its process. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  /** Takes those whose time has come; nobody waits for it, so that one that fails keeps none of the others back. */
  async look(): Promise<void> {
    for (const name of sandboxNames(this.sandboxes.dataDir)) {
      if (this.isClosed) return;
      try {
        if (this.isDue(name)) await this.take(name);
      } catch (error) {
        // Where there is no room, people have filled it, and are told when they take another.
        if (!this.isClosed && !(error instanceof SnapshotRefused && error.rule === 'full')) this.report(error);
      }
    }
  }

  private isDue(name: string): boolean {
    const [last] = listSnapshots(this.sandboxes.snapshotDir, name);
    if (!last) return true;
    const age = systemNow() - Date.parse(`${last.createTime.replace(' ', 'T')}+08:00`);
    const hasChanged = writtenAtOf(sandboxFile(this.sandboxes.dataDir, name)) > last.writtenAt;
    return hasChanged && age >= this.every * 60_000;
  }

  private async take(name: string): Promise<void> {
    if (this.sandboxes.isReplacing(name)) return;
    const sandbox = await againWhileBusy(() => this.sandboxes.find(name));
    if (!sandbox) return;
    const release = this.sandboxes.hold(name);
    try {
      await runSnapshotTask(takeTask(this.sandboxes, sandbox, { why: 'regular' }));
    } finally {
      release();
    }
  }
}
