import type * as practice from '../../wrongbook/practice.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const made = {
  courseId: given('courseId'),
  classId: given('classId'),
  practice: { practiceMode: 41, days: 400, most: 10 },
} as const;

export const practiceCases: CasesOf<typeof practice> = {
  previewPractice: { success: { state, input: made } },
  previewPracticePaper: { success: { state, input: { ...made, studentId: given('studentId') } } },
};
