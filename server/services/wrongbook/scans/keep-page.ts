import { Readable } from 'node:stream';
import { documentState } from '../../../../contracts/states.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { discard, keep, receive, type Draft } from '../../../engines/files/store.ts';
import type { PageReading } from '../../../engines/scanning/reading.ts';
import type { ScannedPage } from '../../../engines/scanning/tasks.ts';
import { factsOf } from './facts.ts';
import { giveAnswers } from './page-answers.ts';
import { insertPage } from './pages.queries.ts';
import { placePage, type Placement } from './place-page.ts';
import { countReadPage, selectScan, type Scan } from './scans.queries.ts';

/** Writes a picture beside the files, for the write that names it to keep. */
export const draftOf = (sandbox: Sandbox, { picture }: Pick<ScannedPage, 'picture'>): Promise<Draft> =>
  receive(sandbox.filesDir, Readable.from([Buffer.from(picture)]), Number.POSITIVE_INFINITY);

/** A reading as it is kept beside its page. */
export const readingText = (reading: PageReading): string => JSON.stringify(reading);

/** Who a scan belongs to, as the ledger names them. */
const uploaderOf = ({ teacherId, teacherName }: Scan) => ({ id: teacherId, name: teacherName });

/** Keeps a page that was read: in one transaction it is counted, finds its place and gives its answers. */
export async function keepPage(sandbox: Sandbox, documentId: string, pageNo: number, page: ScannedPage): Promise<void> {
  const draft = await draftOf(sandbox, page);
  try {
    write(sandbox, () => {
      const scan = selectScan(sandbox, documentId);
      if (scan?.state !== documentState.recognising) return discard(draft);
      const { reading } = page;
      const placement = placePage(reading, factsOf(sandbox, scan, reading));
      const pageId = count(sandbox, documentId, pageNo, placement, reading, draft.hash);
      if (pageId === undefined) return discard(draft);
      const { state, submissionId, sheetId, sheetPage } = placement;
      if (state === 'matched') {
        const place = { submissionId: submissionId!, sheetId: sheetId!, sheetPage };
        giveAnswers(sandbox, pageId, place, page, uploaderOf(scan));
      }
      keep(sandbox.filesDir, draft);
    });
  } catch (error) {
    discard(draft);
    throw error;
  }
}

function count(
  sandbox: Sandbox,
  documentId: string,
  pageNo: number,
  placement: Placement,
  reading: PageReading,
  picture: string,
): number | undefined {
  const kept = { code: reading.code ?? '', reading: readingText(reading), picture };
  const pageId = insertPage(sandbox, { documentId, pageNo, ...placement, ...kept });
  if (pageId !== undefined) countReadPage(sandbox, documentId);
  return pageId;
}

/** Keeps that a page could not even be opened: it waits in its tray without a picture. */
export function keepBrokenPage(sandbox: Sandbox, documentId: string, pageNo: number, reason: string): void {
  write(sandbox, () => {
    if (selectScan(sandbox, documentId)?.state !== documentState.recognising) return;
    const nothing = { sheetId: null, submissionId: null, sheetPage: 0, code: '', picture: '', reading: '' };
    const added = insertPage(sandbox, { documentId, pageNo, state: 'unreadable', reason, ...nothing });
    if (added !== undefined) countReadPage(sandbox, documentId);
  });
}
