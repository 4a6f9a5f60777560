import { SheetPool } from './sheet-pool.ts';
import type {
  ImportPreview,
  ImportResult,
  ImportTask,
  OnProgress,
  PreviewTask,
  SheetResult,
  SheetTask,
  WriteTask,
} from './tasks.ts';

const timeLimit = 60_000;
// The build puts the thread's bundle beside the server's; sources need a loader first.
const entry = import.meta.url.endsWith('.ts')
  ? new URL('./worker.dev.mjs', import.meta.url)
  : new URL('./worker.js', import.meta.url);
const pool = new SheetPool(entry, timeLimit);

/** Reads, checks, imports or writes sheets in a thread of their own; rejects with SheetError for what cannot be taken. */
export function runSheetTask(task: PreviewTask, onProgress?: OnProgress): Promise<ImportPreview>;
export function runSheetTask(task: ImportTask, onProgress?: OnProgress): Promise<ImportResult>;
export function runSheetTask(task: WriteTask): Promise<Uint8Array>;
export function runSheetTask(task: SheetTask, onProgress?: OnProgress): Promise<SheetResult> {
  return pool.run(task, onProgress);
}

/** Ends the thread, after the last request has been answered. */
export const closeSheetPool = (): Promise<void> => pool.close();
