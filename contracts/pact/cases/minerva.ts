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
};
