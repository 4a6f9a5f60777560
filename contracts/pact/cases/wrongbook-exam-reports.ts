import type * as reports from '../../wrongbook/exams/reports.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with an exam that is published';
const examId = given('examId');
const classId = given('classId');
const subjectId = '2';

export const examReportCases: CasesOf<typeof reports> = {
  getExamReport: { success: { state, input: { examId, measure: 'pass' } } },
  getExamCell: { success: { state, input: { examId, classId, subjectId, measure: 'mean' } } },
  getExamDistribution: { success: { state, input: { examId, subjectId, width: 20 } } },
  getExamItems: { success: { state, input: { examId, subjectId } } },
  getExamBorderline: { success: { state, input: { examId } } },
  getExamProgress: { success: { state, input: { examId, subjectId } } },
  pageExamStudents: { success: { state, input: { examId, classId, current: 1, size: 10, ascs: 'examNo' } } },
  getExamStudent: { success: { state, input: { examId, studentId: given('studentId') } } },
  exportExamReport: { success: { state, input: { examId } } },
  setExamReporting: {
    success: { state, input: { examId, lines: [{ name: 'A 线', score: 80 }], margin: 5, grading: 'none' } },
  },
  setExamDemands: { success: { state, input: { examId, subjectId, demands: [{ position: 1, demand: 'master' }] } } },
};
