import type * as workbooks from '../../wrongbook/workbooks.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a part-timer with a page that is complete';
const workbookPageId = given('workbookPageId');
const workbookQuestionId = given('workbookQuestionId');
const bookId = given('bookId');

export const workbookCases: CasesOf<typeof workbooks> = {
  listEntryBooks: { success: { state, input: { gradeId: given('gradeId'), term: '202601' } } },
  getEntryBook: {
    success: { state: 'a platform administrator with a workbook that is entered', input: { bookId } },
  },
  getEntryPage: { success: { state, input: { workbookPageId } } },
  saveEntry: {
    success: {
      state,
      input: { workbookPageId, workbookQuestionId, version: 1, questionType: 3, stem: '解方程 $x+1=2$。', score: 5 },
    },
  },
  removeEntry: { success: { state, input: { workbookQuestionId } } },
  setPagePicture: { success: { state, input: { workbookPageId, picture: '' } } },
  submitEntryPage: { success: { state, input: { workbookPageId } } },
  reviewEntry: {
    success: {
      state: 'a part-timer with a page to review',
      input: { workbookQuestionId, version: 1, answers: [['2']] },
    },
  },
  reviewEmptyPage: {
    success: { state: 'a part-timer with a blank page to review', input: { workbookPageId, isRight: true } },
  },
  assignEntryPages: {
    success: { state: 'a platform administrator with a workbook that is entered', input: { workbookPageId } },
  },
  exportEntryBook: { success: { state, input: { bookId } } },
};
