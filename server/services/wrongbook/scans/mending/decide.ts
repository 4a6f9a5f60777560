import { mendScanPage } from '../../../../../contracts/wrongbook/scans.ts';
import { refusal } from '../../../../http/errors.ts';
import type { MatchedPage } from '../pages.queries.ts';
import { closedReason } from '../placing/identify-page.ts';
import type { SheetPage } from '../placing/place-page.ts';
import type { MendingState, MendInput, Target } from './mending-state.ts';

/** What is to become of a page. */
export interface Decision {
  /** Whose it is to be: nobody's, that of who was absent, whom its code names, or whom a person names. */
  owner: 'nobody' | 'absent' | 'byCode' | SheetPage;
  /** The pages in whose place it is. */
  replaced: readonly MatchedPage[];
}

/** Decides about a page by what a person wants and what there is; refuses what cannot be. */
export function decide(input: MendInput, state: MendingState): Decision {
  const { page } = state;
  if ((page.state === 'matched' || page.state === 'absent') && page.publishTime !== '')
    throw refusal(mendScanPage, 'published');
  switch (input.action) {
    case 'discard':
      if (page.state === 'discarded') throw refusal(mendScanPage, 'nothingToDo');
      return { owner: 'nobody', replaced: [] };
    case 'blank':
      if (page.state === 'blank') throw refusal(mendScanPage, 'nothingToDo');
      return { owner: 'nobody', replaced: [] };
    case 'absent':
      return absence(state);
    case 'restore':
      if (page.mendedBy === '') throw refusal(mendScanPage, 'nothingToDo');
      return { owner: 'byCode', replaced: [] };
    default:
      return assignment(input, state);
  }
}

/** That its student was absent can be said of a page that knows whose it is. */
function absence({ page, target }: MendingState): Decision {
  if (page.state === 'absent') throw refusal(mendScanPage, 'nothingToDo');
  if (target === undefined || target.submissionId !== page.submissionId || page.sheetPage === 0)
    throw refusal(mendScanPage, 'noStudent');
  checked(target, page.sheetPage);
  return { owner: 'absent', replaced: [] };
}

/** Whose the page is to be, and the pages in whose place it is: that page of the sheet, and all pages of another form. */
function assignment(input: MendInput, { page, target }: MendingState): Decision {
  const sheetPage = input.sheetPage ?? page.sheetPage;
  if (!target || sheetPage === 0) throw refusal(mendScanPage, 'noStudent');
  const { submissionId, others } = target;
  const { student, sheet } = checked(target, sheetPage);
  const isThere = page.state === 'matched' && page.submissionId === submissionId && page.sheetPage === sheetPage;
  if (isThere && !input.corners) throw refusal(mendScanPage, 'nothingToDo');
  const replaced = others.filter((one) => one.sheetId !== sheet.id || one.sheetPage === sheetPage);
  if (replaced.length > 0 && input.action === 'assign')
    throw refusal(mendScanPage, 'taken', { studentName: student.studentName, page: sheetPage });
  return { owner: { submissionId, sheetId: sheet.id, sheetPage }, replaced };
}

/** Whose a page may become, where the work takes pages in and its form has that page. */
function checked({ student, sheet }: Target, sheetPage: number) {
  if (student && student.publishTime !== '') throw refusal(mendScanPage, 'published');
  if (!student || closedReason(student) !== '') throw refusal(mendScanPage, 'notFound');
  if (!sheet) throw refusal(mendScanPage, 'noSheet');
  if (sheetPage > sheet.pages) throw refusal(mendScanPage, 'noPage', { page: sheetPage });
  return { student, sheet };
}
