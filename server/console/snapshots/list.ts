import type { Sandboxes } from '../../database/sandboxes.ts';
import { listAside } from '../../engines/snapshots/aside.ts';
import { listSnapshots } from '../../engines/snapshots/store.ts';
import type { Snapshot } from '../../engines/snapshots/tasks.ts';

const shown = ({ id, title, why, createTime, moment, bytes, files }: Snapshot) => ({
  id,
  title,
  why,
  createTime,
  moment,
  bytes,
  files,
});

type Shown = ReturnType<typeof shown>;

/** The snapshots of a sandbox, the newest first; those that are still to be packed are there as all others. */
export function listOf({ dataDir, snapshotDir }: Sandboxes, name: string): Shown[] {
  const waiting = listAside(dataDir, name);
  const ids = new Set(waiting.map(({ id }) => id));
  const packed = listSnapshots(snapshotDir, name).filter(({ id }) => !ids.has(id));
  return [...waiting, ...packed].sort((a, b) => (a.id < b.id ? 1 : -1)).map(shown);
}
