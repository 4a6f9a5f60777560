import { documentLimits } from '../../../../../contracts/wrongbook/document-shapes.ts';
import { documentState } from '../../../../../contracts/states.ts';
import { write } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { finishDocument } from '../../../../engines/files/recognition.queries.ts';
import { filePath, hasFile } from '../../../../engines/files/store.ts';
import type { JobKind } from '../../../../jobs/queue.ts';
import type { ScanKind } from '../../../../engines/scanning/scan-pages.ts';
import { readScan, threadCount } from '../../../../engines/scanning/pool.ts';
import { ScanError } from '../../../../engines/scanning/scan-error.ts';
import { keepBrokenPage, keepPage } from './keep-page.ts';
import { reading } from '../scan-jobs.ts';
import { deletePages, hasPictures, selectReadNumbers, selectScan, setPages, type Scan } from '../scans.queries.ts';

/** Reads a scan page by page; pages that are there already, because a server was killed, are not read again. */
export const readScanned = (report: Report): JobKind => ({
  kind: reading,
  run: async (sandbox, id, closing) => {
    const scan = selectScan(sandbox, id);
    if (scan?.state !== documentState.recognising) return () => undefined;
    if (!hasFile(sandbox.filesDir, scan.hash)) return () => fail(sandbox, id, '文件已丢失，请重新上传');
    try {
      return await readPages(sandbox, scan, closing, report);
    } catch (error) {
      if (!(error instanceof ScanError)) throw error;
      return () => fail(sandbox, id, reasonOf(error));
    }
  },
  fail,
});

/** Hears of faults of ours, which only their page pays for. */
type Report = (error: unknown) => void;

function fail(sandbox: Sandbox, id: string, failReason: string): void {
  const pages = selectScan(sandbox, id)?.pages ?? 0;
  finishDocument(sandbox, id, { state: documentState.failed, pages, failReason });
}

const reasonOf = ({ values }: ScanError): string => String(values['reason'] ?? '文件无法读取');

/** A scan whose pages are being read. */
interface Reading {
  sandbox: Sandbox;
  id: string;
  file: { path: string; kind: ScanKind };
  closing: AbortSignal;
  report: Report;
}

async function readPages(sandbox: Sandbox, scan: Scan, closing: AbortSignal, report: Report): Promise<() => void> {
  const { documentId: id, kind } = scan;
  const file = { path: filePath(sandbox.filesDir, scan.hash), kind: kind as ScanKind };
  const { pages } = await readScan({ task: 'count', ...file });
  const { maxPages } = documentLimits;
  if (pages > maxPages) return () => fail(sandbox, id, `共 ${pages} 页，超过 ${maxPages} 页的上限，请拆分后重新上传`);
  write(sandbox, () => setPages(sandbox, id, pages));
  const there = selectReadNumbers(sandbox, id);
  const left = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !there.has(page));
  const faults = await readLeft({ sandbox, id, file, closing, report }, left);
  return () => finish(sandbox, id, pages, faults);
}

/** Reads pages, as many at a time as there are threads; returns why some of them could not be opened. */
async function readLeft(reading: Reading, left: number[]): Promise<string[]> {
  const { sandbox, id, closing } = reading;
  const isDeleted = (): boolean => selectScan(sandbox, id)?.state !== documentState.recognising;
  const faults: string[] = [];
  const next = async (): Promise<void> => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      closing.throwIfAborted();
      if (isDeleted()) return;
      const fault = await readOne(reading, page);
      if (fault !== undefined) faults.push(fault);
    }
  };
  await allSettled(Array.from({ length: threadCount }, next));
  return faults;
}

/** Waits for all even where one fails: nothing may be written once the job has been given up. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Reads one page and keeps it; returns why it could not be opened. */
async function readOne({ sandbox, id, file, closing, report }: Reading, page: number): Promise<string | undefined> {
  try {
    await keepPage(sandbox, id, page, await readScan({ task: 'read', ...file, page, databaseFile: sandbox.file }));
    return undefined;
  } catch (error) {
    const isUnreadable = error instanceof ScanError;
    if (!isUnreadable) {
      closing.throwIfAborted();
      report(error);
    }
    const fault = isUnreadable ? reasonOf(error) : '处理出错';
    keepBrokenPage(sandbox, id, page, fault);
    return fault;
  }
}

/** A scan of which not one page could be opened has failed; nothing of it waits for anybody then. */
function finish(sandbox: Sandbox, id: string, pages: number, faults: readonly string[]): void {
  if (faults.length > 0 && !hasPictures(sandbox, id)) {
    deletePages(sandbox, id);
    return fail(sandbox, id, faults[0]!);
  }
  finishDocument(sandbox, id, { state: documentState.done, pages, failReason: '' });
}
