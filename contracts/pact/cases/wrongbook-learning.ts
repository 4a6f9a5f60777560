import type { learningCalls } from '../../wrongbook/learning-calls.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher whose students got questions of published work wrong';

const ofClass = { classId: given('classId'), from: '2026-08-01', to: '2026-10-15' };
const ofStudent = { ...ofClass, studentId: given('studentId') };

export const learningCases: CasesOf<typeof learningCalls> = {
  listLearningStudents: { success: { state, input: ofClass } },
  getClassLearning: { success: { state, input: ofClass } },
  getStudentLearning: { success: { state, input: ofStudent } },
  polishLearning: {
    success: { state, input: ofStudent },
  },
  printLearning: {
    success: { state, input: { ...ofClass, studentIds: given('studentId'), parts: ['subjects', 'advice'] } },
  },
  getClassUsage: { success: { state, input: ofClass } },
  getStudentUsage: { success: { state, input: ofStudent } },
  pageStudentActivity: { success: { state, input: { ...ofStudent, current: 1, size: 10 } } },
};
