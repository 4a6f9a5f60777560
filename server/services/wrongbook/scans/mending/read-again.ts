import { mendScanPage } from '../../../../../contracts/wrongbook/scans.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { filePath, hasFile } from '../../../../engines/files/store.ts';
import type { MarkPoints } from '../../../../engines/scanning/marks.ts';
import { readScan } from '../../../../engines/scanning/pool.ts';
import { ScanError } from '../../../../engines/scanning/scan-error.ts';
import type { ScanKind } from '../../../../engines/scanning/scan-pages.ts';
import type { RereadTask, ScannedPage } from '../../../../engines/scanning/tasks.ts';
import { refusal } from '../../../../http/errors.ts';
import { selectLikelyForms } from '../candidates/candidates.queries.ts';
import type { StoredPage } from '../pages.queries.ts';
import type { SheetPage } from '../placing/place-page.ts';
import type { MendInput } from './mending-state.ts';

/** Reads a page by its code; undefined where it cannot be opened. */
export async function readByCode(sandbox: Sandbox, page: StoredPage): Promise<ScannedPage | undefined> {
  try {
    const sheetIds = selectLikelyForms(sandbox, page.documentId);
    return await readScan({ task: 'read', ...fileOf(sandbox, page), sheetIds });
  } catch (error) {
    if (error instanceof ScanError) return undefined;
    throw error;
  }
}

/** Reads a page as what a person says that it is. */
export async function readAs(
  sandbox: Sandbox,
  page: StoredPage,
  { sheetId, sheetPage }: SheetPage,
  corners: MendInput['corners'],
): Promise<ScannedPage> {
  if (corners && corners.length !== 4) throw refusal(mendScanPage, 'noMarks');
  const task: RereadTask = { task: 'reread', ...fileOf(sandbox, page), sheetId, sheetPage };
  try {
    const read = await readScan(corners ? { ...task, corners: corners as unknown as MarkPoints } : task);
    if (read.isStraight) return read;
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
  }
  throw refusal(mendScanPage, 'noMarks');
}

/** Where the file of a page lies, for the workers that read it. */
function fileOf(sandbox: Sandbox, { hash, kind, pageNo }: StoredPage) {
  if (!hasFile(sandbox.filesDir, hash)) throw refusal(mendScanPage, 'scanGone');
  return { path: filePath(sandbox.filesDir, hash), kind: kind as ScanKind, page: pageNo, databaseFile: sandbox.file };
}
