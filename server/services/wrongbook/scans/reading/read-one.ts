import { isPassing } from '../../../../database/passing.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { readScan } from '../../../../engines/scanning/pool.ts';
import { ScanError } from '../../../../engines/scanning/scan-error.ts';
import type { ScanKind } from '../../../../engines/scanning/scan-pages.ts';
import { selectLikelyForms } from '../candidates/candidates.queries.ts';
import { keepBrokenPage, keepPage } from './keep-page.ts';

/** Hears of faults of ours, which only their page pays for. */
export type Report = (error: unknown) => void;

/** A scan whose pages are being read. */
export interface Reading {
  sandbox: Sandbox;
  id: string;
  file: { path: string; kind: ScanKind };
  closing: AbortSignal;
  report: Report;
}

/** Why a file or page cannot be read. */
export const reasonOf = ({ values }: ScanError): string => String(values['reason'] ?? '文件无法读取');

/** Reads one page and keeps it, or why it could not be opened. */
export async function readOne({ sandbox, id, file, closing, report }: Reading, page: number): Promise<void> {
  try {
    const sheetIds = selectLikelyForms(sandbox, id);
    const read = await readScan({ task: 'read', ...file, page, databaseFile: sandbox.file, sheetIds });
    await keepPage(sandbox, id, page, read);
  } catch (error) {
    const isUnreadable = error instanceof ScanError;
    if (!isUnreadable) {
      closing.throwIfAborted();
      // Who holds the database or fills the disk is not the page's fault: it is read in another turn.
      if (isPassing(error)) throw error;
      report(error);
    }
    await keepBrokenPage(sandbox, id, page, isUnreadable ? reasonOf(error) : '处理出错');
  }
}
