import type { Progress } from '../../../contracts/constants/tasks.ts';
import { SheetError, unreadable, type SheetErrorCode } from '../spreadsheets/sheet-error.ts';
import { worldEnds } from '../../database/world-ends.ts';
import { entryOf } from '../../workers/entry.ts';
import { TaskPool } from '../../workers/task-pool.ts';
import type {
  ChangeTask,
  FaultsTask,
  ImportResult,
  ImportTask,
  OnProgress,
  PreviewTask,
  ReadTask,
  SheetResult,
  SheetTask,
  WriteTask,
} from './tasks.ts';

const pool = new TaskPool<SheetTask, SheetResult, Progress>({
  label: '表格',
  // A workbook that fills the memory of a thread would take the server along.
  place: 'process',
  entry: entryOf('sheet-worker', 'engines/importing/worker.ts'),
  timeLimit: 60_000,
  refusal: (code, values) => new SheetError(code as SheetErrorCode, values),
  unreadable,
});

/**
 * Reads, checks, imports or writes sheets in a process of their own; rejects with SheetError for what cannot be taken. What a
 * preview answers is many rows: it comes as an envelope's bytes.
 */
export function runSheetTask(task: PreviewTask, onProgress?: OnProgress): Promise<Uint8Array>;
export function runSheetTask(task: FaultsTask, onProgress?: OnProgress): Promise<Uint8Array>;
export function runSheetTask(task: ImportTask, onProgress?: OnProgress): Promise<ImportResult>;
export function runSheetTask(task: ChangeTask, onProgress?: OnProgress): Promise<{ changed: number }>;
export function runSheetTask(task: WriteTask): Promise<Uint8Array>;
export function runSheetTask(task: ReadTask): Promise<{ rows: string[][] }>;
export function runSheetTask(task: SheetTask, onProgress?: OnProgress): Promise<SheetResult> {
  onProgress?.({ stage: 'waiting', done: 0, total: 0 });
  return pool.run(task, { onProgress, signal: 'databaseFile' in task ? worldEnds(task.databaseFile) : undefined });
}

/** Ends the process, after the last request has been answered. */
export const closeSheetPool = (): Promise<void> => pool.close();
