import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import { FileError, unreadable, type FileErrorCode } from './file-error.ts';
import type { FileRead, FileResult, FileTask, FileKind, InspectTask, PreviewTask, ReadTask } from './tasks.ts';

const pool = new TaskPool<FileTask, FileResult>({
  label: '文档',
  place: 'process',
  entry: entryOf('file-worker', 'engines/files/worker.ts'),
  timeLimit: 20_000,
  refusal: (code, values) => new FileError(code as FileErrorCode, values),
  unreadable,
});

/** Works on a stored file in a process of its own; rejects with FileError for what cannot be taken. */
export function runFileTask(task: InspectTask): Promise<FileKind>;
export function runFileTask(task: ReadTask): Promise<FileRead>;
export function runFileTask(task: PreviewTask): Promise<Uint8Array>;
export function runFileTask(task: FileTask): Promise<FileResult> {
  return pool.run(task);
}

/** Ends the process, after the last request has been answered. */
export const closeFilePool = (): Promise<void> => pool.close();
