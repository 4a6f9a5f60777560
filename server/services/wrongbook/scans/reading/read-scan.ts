import { documentLimits } from '../../../../../contracts/wrongbook/document-shapes.ts';
import { documentState } from '../../../../../contracts/states.ts';
import { writeWhenFree } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { finishDocument } from '../../../../engines/files/recognition.queries.ts';
import { filePath, hasFile } from '../../../../engines/files/store.ts';
import { readingTime } from '../../../../engines/files/reading-time.ts';
import type { JobKind, TurnEnd, TurnsBefore } from '../../../../jobs/queue.ts';
import { startTurn } from '../../../../jobs/turns.ts';
import type { ScanKind } from '../../../../engines/scanning/scan-pages.ts';
import { readScan, threadCount } from '../../../../engines/scanning/pool.ts';
import { ScanError } from '../../../../engines/scanning/scan-error.ts';
import { readOne, reasonOf, type Reading, type Report } from './read-one.ts';
import { reading, recordScan } from '../scan-jobs.ts';
import {
  deletePages,
  hasPictures,
  selectFault,
  selectReadNumbers,
  selectScan,
  setPages,
  type Scan,
} from '../scans.queries.ts';

/**
 * Reads a scan page by page, some pages in each turn; pages that are there already, from earlier turns or because a server
 * was killed, are not read again.
 */
export const readScanned = (report: Report): JobKind => ({
  kind: reading,
  run: async (sandbox, id, closing, before) => {
    const scan = selectScan(sandbox, id);
    if (scan?.state !== documentState.recognising) return () => undefined;
    if (!hasFile(sandbox.filesDir, scan.hash)) return () => fail(sandbox, id, '文件已丢失，请重新上传');
    try {
      const file = { path: filePath(sandbox.filesDir, scan.hash), kind: scan.kind as ScanKind };
      return await readPages({ sandbox, id, file, closing, report }, scan, before);
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
      return () => fail(sandbox, id, reasonOf(error));
    }
  },
  fail,
});

function fail(sandbox: Sandbox, id: string, failReason: string): void {
  const pages = selectScan(sandbox, id)?.pages ?? 0;
  finishDocument(sandbox, id, { state: documentState.failed, pages, failReason });
}

async function readPages(reading: Reading, { pages: known }: Scan, { spent }: TurnsBefore): Promise<TurnEnd> {
  const { sandbox, id, file } = reading;
  // A file is counted in its first turn.
  const pages = known || (await readScan({ task: 'count', ...file })).pages;
  const { maxPages } = documentLimits;
  if (pages > maxPages) return () => fail(sandbox, id, `共 ${pages} 页，超过 ${maxPages} 页的上限，请拆分后重新上传`);
  if (spent > readingTime(pages)) return () => giveUp(sandbox, id);
  await writeWhenFree(sandbox, () => setPages(sandbox, id, pages));
  const there = selectReadNumbers(sandbox, id);
  const left = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !there.has(page));
  await readLeft(reading, left);
  return left.length > 0 ? { progress: pages - left.length } : () => finish(sandbox, id, pages);
}

/** Takes pages off those that are left and reads them, as many at a time as there are threads, until the turn is over. */
async function readLeft(reading: Reading, left: number[]): Promise<void> {
  const { sandbox, id, closing } = reading;
  const isDeleted = (): boolean => selectScan(sandbox, id)?.state !== documentState.recognising;
  const isOver = startTurn();
  const next = async (): Promise<void> => {
    do {
      const page = left.shift();
      if (page === undefined) return;
      closing.throwIfAborted();
      if (isDeleted()) return;
      await readOne(reading, page);
    } while (!isOver());
  };
  await allSettled(Array.from({ length: threadCount }, next));
}

/** Waits for all even where one fails: nothing may be written once the job has been given up. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A scan of which not one page could be opened has failed; nothing of it waits for anybody then. */
function finish(sandbox: Sandbox, id: string, pages: number): void {
  const fault = hasPictures(sandbox, id) ? undefined : selectFault(sandbox, id);
  if (fault === undefined) {
    recordScan(sandbox, id, pages);
    return finishDocument(sandbox, id, { state: documentState.done, pages, failReason: '' });
  }
  deletePages(sandbox, id);
  fail(sandbox, id, fault);
}

/** What was read of a file that takes too long stays, and is not read again when it is tried once more. */
function giveUp(sandbox: Sandbox, id: string): void {
  if (!hasPictures(sandbox, id)) {
    deletePages(sandbox, id);
    return fail(sandbox, id, '读取超时，请换一种方式扫描或拆分后重新上传');
  }
  const { readPages = 0, pages = 0 } = selectScan(sandbox, id) ?? {};
  fail(sandbox, id, `读取超时：已读的 ${readPages} 页保留，其余 ${pages - readPages} 页请拆分后重新上传`);
}
