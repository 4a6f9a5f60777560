import type * as publishing from '../../wrongbook/exams/publishing.ts';
import type * as scores from '../../wrongbook/exams/scores.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with an exam whose scores have come in';
const examId = given('examId');
const ofSubject = { examId, subjectId: '2' } as const;
const result = { studentId: given('studentId'), state: 0, score: 92.5, was: { state: 0, score: 80 } } as const;

export const examScoreCases: CasesOf<typeof scores> = {
  listExamScoring: { success: { state, input: { examId } } },
  pageExamScores: {
    success: { state, input: { ...ofSubject, show: 'scored', current: 1, size: 10, ascs: 'examNo' } },
  },
  findExamCandidate: { success: { state, input: { ...ofSubject, code: '0101' } } },
  setExamResults: { success: { state, input: { ...ofSubject, results: [result] } } },
  getScoreTemplate: { success: { state, input: ofSubject } },
  previewExamScores: { success: { state, input: ofSubject, file: 'scores' } },
  importExamScores: { success: { state, input: { ...ofSubject, replaced: 2 }, file: 'scores' } },
};

export const examPublishingCases: CasesOf<typeof publishing> = {
  getExamPublishing: { success: { state, input: { examId } } },
  publishExam: { success: { state, input: { examId, act: 'publish', subjects: [{ subjectId: '2' }] } } },
};
