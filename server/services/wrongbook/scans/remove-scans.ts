import { documentState } from '../../../../contracts/states.ts';
import { removeScans } from '../../../../contracts/wrongbook/scans.ts';
import { grouped } from '../../../database/lists.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { deleteDocuments } from '../documents/documents.queries.ts';
import { discardPage, selectMatchedPages, type MatchedPage } from './pages.queries.ts';
import { withdrawAbsence } from './placing/absence.ts';
import { selectAbsentIn } from './placing/absence.queries.ts';
import { positionsOn } from './placing/page-questions.ts';
import { countReviewed } from './placing/responses.queries.ts';
import { withdrawAnswers } from './placing/withdraw-answers.ts';
import { deletePages, deleteTruths, selectScan } from './scans.queries.ts';

/** How many answers on some pages have been marked by a person. */
function countReviewedOn(sandbox: Sandbox, pages: readonly MatchedPage[]): number {
  const bySubmission = [...grouped(pages, ({ submissionId }) => submissionId)];
  return bySubmission.reduce((sum, [submissionId, own]) => {
    const positions = new Set(own.flatMap((page) => positionsOn(sandbox, page)));
    return sum + countReviewed(sandbox, submissionId, [...positions]);
  }, 0);
}

const isThere = (sandbox: Sandbox, id: string): boolean =>
  (selectScan(sandbox, id)?.state ?? documentState.deleted) !== documentState.deleted;

/** Removes scans, which takes back what their pages have brought; all of them or none. */
export function remove({ sandbox, user, input }: Context<typeof removeScans>): void {
  const ids = [...new Set(input.documentId.split(','))];
  write(sandbox, () => {
    if (!ids.every((id) => isThere(sandbox, id))) throw refusal(removeScans, 'scanGone');
    const matched = selectMatchedPages(sandbox, ids);
    const absent = selectAbsentIn(sandbox, ids);
    if ([...matched, ...absent].some(({ publishTime }) => publishTime !== '')) throw refusal(removeScans, 'published');
    const count = countReviewedOn(sandbox, matched);
    if (count > 0) throw refusal(removeScans, 'reviewed', { count });
    for (const page of matched) {
      discardPage(sandbox, page.id, user.id);
      withdrawAnswers(sandbox, page, user);
    }
    for (const id of ids) {
      deletePages(sandbox, id);
      deleteTruths(sandbox, id);
    }
    for (const { submissionId } of absent) withdrawAbsence(sandbox, submissionId);
    deleteDocuments(sandbox, 'scan', ids);
  });
}
