import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { mendScanPage } from '../../../../../contracts/wrongbook/scans.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { parseSheetCode } from '../../../../engines/scanning/sheet-code.ts';
import { refusal } from '../../../../http/errors.ts';
import { selectPage, selectSubmissionPages, type MatchedPage, type StoredPage } from '../pages.queries.ts';
import { selectNewestSheet, selectSheet, selectStudent, type Student } from '../placing/sheets.queries.ts';

export type MendInput = ParsedOf<typeof mendScanPage>;

/** Whose a page may become: whom the caller names, else whom the page's own code names. */
export interface Target {
  submissionId: number;
  /** Undefined where there is no such submission. */
  student: Student | undefined;
  /** The form that the page would be of; undefined where none has been laid out. */
  sheet: { id: number; pages: number } | undefined;
  /** The student's other pages that have come in. */
  others: MatchedPage[];
}

/** All that decides what can be done about a page. */
export interface MendingState {
  page: StoredPage;
  /** Undefined where nobody is named. */
  target: Target | undefined;
}

/** Reads what a mending goes by. */
export function selectMendingState(sandbox: Sandbox, input: MendInput): MendingState {
  const page = selectPage(sandbox, Number(input.pageId));
  if (!page) throw refusal(mendScanPage, 'scanGone');
  const submissionId = Number(input.submissionId ?? page.submissionId ?? 0);
  return { page, target: submissionId === 0 ? undefined : targetOf(sandbox, page, submissionId) };
}

function targetOf(sandbox: Sandbox, page: StoredPage, submissionId: number): Target {
  const student = selectStudent(sandbox, submissionId);
  const others = selectSubmissionPages(sandbox, submissionId).filter(({ id }) => id !== page.id);
  return { submissionId, student, sheet: student && sheetOf(sandbox, page, student, others[0]), others };
}

/** The form that the page's code names, else that of the student's other pages, else what was laid out last. */
function sheetOf(sandbox: Sandbox, page: StoredPage, student: Student, other: MatchedPage | undefined) {
  const code = parseSheetCode(page.code);
  const own = code && selectSheet(sandbox, code.sheetId);
  if (own?.assignmentId === student.assignmentId && own.paperId === student.paperId) return own;
  return (other && selectSheet(sandbox, other.sheetId)) ?? selectNewestSheet(sandbox, student);
}
