import { createHash } from 'node:crypto';
import { successBytes } from '../../../contracts/envelope.ts';
import { withSandbox } from '../../database/sandbox.ts';
import { readSheet } from '../spreadsheets/read.ts';
import { writeSheets } from '../spreadsheets/write.ts';
import { changeStudents } from './change-students.ts';
import { faultsOf, importList, previewList } from './import-list.ts';
import type { OnProgress, SheetResult, SheetTask } from './tasks.ts';

/** Carries out a task in this process. Throws SheetError where the workbook cannot be taken. */
export async function runTask(task: SheetTask, onProgress: OnProgress): Promise<SheetResult> {
  if (task.kind === 'write') return writeSheets(task.sheets);
  if (task.kind === 'change')
    return withSandbox(task.databaseFile, (sandbox) => changeStudents(sandbox, task, onProgress));
  if (task.kind === 'read') return { rows: await rowsOf(task.bytes) };
  onProgress({ stage: 'reading', done: 0, total: 0 });
  const rows = await rowsOf(task.bytes);
  return withSandbox(task.databaseFile, (sandbox): SheetResult => {
    if (task.kind === 'faults') return faultsOf(sandbox, rows, task);
    if (task.kind === 'preview') return successBytes(previewList(sandbox, rows, task, onProgress));
    return importList(sandbox, rows, task, onProgress);
  });
}

const recent = new Map<string, string[][]>();
const mostRecent = 2;

/** A workbook is previewed first and then imported: reading it is most of the work, so that is done once. */
async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const key = createHash('sha256').update(bytes).digest('base64');
  const rows = recent.get(key) ?? (await readSheet(bytes));
  recent.delete(key);
  recent.set(key, rows);
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value!);
  return rows;
}
