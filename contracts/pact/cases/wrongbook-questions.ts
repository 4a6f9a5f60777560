import type * as questions from '../../wrongbook/questions.ts';
import { given, type Case } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a bank of questions and a question of its own';
const deleted = 'a teacher whose own question has been deleted';
const questionId = given('questionId');
const gone = { state: deleted, input: { questionId } } as const;
const place = { subjectId: '2', gradeId: '7', pointId: given('pointId'), score: 5 };

type Written = Case<typeof questions.addQuestion>['input'];

const choice: Written = {
  ...place,
  questionType: 1,
  stem: '$1+1$ 等于',
  options: ['1', '2', '3', '4'],
  answers: [['B']],
};
const blank: Written = { ...place, questionType: 2, stem: '$1+1=$____', answers: [['2']] };
const written: Written = {
  ...place,
  questionType: 3,
  stem: '解方程 $x+1=2$。',
  answers: [['$x=1$']],
  rubric: [{ text: '移项', score: 5 }],
};

/** What does not hold together, by the rule that refuses it. */
const broken = {
  noOptions: { ...choice, options: ['1'] },
  badKey: { ...choice, answers: [['E']] },
  wrongBlanks: { ...blank, answers: [['2'], ['3']] },
  noAnswer: { ...written, answers: [] },
  wrongRubric: { ...written, rubric: [{ text: '移项', score: 3 }] },
  wrongPoint: { ...choice, subjectId: '1' },
} satisfies Record<string, Written>;

type Rule = keyof typeof broken;

const added = Object.fromEntries(Object.entries(broken).map(([rule, input]) => [rule, { state, input }])) as Record<
  Rule,
  Case<typeof questions.addQuestion>
>;
const changed = Object.fromEntries(
  Object.entries(broken).map(([rule, input]) => [rule, { state, input: { questionId, version: 1, ...input } }]),
) as Record<Rule, Case<typeof questions.updateQuestion>>;

export const questionCases: CasesOf<typeof questions> = {
  getKnowledgeTree: {
    success: { state, input: { subjectId: '2', stage: 'junior' } },
    empty: { state, input: { subjectId: '99', stage: 'junior' } },
    refused: {},
  },
  pageQuestions: {
    success: { state, input: { subjectId: '2', range: 'own', current: 1, size: 10, descs: 'createTime' } },
    empty: { state, input: { subjectId: '99' } },
    refused: {},
  },
  getQuestion: { success: { state, input: { questionId } }, refused: { questionGone: gone } },
  listSimilarQuestions: {
    success: { state, input: { questionId, size: 3 } },
    empty: { impossible: 'Every knowledge point of the seeded bank has several questions.' },
    refused: { questionGone: gone },
  },
  addQuestion: { success: { state, input: written }, refused: added },
  updateQuestion: {
    success: { state, input: { questionId, version: 1, ...choice } },
    refused: {
      ...changed,
      questionGone: { state: deleted, input: { questionId, version: 1, ...choice } },
      stale: { state, input: { questionId, version: 2, ...choice } },
    },
  },
  removeQuestions: { success: { state, input: { questionId } }, refused: { questionGone: gone } },
  listBasket: {
    success: { state: 'a teacher with questions in the basket', input: {} },
    empty: { state, input: {} },
    refused: {},
  },
  putInBasket: {
    success: { state, input: { questionId } },
    refused: { questionGone: gone, full: { state: 'a teacher with a full basket', input: { questionId } } },
  },
  takeFromBasket: {
    success: { state: 'a teacher with questions in the basket', input: { questionId } },
    refused: {},
  },
};
