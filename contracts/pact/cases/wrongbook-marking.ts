import type * as answerKeys from '../../wrongbook/answer-keys.ts';
import type * as marking from '../../wrongbook/marking.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with work that a machine has marked';
const published = 'a teacher with work whose scores are published';

const assignmentId = given('assignmentId');
const submissionId = given('submissionId');
const question = { assignmentId, questionId: given('questionId') };
const key = { ...question, answers: [['B']] };

const mark = {
  key: 'contract-1',
  submissionId,
  position: 1,
  score: 1,
  parts: [1],
  comment: '步骤完整',
  detail: { kind: 'rubric', points: [{ index: 0, score: 1, reason: '步骤完整' }] },
} as const;

export const markingCases: CasesOf<typeof marking & typeof answerKeys> = {
  getMarkingOverview: { success: { state, input: { assignmentId } } },
  startMarking: { success: { state: 'a teacher with work that has not been marked', input: { assignmentId } } },
  listQuestionAnswers: { success: { state, input: question } },
  getAnswerPicture: {
    success: {
      state: 'a teacher with a scan of which an answer was cut out',
      input: { submissionId, position: 1, kind: 'answer', index: 1, version: 'ff00ff00ff00ff00' },
    },
  },
  giveMarks: { success: { state, input: { assignmentId, marks: [mark] } } },
  undoMarks: {
    success: { state: 'a teacher who has marked an answer', input: { assignmentId, markId: given('markId') } },
  },
  listMarkHistory: { success: { state, input: { submissionId, position: 1 } } },
  getSubmission: { success: { state, input: { submissionId } } },
  previewKey: { success: { state, input: key } },
  changeKey: { success: { state, input: key } },
  getPublishing: { success: { state, input: { assignmentId } } },
  publishAssignment: { success: { state, input: { assignmentId } } },
  unpublishAssignment: { success: { state: published, input: { assignmentId } } },
};
