import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { parseSheetCode } from '../../../engines/scanning/sheet-code.ts';
import { closedReason, standingOf } from './facts.ts';
import { selectNewestSheet, selectSheet, selectStanding, selectStudent, selectWork } from './facts.queries.ts';
import { checkOpen, type Mending } from './mending.ts';
import type * as pages from './pages.queries.ts';

type Student = NonNullable<ReturnType<typeof selectStudent>>;

/** Whose a page is to be, and which page of which form. */
export interface Goal {
  student: Student;
  submissionId: number;
  sheetId: number;
  sheetPage: number;
}

/** Who is meant: whom the caller names, else whom the page's own code names. */
function studentOf({ sandbox, input }: Mending, page: pages.StoredPage): { student: Student; sheetPage: number } {
  const submissionId = Number(input.submissionId ?? page.submissionId ?? 0);
  const sheetPage = input.sheetPage ?? page.sheetPage;
  if (submissionId === 0 || sheetPage === 0) throw refusal(mendScanPage, 'noStudent');
  checkOpen(sandbox, submissionId);
  const student = selectStudent(sandbox, submissionId);
  const work = student && selectWork(sandbox, student.assignmentId);
  if (!work || closedReason(work) !== '') throw refusal(mendScanPage, 'notFound');
  return { student, sheetPage };
}

/** The form: the one that the page's code names, else that of the student's other pages, else what was laid out last. */
function formOf(sandbox: Sandbox, page: pages.StoredPage, { submissionId, assignmentId, paperId }: Student) {
  const code = parseSheetCode(page.code);
  const own = code && selectSheet(sandbox, code.sheetId);
  if (own && own.assignmentId === assignmentId && own.paperId === paperId) return own;
  const [other] = selectStanding(sandbox, submissionId).filter(({ id }) => id !== page.id);
  const form = other?.sheetId ? selectSheet(sandbox, other.sheetId) : undefined;
  return form ?? selectNewestSheet(sandbox, assignmentId, paperId);
}

/** What a mending makes of a page; refuses what cannot be. */
export function goalOf(mending: Mending, page: pages.StoredPage): Goal {
  const { sandbox, input } = mending;
  const { student, sheetPage } = studentOf(mending, page);
  const { submissionId } = student;
  const form = formOf(sandbox, page, student);
  if (!form) throw refusal(mendScanPage, 'noSheet');
  if (sheetPage > form.pages) throw refusal(mendScanPage, 'noPage', { page: sheetPage });
  const isThere = page.state === 'matched' && page.submissionId === submissionId && page.sheetPage === sheetPage;
  if (isThere && !input.corners) throw refusal(mendScanPage, 'nothingToDo');
  return { student, submissionId, sheetId: form.id, sheetPage };
}

/** The pages in whose place a page would be: that page of the sheet, and all pages of another form. */
export function rivalsOf({ sandbox, input }: Mending, page: pages.StoredPage, goal: Goal): number[] {
  const standing = standingOf(sandbox, goal.submissionId, page.id);
  const rivals = standing.filter(({ sheetId, sheetPage }) => sheetId !== goal.sheetId || sheetPage === goal.sheetPage);
  if (rivals.length > 0 && input.action === 'assign')
    throw refusal(mendScanPage, 'taken', { studentName: goal.student.studentName, page: goal.sheetPage });
  return rivals.map(({ id }) => id);
}
