import { given } from '../case.ts';
import type { Further } from './more.ts';

const attemptKey = 'pact-attempt';
const solution = '移项得 $x=1$。';
const rubric = [{ text: '移项', score: 5 }];
const told = { solution, figure: '', facility: 0.6 } as const;

/** What calls of the bank of questions, and of workbooks that are entered, take beside. */
export const furtherQuestions = {
  addQuestionGroup: [{ figure: '', attemptKey }],
  updateQuestionGroup: [{ figure: '' }],
  addQuestion: [{ ...told, options: [], mistakes: [], attemptKey }],
  updateQuestion: [{ ...told, rubric: [], mistakes: [] }],
  pageQuestions: [
    {
      stage: 'junior',
      gradeId: '7',
      pointId: given('pointId'),
      questionType: 1,
      difficulty: 'easy',
      keyword: '等于',
      ascs: 'createTime',
      descs: undefined,
    },
    { workbookPageId: '90026001' },
  ],
  assignEntryPages: [{ entererId: given('entererId') }, { reviewerId: given('reviewerId') }],
  reviewEntry: [{ note: '题干少了一个字' }, { workbookQuestionId: given('solvedQuestionId'), verdict: 'same' }],
  saveEntry: [
    {
      ...told,
      options: [],
      answers: [['$x=1$']],
      rubric,
      pointIds: [given('pointId')],
      box: { x: 10, y: 10, width: 80, height: 40 },
      attemptKey,
    },
  ],
  submitEntryPage: [{ workbookPageId: given('blankPageId'), isEmpty: true }],
} as const satisfies Further;
