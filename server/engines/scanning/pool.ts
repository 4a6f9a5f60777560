import { availableParallelism } from 'node:os';
import { threadEntry } from '../../threads/entry.ts';
import { TaskThread } from '../../threads/task-thread.ts';
import { ScanError, unreadable } from './scan-error.ts';
import type { CountTask, ReadTask, RereadTask, ScannedPage, ScanResult, ScanTask } from './tasks.ts';

const mostThreads = 4;

/** How many pages can be read at a time; one core is left to the requests. */
export const threadCount = Math.min(mostThreads, Math.max(1, availableParallelism() - 1));

const createThread = () => ({
  thread: new TaskThread<ScanTask, ScanResult>({
    label: '扫描',
    entry: threadEntry('scan-thread', 'engines/scanning/thread.ts'),
    timeLimit: 30_000,
    refusal: (_, values) => new ScanError('unreadable', values),
    unreadable,
  }),
  tasks: 0,
});

const threads = Array.from({ length: threadCount }, createThread);

/** Reads a page of a scan, or counts the pages of a file, in a thread; rejects with ScanError for what cannot be read. */
export function readScan(task: CountTask): Promise<{ pages: number }>;
export function readScan(task: ReadTask | RereadTask): Promise<ScannedPage>;
export async function readScan(task: ScanTask): Promise<ScanResult> {
  const idlest = threads.reduce((best, one) => (one.tasks < best.tasks ? one : best));
  idlest.tasks++;
  try {
    return await idlest.thread.run(task);
  } finally {
    idlest.tasks--;
  }
}

/** Ends the threads, after the last request has been answered. */
export async function closeScanPool(): Promise<void> {
  await Promise.all(threads.map(({ thread }) => thread.close()));
}
