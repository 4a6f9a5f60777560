import type { Sandboxes } from '../../database/sandboxes.ts';
import { asideIds, asideNames, isAside, readNote, removeAside } from './aside.ts';
import { runSnapshotTask } from './pool.ts';
import { SnapshotRefused } from './refused.ts';

/** Milliseconds after the last restoring: who restores a class, and those who then go on, come first. */
const packAfter = 1_000;

/** How many may lie aside before it is begun all the same. */
const mostWaiting = 50;

/** Packs what was laid aside when sandboxes were taken back, once they are at work again, or when somebody asks for it. */
export class Packing {
  private readonly packing = new Map<string, Promise<void>>();
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private restored = 0;

  constructor(
    private readonly sandboxes: Sandboxes,
    /** Hears of what failed that nobody waited for; it is tried again when the next one lies aside, or the next server starts. */
    public report: (error: unknown) => void = () => undefined,
  ) {}

  /** Packs what lies aside of a sandbox in a while. */
  later(name: string): void {
    this.waiting.add(name);
    this.restored++;
    if (this.timer && this.restored > mostWaiting) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), packAfter).unref();
  }

  /** Takes up what a killed server has left: it is packed where the sandbox was taken back, else it is nothing. */
  resume(): void {
    const { dataDir } = this.sandboxes;
    for (const name of asideNames(dataDir)) {
      const { waiting, broken } = asideIds(dataDir, name);
      for (const id of broken) removeAside({ dataDir, name, id });
      if (waiting.length > 0) this.later(name);
    }
  }

  /** Packs all that lies aside of a sandbox, the oldest first. */
  async packAll(name: string): Promise<void> {
    for (const id of asideIds(this.sandboxes.dataDir, name).waiting) await this.packed(name, id);
  }

  /** Resolves when a snapshot is one file, as most are; begins to pack it where it lies aside. */
  packed(name: string, id: string): Promise<void> {
    const key = `${name} ${id}`;
    const underWay = this.packing.get(key);
    if (underWay || !isAside(this.sandboxes.dataDir, name, id)) return underWay ?? Promise.resolve();
    const work = this.pack(name, id).finally(() => this.packing.delete(key));
    this.packing.set(key, work);
    return work;
  }

  /** Begins no other. */
  close(): void {
    clearTimeout(this.timer);
  }

  private begin(): void {
    const names = [...this.waiting];
    this.waiting.clear();
    this.timer = undefined;
    this.restored = 0;
    for (const name of names) this.packAll(name).catch((error: unknown) => this.tell(error));
  }

  /** While it is held, a sandbox that is removed meanwhile is removed once more behind this. */
  private async pack(name: string, id: string): Promise<void> {
    const { dataDir, snapshotDir: root } = this.sandboxes;
    const release = this.sandboxes.hold(name);
    try {
      await runSnapshotTask({ act: 'pack', dataDir, name, root, id, label: readNote(dataDir, name, id) });
    } finally {
      release();
    }
  }

  /** What was removed meanwhile is no fault. */
  private tell(error: unknown): void {
    if (!(error instanceof SnapshotRefused && error.rule === 'gone')) this.report(error);
  }
}

const known = new WeakMap<Sandboxes, Packing>();

/** What packs what was laid aside of the sandboxes of a server. */
export function packingOf(sandboxes: Sandboxes): Packing {
  let packing = known.get(sandboxes);
  if (!packing) known.set(sandboxes, (packing = new Packing(sandboxes)));
  return packing;
}
