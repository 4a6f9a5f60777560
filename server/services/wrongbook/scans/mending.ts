import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { filePath, hasFile } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import type { ScanKind } from '../../../engines/scanning/scan-pages.ts';
import { selectStudent, selectWork } from './facts.queries.ts';
import { takeAnswers } from './page-answers.ts';
import * as pages from './pages.queries.ts';

/** A mending on its way. */
export type Mending = Pick<Context<typeof mendScanPage>, 'sandbox' | 'user' | 'input'>;

/** The page that is to be mended. */
export function pageOf({ sandbox, input }: Mending): pages.StoredPage {
  const page = pages.selectPage(sandbox, Number(input.pageId));
  if (!page) throw refusal(mendScanPage, 'scanGone');
  return page;
}

/** Where the file of a page lies, for the threads that read it. */
export function fileOf(sandbox: Sandbox, { hash, kind, pageNo }: pages.StoredPage) {
  if (!hasFile(sandbox.filesDir, hash)) throw refusal(mendScanPage, 'scanGone');
  return {
    ...{ path: filePath(sandbox.filesDir, hash), kind: kind as ScanKind },
    ...{ page: pageNo, databaseFile: sandbox.file },
  };
}

/** Throws where the scores of a submission's work have been published: what was published does not change. */
export function checkOpen(sandbox: Sandbox, submissionId: number): void {
  const student = selectStudent(sandbox, submissionId);
  const work = student && selectWork(sandbox, student.assignmentId);
  if (work && work.publishTime !== '') throw refusal(mendScanPage, 'published');
}

/** Takes a page away from the student that it stands for, if any, and sets it aside. Call it within a write. */
export function withdraw({ sandbox, user }: Mending, page: pages.MatchedPage, reason = ''): void {
  const { id, submissionId, sheetId, sheetPage } = page;
  pages.movePage(sandbox, id, 'discarded', reason);
  if (page.state !== 'matched') return;
  checkOpen(sandbox, submissionId!);
  takeAnswers(sandbox, id, { submissionId: submissionId!, sheetId: sheetId!, sheetPage }, user);
}
