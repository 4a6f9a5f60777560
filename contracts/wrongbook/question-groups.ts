import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { stale } from '../refusals.ts';
import { groupFields, questionGroup } from './question-shapes.ts';

const gone = { groupGone: '题组已删除' } as const;

const rules = {
  noPassage: '请填写短文或听力原文，或上传图片',
  tooFew: '题组至少有 2 道小题',
  badPart: '第 {number} 小题：{reason}',
  wrongPoint: '知识点不存在，或不属于该学科和学段',
  badFigure: '图片不能使用：{reason}',
} as const;

const rulesAt = {
  noPassage: 'passage',
  tooFew: 'questions',
  badPart: 'questions',
  wrongPoint: 'pointId',
  badFigure: 'figure',
} as const;

const saved = f.row('questionGroup', { id: f.id('题组编号', { of: 'questionGroup' }), version: f.version() });

export const getQuestionGroup = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/questionGroup/detail',
  summary: '题组：短文或图片，和它的全部小题',
  provenance: 'ours',
  input: f.input({ groupId: f.id('题组', { of: 'questionGroup', need: 'read' }) }),
  data: questionGroup,
  refusals: gone,
});

export const addQuestionGroup = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/questionGroup/add',
  summary: '录入题组',
  provenance: 'ours',
  adds: ['questionGroup', 'question'],
  input: f.input({ ...groupFields, attemptKey: f.attemptKey().optional() }),
  data: saved,
  refusals: rules,
  refusedAt: rulesAt,
});

export const updateQuestionGroup = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/questionGroup/update',
  summary: '修改本人录入的题组；已用于试卷的题组保持不变，另存为新题组',
  provenance: 'ours',
  changes: ['questionGroup', 'question'],
  input: f.input({ groupId: f.id('题组', { of: 'questionGroup' }), version: f.version(), ...groupFields }),
  data: saved,
  refusals: { ...gone, ...rules, ...stale },
  refusedAt: rulesAt,
});
