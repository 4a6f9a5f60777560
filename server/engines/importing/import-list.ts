import { write } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { writeSheet } from '../spreadsheets/write.ts';
import { readList } from './lists.ts';
import { errorSheet } from './sheets.ts';
import type { FaultsTask, ImportPreview, ImportResult, ImportTask, OnProgress, PreviewTask } from './tasks.ts';

/** Rows between two reports of progress. */
const reportEvery = 100;

/** Checks the rows of a sheet against a school without writing. */
export function previewList(
  sandbox: Sandbox,
  rows: string[][],
  { list, schoolId }: Pick<PreviewTask, 'list' | 'schoolId'>,
  onProgress: OnProgress,
): ImportPreview {
  const { headers, total, judge } = readList(list, rows);
  onProgress({ stage: 'checking', done: 0, total });
  const judged = judge(sandbox, schoolId);
  const faulty = judged.rows.filter(({ faults }) => faults.length > 0).length;
  onProgress({ stage: 'done', done: total, total });
  const unchanged = total - faulty - judged.added;
  return { columns: headers, total, valid: judged.added, unchanged, faulty, rows: judged.rows };
}

/** The workbook of the rows that an import would refuse, without importing anything; one without rows where there are none. */
export function faultsOf(
  sandbox: Sandbox,
  rows: string[][],
  { list, schoolId }: Pick<FaultsTask, 'list' | 'schoolId'>,
) {
  const judged = readList(list, rows).judge(sandbox, schoolId).rows;
  return writeSheet(
    errorSheet(
      list,
      judged.filter(({ faults }) => faults.length > 0),
    ),
  );
}

/** Adds the rows of a sheet to a school in one transaction; in mode `all` a faulty row keeps all others out. */
export function importList(
  sandbox: Sandbox,
  rows: string[][],
  { list, schoolId, mode, now }: Pick<ImportTask, 'list' | 'schoolId' | 'mode' | 'now'>,
  onProgress: OnProgress,
): ImportResult {
  const { total, judge } = readList(list, rows);
  onProgress({ stage: 'checking', done: 0, total });
  // What the rows are judged by must not change before they are written.
  const { faulty, added, imported } = write(sandbox, () => {
    const judged = judge(sandbox, schoolId);
    const refused = judged.rows.filter(({ faults }) => faults.length > 0);
    const writing = mode === 'valid' || refused.length === 0;
    if (writing) judged.write({ schoolId, now, written: reporter(judged.added, onProgress) });
    return { faulty: refused, added: judged.added, imported: writing ? judged.added : 0 };
  });
  const counts = { total, imported, refused: faulty.length };
  const errorWorkbook = faulty.length > 0 ? writeSheet(errorSheet(list, faulty)) : undefined;
  onProgress({ stage: 'done', done: total, total });
  return { counts, unchanged: total - faulty.length - added, errorWorkbook };
}

const reporter = (total: number, onProgress: OnProgress) => (done: number) => {
  if (done % reportEvery === 0 || done === total) onProgress({ stage: 'writing', done, total });
};
