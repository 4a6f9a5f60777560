import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { answerKeyFields } from './mark-shapes.ts';

const assignmentGone = { assignmentGone: '作业已删除' } as const;
const questionGone = { questionGone: '这份作业没有这道题' } as const;

/** A key holds for all classes of the work, and so does its preview. */
const keyFields = {
  assignmentId: f.id('作业', { of: 'assignment', need: 'change' }),
  questionId: f.id('题目', { of: 'question', need: 'read' }),
  ...answerKeyFields,
};
const keyRefusals = {
  ...assignmentGone,
  ...questionGone,
  notValid: '{reason}',
  sameKey: '答案和评分标准没有变化',
} as const;

/** Whom a new key gives another score; a score that a person has given stands. */
const keyChange = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  studentName: f.text('学生姓名', { of: 'student' }),
  className: f.text('班级', { of: 'class' }),
  answer: f.text('作答'),
  before: f.score('原得分').nullable(),
  after: f.score('新得分').nullable(),
  isKept: f.flag('教师已批，保持不变'),
});

export const previewKey = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/marking/previewKey',
  summary: '改答案或评分标准前，看谁的得分会怎样变',
  provenance: 'ours',
  input: f.input(keyFields),
  data: f.madeOf(
    ['mark', 'answerKey'],
    f.record({ changes: f.list(keyChange), answerCount: f.count('作答数'), waitingCount: f.count('待模型重批数') }),
  ),
  refusals: keyRefusals,
  where: {
    answers: { unchecked: '试用的答案，结果只给出得分的变化' },
    rubric: { unchecked: '试用的评分点，结果只给出得分的变化' },
  },
});

export const changeKey = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/changeKey',
  summary: '改这份作业中一道题的答案或评分标准，并重批自动批改的作答',
  provenance: 'ours',
  adds: ['answerKey', 'mark'],
  input: f.input(keyFields),
  data: f.record({ version: f.count('版本'), changedCount: f.count('得分变化数') }),
  refusals: { ...keyRefusals, published: '成绩已发布，请先撤回发布' },
});
