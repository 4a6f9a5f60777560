import type * as analysis from '../../wrongbook/analysis.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a researcher whose region has a published exam that schools have set together';
const input = { examId: given('examId'), courseId: given('courseId') } as const;
const schools = { success: { state, input: { ...input, versus: 'all' } } } as const;

export const analysisCases: CasesOf<typeof analysis> = {
  listAnalysedExams: {
    success: { state, input: { gradeId: '7', courseId: given('courseId'), learningTerm: '202601' } },
  },
  listAnalysedLessons: { success: { state, input: { learningTerm: '202601' } } },
  getSchoolComparison: schools,
  getPointComparison: schools,
  exportSchoolComparison: schools,
  getClassComparison: { success: { state, input } },
  exportClassComparison: { success: { state, input } },
};
