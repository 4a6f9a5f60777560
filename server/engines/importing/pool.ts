import { SheetError, unreadable, type SheetErrorCode } from '../spreadsheets/sheet-error.ts';
import { entryOf } from '../../threads/entry.ts';
import { TaskPool, type PoolOptions } from '../../threads/task-pool.ts';
import type {
  ImportProgress,
  ImportResult,
  ImportTask,
  OnProgress,
  PreviewTask,
  SheetResult,
  SheetTask,
  WriteTask,
} from './tasks.ts';

/** How the thread that works on sheets is run. */
export const sheetThread: PoolOptions<SheetTask> = {
  label: '表格',
  entry: entryOf('sheet-thread', 'engines/importing/thread.ts'),
  timeLimit: 60_000,
  refusal: (code, values) => new SheetError(code as SheetErrorCode, values),
  unreadable,
  handOver: (task) => {
    if (task.kind === 'write') return { task, transfer: [] };
    // A buffer may be a view on a shared one: copied, it can be handed over, and the caller keeps what is its own.
    const bytes = Uint8Array.from(task.bytes);
    return { task: { ...task, bytes }, transfer: [bytes.buffer] };
  },
};

const pool = new TaskPool<SheetTask, SheetResult, ImportProgress>(sheetThread);

/** Reads, checks, imports or writes sheets in a thread of their own; rejects with SheetError for what cannot be taken. */
/** What a preview answers is many rows: it comes as an envelope's bytes. */
export function runSheetTask(task: PreviewTask, onProgress?: OnProgress): Promise<Uint8Array>;
export function runSheetTask(task: ImportTask, onProgress?: OnProgress): Promise<ImportResult>;
export function runSheetTask(task: WriteTask): Promise<Uint8Array>;
export function runSheetTask(task: SheetTask, onProgress?: OnProgress): Promise<SheetResult> {
  onProgress?.({ stage: 'waiting', done: 0, total: 0 });
  return pool.run(task, { onProgress });
}

/** Ends the thread, after the last request has been answered. */
export const closeSheetPool = (): Promise<void> => pool.close();
