import { Readable } from 'node:stream';
import { documentState } from '../../../../../contracts/states.ts';
import type { scanDamages } from '../../../../../contracts/wrongbook/scan-shapes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { finishDocument } from '../../../../engines/files/recognition.queries.ts';
import { keep, receive, type Draft } from '../../../../engines/files/store.ts';
import type { JobKind } from '../../../../jobs/queue.ts';
import { makeScansApart } from '../../../../engines/simulation/pool.ts';
import type { MadeScans } from '../../../../engines/simulation/tasks.ts';
import { updateDocument } from '../../documents/documents.queries.ts';
import { printSheets } from './print-sheets.ts';
import { addScanJob, making } from '../scan-jobs.ts';
import { endMaking, insertTruths, selectScan, type Scan } from '../scans.queries.ts';

/** How a scan is to be made. */
interface Making {
  classIds?: string[];
  damage: (typeof scanDamages)[number];
  absent: number;
}

/** Makes a scan as one would come from a scanner, which then is read like any other. */
export const makeScanned: JobKind = {
  kind: making,
  run: async (sandbox, id, closing) => {
    const scan = selectScan(sandbox, id);
    if (scan?.state !== documentState.recognising || scan.making === '') return () => undefined;
    const made = await untilClosing(make(sandbox, scan), closing);
    if (!made) return () => fail(sandbox, id, '没有可以模拟的学生');
    const draft = await receive(sandbox.filesDir, Readable.from([Buffer.from(made.file)]), Number.POSITIVE_INFINITY);
    return () => finish(sandbox, id, made, draft);
  },
  fail,
};

function fail(sandbox: Sandbox, id: string, failReason: string): void {
  finishDocument(sandbox, id, { state: documentState.failed, pages: 0, failReason });
}

/** Gives up work that nothing can stop when the server ends: the next one does it anew. */
const untilClosing = <T>(work: Promise<T>, closing: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      closing.addEventListener('abort', () => reject(new Error('server ends')), { once: true });
    }),
  ]);

async function make(sandbox: Sandbox, scan: Scan): Promise<MadeScans | undefined> {
  const { classIds, damage, absent } = JSON.parse(scan.making) as Making;
  const reader = { id: scan.teacherId, schoolId: scan.schoolId };
  const sheets = await printSheets(sandbox, reader, { assignmentId: scan.assignmentId!, classIds });
  if (!sheets || sheets.input.copies.length <= absent) return undefined;
  // Each scan has damage of its own, and one that is made again has the same.
  const seed = Number(BigInt(scan.documentId) % 1_000_003n);
  return makeScansApart({ ...sheets.input, damage, absent, seed });
}

function finish(sandbox: Sandbox, id: string, { truth }: MadeScans, draft: Draft): void {
  // Deleted meanwhile: the sweep finds the file.
  if (selectScan(sandbox, id)?.state !== documentState.recognising) return;
  updateDocument(sandbox, id, { kind: 'pdf', extension: 'pdf', size: draft.size, hash: draft.hash });
  insertTruths(sandbox, id, truth.answers);
  endMaking(sandbox, id);
  addScanJob(sandbox, id);
  keep(sandbox.filesDir, draft);
}
