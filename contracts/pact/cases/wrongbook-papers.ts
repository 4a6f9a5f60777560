import type * as papers from '../../wrongbook/papers.ts';
import { given, type Case } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const deleted = 'a teacher whose papers have been deleted';
const paperId = given('paperId');

type Written = Case<typeof papers.addPaper>['input'];

const head = { title: '契约试卷', subjectId: '2', gradeId: '7' };
const question = { questionId: given('questionId'), score: 5 };
const other = { questionId: given('otherQuestionId'), score: 3 };

const inOneSection = (...questions: (typeof question)[]): Written => ({
  ...head,
  sections: [{ title: '一、选择题', questions }],
});

const whole = inOneSection(question, other);
const many = { title: '二、选择题', questions: Array.from({ length: 100 }, () => question) };

/** What does not hold together, by the rule that refuses it. */
const broken = {
  noQuestions: { state, input: inOneSection() },
  tooMany: { state, input: { ...head, sections: [{ title: '一、选择题', questions: [question] }, many] } },
  questionGone: { state: 'a teacher whose own question has been deleted', input: whole },
  repeated: { state, input: inOneSection(question, other, question) },
  otherSubject: { state, input: { ...whole, subjectId: '1' } },
} as const satisfies Record<string, Case<typeof papers.addPaper>>;

type Rule = keyof typeof broken;

const changed = Object.fromEntries(
  Object.entries(broken).map(([rule, { input, ...one }]) => [
    rule,
    { ...one, input: { paperId, version: 1, ...input } },
  ]),
) as Record<Rule, Case<typeof papers.updatePaper>>;

export const paperCases: CasesOf<typeof papers> = {
  pagePapers: {
    success: { state, input: { subjectId: '2', current: 1, size: 10, descs: 'createTime' } },
    empty: { state: deleted, input: {} },
    refused: {},
  },
  getPaper: { success: { state, input: { paperId } }, refused: { paperGone: { state: deleted, input: { paperId } } } },
  addPaper: { success: { state, input: whole }, refused: broken },
  updatePaper: {
    success: { state, input: { paperId, version: 1, ...whole } },
    refused: {
      ...changed,
      paperGone: { state: deleted, input: { paperId, version: 1, ...whole } },
      stale: { state, input: { paperId, version: 2, ...whole } },
      assigned: { state: 'a teacher with a paper that has been set', input: { paperId, version: 1, ...whole } },
    },
  },
  removePapers: {
    success: { state, input: { paperId } },
    refused: { paperGone: { state: deleted, input: { paperId } } },
  },
};
