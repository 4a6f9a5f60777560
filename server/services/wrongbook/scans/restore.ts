import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { discard, keep } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import { readScan } from '../../../engines/scanning/pool.ts';
import { ScanError } from '../../../engines/scanning/scan-error.ts';
import type { ScannedPage } from '../../../engines/scanning/tasks.ts';
import { factsOf } from './facts.ts';
import { draftOf, readingText } from './keep-page.ts';
import { fileOf, pageOf, withdraw, type Mending } from './mending.ts';
import { giveAnswers } from './page-answers.ts';
import * as pages from './pages.queries.ts';
import { placePage, type Placement } from './place-page.ts';

/** Reads a page anew by its code; undefined where it cannot be opened, as before. */
async function readAgain(sandbox: Sandbox, page: pages.StoredPage): Promise<ScannedPage | undefined> {
  try {
    return await readScan({ task: 'read', ...fileOf(sandbox, page) });
  } catch (error) {
    if (error instanceof ScanError) return undefined;
    throw error;
  }
}

/** Puts a page back to where reading had put it. It is read again: a person may have had it read as another page. */
export async function restore(mending: Mending): Promise<void> {
  const { sandbox } = mending;
  const before = pageOf(mending);
  if (before.mendedBy === '') throw refusal(mendScanPage, 'nothingToDo');
  const scanned = await readAgain(sandbox, before);
  const draft = scanned && (await draftOf(sandbox, scanned));
  try {
    write(sandbox, () => {
      const page = pageOf(mending);
      withdraw(mending, page);
      if (scanned && draft) putBack(mending, page, scanned, draft.hash);
      else pages.placeAsRead(sandbox, page.id, { ...nowhere, state: 'unreadable', reason: '该页无法打开' });
      if (draft) keep(sandbox.filesDir, draft);
    });
  } catch (error) {
    if (draft) discard(draft);
    throw error;
  }
}

const nowhere = { submissionId: null, sheetId: null, sheetPage: 0 };

function putBack({ sandbox, user }: Mending, page: pages.StoredPage, scanned: ScannedPage, picture: string): void {
  const { reading } = scanned;
  const found = placePage(reading, factsOf(sandbox, page, reading, page.id));
  const placement = trayOf(page, found);
  pages.keepReading(sandbox, page.id, { code: reading.code ?? '', picture, reading: readingText(reading) });
  pages.placeAsRead(sandbox, page.id, placement);
  if (placement.state === 'matched') giveBack(sandbox, page.id, placement, scanned, user);
}

/** A page goes back into the tray that it came from, and to its student where it was somebody's and still can be. */
function trayOf({ readState }: pages.StoredPage, found: Placement): Placement {
  if (readState === 'matched' || found.state === readState) return found;
  return { ...found, state: readState, reason: '由人工放回' };
}

function giveBack(
  sandbox: Sandbox,
  pageId: number,
  { submissionId, sheetId, sheetPage }: Placement,
  scanned: ScannedPage,
  user: Mending['user'],
): void {
  const place = { submissionId: submissionId!, sheetId: sheetId!, sheetPage };
  giveAnswers(sandbox, pageId, place, scanned, user);
}
