import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import { SnapshotRefused, type Refusal } from '../snapshots/refused.ts';
import type { Difference, RestoringTask } from './tasks.ts';

// A whole database is read or written by one call of SQLite: in a process, nobody waits for it who asks for something else.
const pool = new TaskPool<RestoringTask, Difference[], true>({
  label: '恢复演示数据',
  place: 'process',
  entry: entryOf('restoring-worker', 'engines/restoring/worker.ts'),
  timeLimit: 120_000,
  idleLimit: 20_000,
  refusal: (code) => new SnapshotRefused(code as Refusal),
  unreadable: (reason) => new Error(`没有恢复：${reason}`),
});

/** Compares a sandbox with what it began with or with a snapshot, beside the requests. */
export const runComparing = (task: RestoringTask): Promise<Difference[]> => pool.run(task);

/** Takes a sandbox back to what it began with or to a snapshot; what goes on behind that is not waited for. */
export const runRestoring = (task: RestoringTask): Promise<void> =>
  new Promise((resolve, reject) => {
    pool.run(task, { onProgress: () => resolve() }).then(() => resolve(), reject);
  });

/** Writes a sandbox as it is now into another file. */
export const runCopying = async (task: RestoringTask): Promise<void> => void (await pool.run(task));

/** Ends the process, whatever it is at. */
export const closeRestoringPool = (): Promise<void> => pool.close();
