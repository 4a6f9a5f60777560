import type { Question } from './question/question.ts';

/** A question of the bank for tests. */
export const questionWith = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  subjectId: '2',
  stage: 'junior',
  gradeId: '7',
  questionType: 1,
  isMultiple: false,
  stem: `题干 ${id}`,
  options: ['1', '2', '3', '4'],
  answers: [['A']],
  rubric: [],
  solution: '',
  mistakes: [],
  figure: '',
  score: 3,
  facility: 0.7,
  points: [{ id: '2020101', name: '有理数' }],
  source: '',
  group: null,
  template: `t${id}`,
  isOwn: false,
  createTime: '2026-09-01 08:00:00',
  version: 1,
  ...changes,
});
