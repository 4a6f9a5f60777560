import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { stale } from '../refusals.ts';
import { question, questionFields, questionTypes, stageNames } from './question-shapes.ts';

const gone = { questionGone: '题目已删除' } as const;

const rules = {
  noOptions: '选择题须有 2 到 8 个选项',
  badKey: '选择题的答案须为选项的字母，如 A 或 A、C',
  wrongBlanks: '题干有 {blanks} 个空（____），答案有 {answers} 个',
  noAnswer: '请填写参考答案',
  wrongRubric: '评分点合计 {sum} 分，与分值 {score} 分不符',
  wrongPoint: '知识点不存在，或不属于该学科和学段',
  badFigure: '图片不能使用：{reason}',
  badMistake: '典型错误须是选择题的错误选项，或填空题某一空的错误答案',
} as const;

const rulesAt = {
  noOptions: 'options',
  badKey: 'answers',
  wrongBlanks: 'stem',
  noAnswer: 'answers',
  wrongRubric: 'rubric',
  wrongPoint: 'pointId',
  badFigure: 'figure',
  badMistake: 'mistakes',
} as const;

const point = f.row('point', {
  id: f.id('知识点编号', { of: 'point' }),
  parentId: f.idOrBlank('上级编号', { of: 'point' }),
  name: f.text('名称'),
  gradeId: f.id('年级', { of: 'grade' }),
  questionCount: f.count('题目数', { of: 'question' }),
});

export const getKnowledgeTree = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/knowledgeTree',
  summary: '学科在学段的章节和知识点',
  provenance: 'ours',
  input: f.input({ subjectId: f.id('学科', { of: 'subject' }), stage: f.choice('学段', stageNames) }),
  data: f.list(f.row('point', { ...point.shape, children: f.list(point) })),
  where: { stage: { unchecked: '知识点不写学段' } },
});

export const pageQuestions = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/page',
  summary:
    '题库：按学科、年级、知识点、题型、难度和全文查找；只有数字不同的题目列一道，全文、练习册页和本人录入的除外；题组列一行，练习册页除外',
  provenance: 'ours',
  input: pageInput(['createTime', 'facility', 'score'], {
    subjectId: f.id('学科', { of: 'subject' }).optional(),
    stage: f.choice('学段', stageNames).optional(),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
    pointId: f.id('知识点', { of: 'point' }).optional(),
    workbookPageId: f.id('练习册页', { of: 'workbookPage' }).optional(),
    questionType: f.state('题型', questionTypes).optional(),
    difficulty: f.choice('难度', ['easy', 'medium', 'hard']).optional(),
    range: f.choice('范围', ['all', 'own']).default('all'),
    keyword: f.keyword('题干'),
  }),
  data: pageOf(question),
  where: {
    difficulty: { unchecked: '难度的分档见常量' },
    range: { unchecked: '本人还是全部可用的题，题目只写是否本人的' },
    keyword: { unchecked: '按词检索，怎样切词由服务端决定' },
  },
});

export const getQuestion = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/detail',
  summary: '一道题目',
  provenance: 'ours',
  input: f.input({ questionId: f.id('题目', { of: 'question', need: 'read' }) }),
  data: question,
  refusals: gone,
});

export const listSimilarQuestions = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/similar',
  summary: '只有数字不同的题目，其次是知识点相同、难度相近的',
  provenance: 'ours',
  input: f.input({ questionId: f.id('题目', { of: 'question' }), size: f.wholeNumber('题数', 1, 20).default(5) }),
  data: f.list(question),
  refusals: gone,
  where: { questionId: { unchecked: '列出的是与它相似的其他题' }, size: { unchecked: '最多列几题' } },
});

const saved = f.row('question', { id: f.id('题目编号', { of: 'question' }), version: f.version() });

export const addQuestion = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/add',
  summary: '录入题目',
  provenance: 'ours',
  adds: 'question',
  input: f.input({ ...questionFields, attemptKey: f.attemptKey().optional() }),
  data: saved,
  refusals: rules,
  refusedAt: rulesAt,
});

export const updateQuestion = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/update',
  summary: '修改本人录入的题目；已用于试卷的题目保持不变，另存为新题',
  provenance: 'ours',
  changes: 'question',
  input: f.input({ questionId: f.id('题目', { of: 'question' }), version: f.version(), ...questionFields }),
  data: saved,
  refusals: { ...gone, ...rules, ...stale, inGroup: '这道题属于题组，请在题组里修改' },
  refusedAt: rulesAt,
});

export const removeQuestions = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/remove',
  summary: '删除本人录入的题目；题组整组删除',
  provenance: 'ours',
  removes: 'question',
  input: f.input({ questionId: f.ids('题目', { of: 'question' }) }),
  data: f.nothing,
  refusals: gone,
});

export const listBasket = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/basket',
  summary: '试题篮',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf('basketItem', f.list(question)),
});

export const putInBasket = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/putInBasket',
  summary: '加入试题篮，题组整组加入；已在篮中的不变',
  provenance: 'ours',
  adds: 'basketItem',
  input: f.input({ questionId: f.ids('题目', { of: 'question', need: 'read' }) }),
  data: f.record({ count: f.count('篮中题数') }),
  refusals: { ...gone, full: '试题篮最多 {max} 题' },
});

export const takeFromBasket = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/question/takeFromBasket',
  summary: '移出试题篮，题组整组移出；不指定题目时清空',
  provenance: 'ours',
  removes: 'basketItem',
  input: f.input({ questionId: f.ids('题目', { of: 'question', need: 'read' }).optional() }),
  data: f.record({ count: f.count('篮中题数') }),
});
