import type { InputOf } from '../../endpoint.ts';
import type * as marking from '../../wrongbook/marking.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with work that a machine has marked';
const reviewed = 'a teacher who has marked an answer';
const unmarked = 'a teacher with work that has not been marked';
const published = 'a teacher with work whose scores are published';
const deleted = 'a teacher with a sheet of work that has been deleted';

const assignmentId = given('assignmentId');
const one = { assignmentId };
const assignmentGone = { state: deleted, input: one } as const;

const question = { assignmentId, questionId: given('questionId') };
const otherQuestion = { assignmentId, questionId: given('otherQuestionId') };

const mark = {
  ...{ key: 'contract-1', submissionId: given('submissionId'), position: 1, score: 1, parts: [1], comment: '步骤完整' },
  detail: { kind: 'rubric', points: [{ index: 0, score: 1, reason: '步骤完整' }] },
} as const;
type Given = Pick<InputOf<typeof marking.giveMarks>['marks'][number], 'position' | 'score' | 'parts'>;

const marks = (more: Partial<Given>) => ({ state, input: { assignmentId, marks: [{ ...mark, ...more }] } }) as const;

const key = { ...question, answers: [['B']] };

const keyRefusals = {
  assignmentGone: { state: deleted, input: key },
  questionGone: { state, input: { ...otherQuestion, answers: [['B']] } },
  notValid: { state, input: { ...question, answers: [['选项']] } },
  sameKey: { state, input: { ...question, answers: [['A']] } },
} as const;

export const markingCases: CasesOf<typeof marking> = {
  getMarkingOverview: { success: { state, input: one }, refused: { assignmentGone } },
  startMarking: {
    success: { state: unmarked, input: one },
    refused: {
      assignmentGone,
      running: { state: 'a teacher with work that is being marked', input: one },
      nothing: { state, input: one },
    },
  },
  listQuestionAnswers: {
    success: { state, input: question },
    refused: { assignmentGone: { state: deleted, input: question }, questionGone: { state, input: otherQuestion } },
  },
  giveMarks: {
    success: marks({}),
    refused: {
      assignmentGone: { state: deleted, input: { assignmentId, marks: [mark] } },
      notFound: marks({ position: 100 }),
      tooHigh: marks({ score: 300, parts: [] }),
      wrongSum: marks({ parts: [0.5] }),
    },
  },
  undoMarks: {
    success: { state: reviewed, input: { assignmentId, markId: given('markId') } },
    refused: {
      assignmentGone: { state: deleted, input: { assignmentId, markId: '1' } },
      notStanding: { state, input: { assignmentId, markId: given('markId') } },
      noScore: {
        state: 'a teacher who has marked an answer of published work that no machine could mark',
        input: { assignmentId, markId: given('markId') },
      },
    },
  },
  listMarkHistory: {
    success: { state, input: { submissionId: given('submissionId'), position: 1 } },
    empty: { state: published, input: { submissionId: given('submissionId'), position: 1 } },
    refused: {},
  },
  getSubmission: {
    success: { state, input: { submissionId: given('submissionId') } },
    refused: { assignmentGone: { state: deleted, input: { submissionId: given('submissionId') } } },
  },
  previewKey: { success: { state, input: key }, refused: keyRefusals },
  changeKey: {
    success: { state, input: key },
    refused: { ...keyRefusals, published: { state: published, input: key } },
  },
  publishAssignment: {
    success: { state, input: one },
    refused: {
      assignmentGone,
      isPublished: { state: published, input: one },
      nobody: { state: 'a teacher with a paper and with work that was set to a class', input: one },
      unmarked: { state: unmarked, input: one },
    },
  },
  unpublishAssignment: {
    success: { state: published, input: one },
    refused: { assignmentGone, notPublished: { state, input: one } },
  },
};
