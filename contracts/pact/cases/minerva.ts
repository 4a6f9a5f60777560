import type * as exerciseBook from '../../minerva/exercise-book.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a school administrator whose school has classes with students and teachers';
const course = { classId: given('classId'), courseId: given('courseId') };

export const minervaCases: CasesOf<typeof exerciseBook> = {
  listWorkbooks: {
    success: { state, input: { ...course, term: given('term') } },
    empty: { state, input: { ...course, term: '199901' } },
    refused: {},
  },
  listClassWorkbooks: {
    success: { state, input: { classId: given('classId') } },
    empty: {
      state: 'a school with a class that has neither students nor teachers',
      input: { classId: given('classId') },
    },
    refused: {},
  },
  listWorkbookPages: { success: { state, input: { bookId: given('bookId') } } },
  listAvailableWorkbooks: {
    success: { state, input: { gradeId: given('gradeId') } },
    empty: { state: 'a grade that no school has', input: { gradeId: given('gradeId') } },
    refused: {},
  },
};
