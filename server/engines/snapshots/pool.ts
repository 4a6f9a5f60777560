import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import { SnapshotRefused, type Refusal } from './refused.ts';
import type { BeginningTask, OpenTask, PackTask, ReceiveTask, Snapshot, SnapshotTask, TakeTask } from './tasks.ts';

// Whole databases are read and written, and a stranger's file is opened: in a process, nobody waits for it who asks for something else.
const pool = new TaskPool<SnapshotTask, Snapshot | null>({
  label: '快照',
  place: 'process',
  entry: entryOf('snapshot-worker', 'engines/snapshots/worker.ts'),
  timeLimit: 300_000,
  idleLimit: 20_000,
  refusal: (code) => new SnapshotRefused(code as Refusal),
  unreadable: (reason) => new Error(`快照没有完成：${reason}`),
});

/** Takes, receives or opens a snapshot beside the requests, one at a time; those that nobody waits for wait for all others. */
export function runSnapshotTask(task: TakeTask | ReceiveTask): Promise<Snapshot>;
export function runSnapshotTask(task: OpenTask | BeginningTask | PackTask): Promise<null>;
export function runSnapshotTask(task: SnapshotTask): Promise<Snapshot | null> {
  return pool.run(task, { yields: task.act === 'pack' || (task.act === 'take' && task.label.why === 'regular') });
}

/** Ends the process, whatever it is at. */
export const closeSnapshotPool = (): Promise<void> => pool.close();
