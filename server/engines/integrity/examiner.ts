import { systemNow } from '../../database/clock.ts';
import type { Thoroughness } from '../../database/damage.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { isLarge, type Sandboxes } from '../../database/sandboxes.ts';
import { TaskDropped } from '../../workers/task-dropped.ts';
import { examine } from './pool.ts';

/** Milliseconds in which a file that was found whole is not examined again, whatever fails. */
const trust = 60_000;

/** Milliseconds after opening: whoever comes to a sandbox first is not to share the machine with what looks through its file. */
const examineAfter = 500;

/** Has files of open sandboxes looked through beside the requests, and those set aside whose pages are damaged. */
export class Examiner {
  private isListening = false;
  private isClosed = false;
  private suspectedAt = -trust;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Examines a sandbox that has just been opened, unless its size let that be done at once. */
  opened(sandbox: Sandbox): void {
    if (!this.isListening || !isLarge(sandbox.file)) return;
    const begin = (): void => {
      if (sandbox.sqlite.open && !this.isClosed) void this.examine(sandbox, 'quick_check');
    };
    setTimeout(begin, examineAfter).unref();
  }

  /** The server listens: what was opened before is examined now, since the first answer must not wait for it. */
  listening(): void {
    this.isListening = true;
    for (const sandbox of this.sandboxes.opened()) this.opened(sandbox);
  }

  /** A statement failed by what it read: finds out which file is damaged. */
  suspect(): void {
    if (systemNow() - this.suspectedAt < trust) return;
    this.suspectedAt = systemNow();
    for (const sandbox of this.sandboxes.opened()) void this.examine(sandbox, 'integrity_check');
  }

  /** What is still looked through is given up with its process. */
  close(): void {
    this.isClosed = true;
  }

  private async examine(sandbox: Sandbox, how: Thoroughness): Promise<void> {
    const { name, file } = sandbox;
    try {
      const found = await examine({ file, how });
      if (found !== null && sandbox.sqlite.open) this.sandboxes.setAside(name, found);
    } catch (error) {
      if (!this.isClosed && !(error instanceof TaskDropped)) this.report(error);
    }
  }
}
