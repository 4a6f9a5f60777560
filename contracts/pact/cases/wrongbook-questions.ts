import type * as groups from '../../wrongbook/question-groups.ts';
import type * as questions from '../../wrongbook/questions.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

export { workbookCases } from './wrongbook-workbooks.ts';

const state = 'a teacher with a bank of questions and a question of its own';
const inBasket = 'a teacher with questions in the basket';
const questionId = given('questionId');
const place = { subjectId: '2', gradeId: '7', pointId: given('pointId'), score: 5 };

const choice = { questionType: 1, stem: '$1+1$ 等于', options: ['1', '2', '3', '4'], answers: [['B']] };
const answers = [['$x=1$']];
const written = { questionType: 3, stem: '解方程 $x+1=2$。', answers, rubric: [{ text: '移项', score: 5 }] };
const filtered = { subjectId: '2', range: 'own', current: 1, size: 10, descs: 'createTime' } as const;

export const questionCases: CasesOf<typeof questions> = {
  getKnowledgeTree: { success: { state, input: { subjectId: '2', stage: 'junior' } } },
  pageQuestions: { success: { state, input: filtered } },
  getQuestion: { success: { state, input: { questionId } } },
  listSimilarQuestions: { success: { state, input: { questionId, size: 3 } } },
  addQuestion: { success: { state, input: { ...place, ...written } } },
  updateQuestion: { success: { state, input: { questionId, version: 1, ...place, ...choice } } },
  removeQuestions: { success: { state, input: { questionId } } },
  listBasket: { success: { state: inBasket, input: {} } },
  putInBasket: { success: { state, input: { questionId } } },
  takeFromBasket: { success: { state: inBasket, input: { questionId } } },
};

const groupId = given('groupId');
const { score: _, ...home } = place;
const group = {
  ...home,
  title: '气温',
  passage: '某地一天的气温。',
  transcript: '今天最高气温是五度。',
  questions: [choice, written].map((part) => ({ ...part, score: 5 })),
};

export const questionGroupCases: CasesOf<typeof groups> = {
  getQuestionGroup: { success: { state, input: { groupId } } },
  addQuestionGroup: { success: { state, input: group } },
  updateQuestionGroup: { success: { state, input: { groupId, version: 1, ...group } } },
};
