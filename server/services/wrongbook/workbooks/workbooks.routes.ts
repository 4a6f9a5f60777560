import * as calls from '../../../../contracts/wrongbook/workbooks.ts';
import { write } from '../../../database/prepared.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { figureFault } from '../questions/check-question.ts';
import { assign } from './assign.ts';
import { bookSheets } from './export.ts';
import { entryPageOf } from './page.ts';
import { bookOf, booksOf } from './progress.ts';
import { review, reviewEmpty } from './review.ts';
import { remove, save, setPicture, submit } from './write-entries.ts';

export const workbookRoutes = [
  route(calls.listEntryBooks, ({ sandbox, user, input: { gradeId, term } }) => booksOf(sandbox, user, gradeId, term)),

  route(calls.getEntryBook, ({ sandbox, user, input: { bookId } }) => {
    const book = bookOf(sandbox, user, bookId);
    if (!book) throw refusal(calls.getEntryBook, 'bookGone');
    return book;
  }),

  route(calls.getEntryPage, ({ sandbox, user, input: { workbookPageId } }) =>
    entryPageOf(sandbox, user, workbookPageId),
  ),

  route(
    calls.saveEntry,
    ({ sandbox, user, input }) => write(sandbox, () => save(sandbox, user, input)),
    async ({ sandbox, user, input: { figure } }) => {
      const reason = await figureFault(sandbox, user, figure);
      if (reason !== undefined) throw refusal(calls.saveEntry, 'badFigure', { reason });
    },
  ),

  route(calls.removeEntry, ({ sandbox, user, input: { workbookQuestionId } }) =>
    write(sandbox, () => remove(sandbox, user, workbookQuestionId)),
  ),

  route(
    calls.setPagePicture,
    ({ sandbox, user, input: { workbookPageId, picture } }) =>
      write(sandbox, () => setPicture(sandbox, user, workbookPageId, picture)),
    async ({ sandbox, user, input: { picture } }) => {
      const reason = await figureFault(sandbox, user, picture);
      if (reason !== undefined) throw refusal(calls.setPagePicture, 'badFigure', { reason });
    },
  ),

  route(calls.submitEntryPage, ({ sandbox, user, input: { workbookPageId, isEmpty } }) =>
    write(sandbox, () => submit(sandbox, user, workbookPageId, isEmpty)),
  ),

  route(calls.reviewEntry, ({ sandbox, user, input }) => review(sandbox, user, input)),

  route(calls.reviewEmptyPage, ({ sandbox, user, input: { workbookPageId, isRight } }) =>
    write(sandbox, () => reviewEmpty(sandbox, user, workbookPageId, isRight)),
  ),

  route(calls.assignEntryPages, ({ sandbox, input }) => write(sandbox, () => assign(sandbox, input))),

  route(calls.exportEntryBook, async ({ sandbox, user, input: { bookId } }) => {
    const book = bookSheets(sandbox, user, bookId);
    if (!book) throw refusal(calls.exportEntryBook, 'bookGone');
    const bytes = await runSheetTask({ kind: 'write', sheets: book.sheets });
    return { bytes, fileName: `${book.title}.xls` };
  }),
];
