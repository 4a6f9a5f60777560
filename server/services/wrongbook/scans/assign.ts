import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import { write } from '../../../database/prepared.ts';
import { discard, keep } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import type { MarkPoints } from '../../../engines/scanning/marks.ts';
import { readScan } from '../../../engines/scanning/pool.ts';
import { ScanError } from '../../../engines/scanning/scan-error.ts';
import type { ScannedPage } from '../../../engines/scanning/tasks.ts';
import { goalOf, rivalsOf, type Goal } from './goal.ts';
import { draftOf, readingText } from './keep-page.ts';
import { fileOf, pageOf, withdraw, type Mending } from './mending.ts';
import { giveAnswers } from './page-answers.ts';
import * as pages from './pages.queries.ts';

/** Reads a page as what a person says that it is. */
async function readAs({ sandbox, input }: Mending, page: pages.StoredPage, goal: Goal): Promise<ScannedPage> {
  if (input.corners && input.corners.length !== 4) throw refusal(mendScanPage, 'noMarks');
  const corners = input.corners && { corners: input.corners as unknown as MarkPoints };
  const { sheetId, sheetPage } = goal;
  try {
    const read = await readScan({ task: 'reread', ...fileOf(sandbox, page), sheetId, sheetPage, ...corners });
    if (read.isStraight) return read;
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
  }
  throw refusal(mendScanPage, 'noMarks');
}

/** Gives a page to a student, in the place of what is there where the caller says so. */
export async function assign(mending: Mending): Promise<void> {
  const { sandbox } = mending;
  const before = pageOf(mending);
  const meant = goalOf(mending, before);
  rivalsOf(mending, before, meant);
  const scanned = await readAs(mending, before, meant);
  const draft = await draftOf(sandbox, scanned);
  try {
    write(sandbox, () => {
      // Others may have mended meanwhile.
      const page = pageOf(mending);
      const goal = goalOf(mending, page);
      if (goal.sheetId !== meant.sheetId) throw refusal(mendScanPage, 'nothingToDo');
      for (const rival of rivalsOf(mending, page, goal)) replace(mending, rival);
      settle(mending, page, goal, scanned, draft.hash);
      keep(sandbox.filesDir, draft);
    });
  } catch (error) {
    discard(draft);
    throw error;
  }
}

function replace(mending: Mending, rival: number): void {
  const { sandbox, user } = mending;
  withdraw(mending, pages.selectPage(sandbox, rival)!, '已被另一页替换');
  pages.signPage(sandbox, rival, user.id);
}

function settle(
  mending: Mending,
  page: pages.StoredPage,
  { submissionId, sheetId, sheetPage }: Goal,
  scanned: ScannedPage,
  picture: string,
): void {
  const { sandbox, user } = mending;
  const { reading } = scanned;
  withdraw(mending, page);
  pages.placeStored(sandbox, page.id, { state: 'matched', reason: '', submissionId, sheetId, sheetPage });
  pages.keepReading(sandbox, page.id, { code: reading.code ?? page.code, picture, reading: readingText(reading) });
  pages.signPage(sandbox, page.id, user.id);
  giveAnswers(sandbox, page.id, { submissionId, sheetId, sheetPage }, scanned, user);
}
