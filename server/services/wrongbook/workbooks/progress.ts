import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { User } from '../../../http/user.ts';
import {
  countSentBack,
  countToday,
  selectBook,
  selectBooks,
  selectBooksAtWork,
  selectPagesOf,
  selectPeople,
  type PageRow,
} from './workbooks.queries.ts';

const entered = new Set(['review', 'approved']);

/** How far the pages of a workbook have come. */
const progressOf = (pages: readonly PageRow[]) => ({
  pageCount: pages.length,
  questionCount: pages.reduce((sum, { questionCount }) => sum + questionCount, 0),
  enteredCount: pages.filter(({ state }) => entered.has(state)).length,
  approvedCount: pages.filter(({ state }) => state === 'approved').length,
});

/** A page as it goes over the wire. */
export const pageOf = ({ id, pageNo, title, state, isEmpty, isAssigned, ...row }: PageRow) => ({
  id,
  pageNo,
  title,
  state,
  isEmpty: isEmpty === 1,
  enterer: { id: row.entererId ?? '', name: row.entererName ?? '' },
  reviewer: { id: row.reviewerId ?? '', name: row.reviewerName ?? '' },
  isAssigned: isAssigned === 1,
});

/** The workbooks of a grade with their progress: of a term, or of the running one with what earlier ones have left undone. */
export function booksOf(sandbox: Sandbox, user: User, gradeId: string, term: string | undefined) {
  const books =
    term === undefined
      ? selectBooksAtWork(sandbox, gradeId, sandbox.clock.term())
      : selectBooks(sandbox, gradeId, term);
  const pages = grouped(
    selectPagesOf(
      sandbox,
      books.map(({ id }) => id),
    ),
    ({ bookId }) => bookId,
  );
  const sentBack = countSentBack(sandbox, user.id);
  return books.map((book) => ({
    ...book,
    ...progressOf(pages.get(book.id) ?? []),
    sentBackCount: sentBack.get(book.id) ?? 0,
  }));
}

/** Whether somebody says who works on what. */
const assigns = ({ roles }: User): boolean => roles.some(({ role }) => role === 'admin');

/** A workbook with its pages and what the caller has done today; undefined where there is none. */
export function bookOf(sandbox: Sandbox, user: User, bookId: string) {
  const book = selectBook(sandbox, bookId);
  if (!book) return undefined;
  const pages = selectPagesOf(sandbox, [bookId]);
  const today = countToday(sandbox);
  const { saved = 0, returned = 0 } = today.get(user.id) ?? {};
  return {
    ...book,
    ...progressOf(pages),
    sentBackCount: countSentBack(sandbox, user.id).get(bookId) ?? 0,
    pages: pages.map(pageOf),
    people: assigns(user) ? selectPeople(sandbox).map((one) => ({ ...one, saved: today.get(one.id)?.saved ?? 0 })) : [],
    today: { saved, returned },
  };
}
