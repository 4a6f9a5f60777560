import { documentState } from '../../../../contracts/states.ts';
import { removeScans } from '../../../../contracts/wrongbook/scans.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { deleteDocuments } from '../documents/documents.queries.ts';
import { countReviewed } from './answers.queries.ts';
import { selectStudent, selectWork } from './facts.queries.ts';
import { positionsOn, takeAnswers } from './page-answers.ts';
import { movePage, selectMatched, type MatchedPage } from './pages.queries.ts';
import { deletePages, deleteTruths, selectScan } from './scans.queries.ts';

/** A page with the student for whom it stands. */
const placeOf = ({ submissionId, sheetId, sheetPage }: MatchedPage) => ({
  submissionId: submissionId!,
  sheetId: sheetId!,
  sheetPage,
});

function check(sandbox: Sandbox, matched: readonly MatchedPage[]): void {
  const submissionIds = new Set(matched.map(({ submissionId }) => submissionId!));
  const works = new Set([...submissionIds].map((id) => selectStudent(sandbox, id)!.assignmentId));
  if ([...works].some((id) => selectWork(sandbox, id)!.publishTime !== '')) throw refusal(removeScans, 'published');
  const count = [...submissionIds].reduce((sum, id) => {
    const own = matched.filter(({ submissionId }) => submissionId === id);
    const positions = new Set(own.flatMap((page) => positionsOn(sandbox, placeOf(page))));
    return sum + countReviewed(sandbox, id, [...positions]);
  }, 0);
  if (count > 0) throw refusal(removeScans, 'reviewed', { count });
}

/** Removes scans, which gives back what their pages have brought; all of them or none. */
export function remove({ sandbox, user, input }: Context<typeof removeScans>): void {
  const ids = [...new Set(input.documentId.split(','))];
  write(sandbox, () => {
    const there = ids.filter(
      (id) => (selectScan(sandbox, id)?.state ?? documentState.deleted) !== documentState.deleted,
    );
    if (there.length < ids.length) throw refusal(removeScans, 'scanGone');
    const matched = selectMatched(sandbox, ids);
    check(sandbox, matched);
    for (const page of matched) {
      movePage(sandbox, page.id, 'discarded');
      takeAnswers(sandbox, page.id, placeOf(page), user);
    }
    for (const id of ids) {
      deletePages(sandbox, id);
      deleteTruths(sandbox, id);
    }
    deleteDocuments(sandbox, 'scan', ids);
  });
}
