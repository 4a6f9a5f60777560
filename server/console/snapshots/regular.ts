import { systemNow } from '../../database/clock.ts';
import { BeingBroughtUp, NotHere } from '../../database/not-here.ts';
import { againWhileBusy } from '../../database/passing.ts';
import { sandboxNames, type Sandboxes } from '../../database/sandboxes.ts';
import { runSnapshotTask } from '../../engines/snapshots/pool.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import { listSnapshots } from '../../engines/snapshots/store.ts';
import { takeTask } from '../../engines/snapshots/take-task.ts';
import { hasChanged } from './let-go.ts';

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
    private readonly onTaken: (name: string) => Promise<void> = async () => undefined,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, lookEvery).unref();
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
        this.tell(error);
      }
    }
  }

  private tell(error: unknown): void {
    if (!this.isClosed && !isUsual(error)) this.report(error);
  }

  private isDue(name: string): boolean {
    const [last] = listSnapshots(this.sandboxes.snapshotDir, name);
    if (!last) return true;
    const age = systemNow() - Date.parse(`${last.createTime.replace(' ', 'T')}+08:00`);
    return age >= this.every * 60_000 && hasChanged(this.sandboxes, name);
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
    await this.onTaken(name);
  }
}

/** Where there is no room, people have filled it, and are told when they take another; what another server has, that one takes. */
const isUsual = (error: unknown): boolean =>
  error instanceof NotHere ||
  error instanceof BeingBroughtUp ||
  (error instanceof SnapshotRefused && error.rule === 'full');
