import type * as reports from '../../wrongbook/reports.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with work that everybody has handed in, and of which every figure is defined';
const assignmentId = given('assignmentId');
const classId = given('classId');
const period = { courseId: given('courseId'), classId, from: '2000-01-01', to: '2099-12-31' };

export const reportCases: CasesOf<typeof reports> = {
  getAssignmentReport: { success: { state, input: { assignmentId, classId } } },
  exportAssignmentReport: { success: { state, input: { assignmentId } } },
  getHomeworkReport: { success: { state, input: period } },
  exportHomeworkReport: { success: { state, input: period } },
};
