import { existsSync, statSync } from 'node:fs';
import { againWhileBusy } from '../../database/passing.ts';
import { sandboxFile } from '../../database/sandbox.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import type { Owning } from '../../engines/owning/owning.ts';
import { hasInitial, initialFile } from '../../engines/restoring/initial.ts';
import { packingOf } from '../../engines/snapshots/packing.ts';
import { beginningFile } from '../../engines/snapshots/places.ts';
import { runSnapshotTask } from '../../engines/snapshots/pool.ts';
import { listSnapshots } from '../../engines/snapshots/store.ts';
import { takeTask } from '../../engines/snapshots/take-task.ts';
import type { Snapshot } from '../../engines/snapshots/tasks.ts';
import { writtenAtOf } from '../../engines/snapshots/written-at.ts';

/** Whether a sandbox has been written to since its last snapshot, or has none. */
export function hasChanged({ dataDir, snapshotDir }: Sandboxes, name: string): boolean {
  const [last] = listSnapshots(snapshotDir, name);
  return !last || last.why === 'upload' || writtenAtOf(sandboxFile(dataDir, name)) > last.writtenAt;
}

/** Keeps with the snapshots what a sandbox began with, where that is not there yet or has changed. */
export async function keepBeginning({ dataDir, snapshotDir }: Sandboxes, name: string): Promise<void> {
  if (!hasInitial(dataDir, name)) return;
  const file = beginningFile(snapshotDir, name);
  if (existsSync(file) && statSync(file).mtimeMs >= statSync(initialFile(dataDir, name)).mtimeMs) return;
  await runSnapshotTask({ act: 'beginning', dataDir, name, file });
}

/** Lets another server have a sandbox, with all that it holds; returns the snapshot by which it goes on there. */
export async function letGo(
  sandboxes: Sandboxes,
  owning: Owning,
  name: string,
  state: 'left' | 'leaving',
): Promise<Snapshot> {
  // The time of its clock is told by one that is open.
  const sandbox = await againWhileBusy(() => sandboxes.find(name));
  if (!sandbox) throw new Error(`沙箱 ${name} 不存在`);
  const task = takeTask(sandboxes, sandbox, { why: 'before', title: '交出前' });
  await packingOf(sandboxes).packAll(name);
  await keepBeginning(sandboxes, name);
  return owning.leave(name, state, async () => {
    sandboxes.drop(name);
    return runSnapshotTask(task);
  });
}
