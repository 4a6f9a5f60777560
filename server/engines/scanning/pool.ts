import { availableParallelism } from 'node:os';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import { ScanError, unreadable } from './scan-error.ts';
import type { CountTask, ReadTask, RereadTask, ScannedPage, ScanResult, ScanTask } from './tasks.ts';

const mostThreads = 4;

/** How many pages can be read at a time; one core is left to the requests. */
export const threadCount = Math.min(mostThreads, Math.max(1, availableParallelism() - 1));

/** Milliseconds for one page; an ordinary one takes less than a second. */
const mostTime = 15_000;

const pool = new TaskPool<ScanTask, ScanResult>({
  label: '扫描',
  entry: entryOf('scan-worker', 'engines/scanning/worker.ts'),
  size: threadCount,
  timeLimit: mostTime,
  refusal: (_, values) => new ScanError('unreadable', values),
  unreadable,
});

/** Reads a page of a scan, or counts the pages of a file, in a thread; rejects with ScanError for what cannot be read. */
export function readScan(task: CountTask): Promise<{ pages: number }>;
export function readScan(task: ReadTask | RereadTask): Promise<ScannedPage>;
export function readScan(task: ScanTask): Promise<ScanResult> {
  return pool.run(task);
}

/** Ends the threads, after the last request has been answered. */
export const closeScanPool = (): Promise<void> => pool.close();
