import type * as reports from '../../wrongbook/reports.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with work that everybody has handed in, and of which every figure is defined';
const none = 'a teacher who has set no work';
const personal = 'a teacher with work of mistakes';
const one = { assignmentId: given('assignmentId') };
const ofClass = { ...one, classId: given('classId') };

const period = { courseId: given('courseId'), classId: given('classId'), from: '2000-01-01', to: '2099-12-31' };
const backwards = { ...period, from: '2026-02-01', to: '2026-01-31' };

const refused = {
  assignmentGone: { state: none, input: one },
  personal: { state: personal, input: one },
} as const;

export const reportCases: CasesOf<typeof reports> = {
  getAssignmentReport: { success: { state, input: ofClass }, refused },
  exportAssignmentReport: { success: { state, input: one }, refused },
  getHomeworkReport: { success: { state, input: period }, refused: { wrongOrder: { state, input: backwards } } },
  exportHomeworkReport: { success: { state, input: period }, refused: { wrongOrder: { state, input: backwards } } },
};
