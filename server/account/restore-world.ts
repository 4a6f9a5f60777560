import { localDateTime, systemNow } from '../database/clock.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { exchange } from '../engines/restoring/exchange.ts';
import { runRestoring } from '../engines/restoring/pool.ts';
import type { RestoringTask } from '../engines/restoring/tasks.ts';
import { packingOf } from '../engines/snapshots/packing.ts';
import { snapshotFile } from '../engines/snapshots/places.ts';
import { takeTask } from '../engines/snapshots/take-task.ts';

/** What the process is told that looks at worlds and writes them; about a snapshot of that id, or what a sandbox began with. */
export const restoringTask = (
  { dataDir, snapshotDir }: Sandboxes,
  name: string,
  act: RestoringTask['act'],
  id?: string,
): RestoringTask => ({
  act,
  dataDir,
  name,
  now: localDateTime(systemNow()),
  ...(id !== undefined && { snapshot: snapshotFile(snapshotDir, name, id) }),
});

/** How long it took, and as what is kept what was there before. */
interface RestoredWorld {
  milliseconds: number;
  before: { id: string; title: string };
}

/** Takes a sandbox back to what it began with, or to a snapshot, once what is there has been kept as a snapshot. */
export async function restoreWorld(sandboxes: Sandboxes, name: string, id?: string): Promise<RestoredWorld> {
  const begun = performance.now();
  const before = takeTask(sandboxes, sandboxes.find(name)!, { why: 'before' });
  const task = { ...restoringTask(sandboxes, name, 'restore', id), before };
  await sandboxes.replaceWorld(name, async () => {
    const isExchanged = id === undefined && (await exchange(task));
    if (isExchanged) packingOf(sandboxes).later(name);
    else await runRestoring(task);
  });
  return { milliseconds: Math.round(performance.now() - begun), before: { id: before.id, title: before.label.title } };
}
