import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { stale } from '../refusals.ts';
import { paper, paperFields, paperItem } from './paper-shapes.ts';

const gone = { paperGone: '试卷已删除' } as const;

const rules = {
  noQuestions: '试卷还没有题目',
  tooMany: '一份试卷最多 {max} 题，现有 {count} 题',
  questionGone: '第 {number} 题已从题库删除，请移出后再保存',
  repeated: '第 {number} 题与前面的题目重复',
  otherSubject: '第 {number} 题不属于所选学科',
} as const;

export const pagePapers = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/page',
  summary: '本人的试卷',
  provenance: 'ours',
  input: pageInput(['createTime', 'title'], {
    subjectId: f.id('学科', { of: 'subject' }).optional(),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
    keyword: f.keyword('试卷名称'),
  }),
  data: pageOf(paperItem),
  where: { keyword: { contains: ['title'] } },
});

export const getPaper = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/detail',
  summary: '试卷和其中的题目',
  provenance: 'ours',
  input: f.input({ paperId: f.id('试卷', { of: 'paper' }) }),
  data: paper,
  refusals: gone,
});

export const addPaper = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/add',
  summary: '保存一份新试卷',
  provenance: 'ours',
  adds: 'paper',
  input: f.input({ ...paperFields, attemptKey: f.attemptKey().optional() }),
  data: f.row('paper', { id: f.id('试卷编号', { of: 'paper' }) }),
  refusals: rules,
});

export const updatePaper = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/update',
  summary: '修改还没有布置的试卷',
  provenance: 'ours',
  changes: 'paper',
  input: f.input({ paperId: f.id('试卷', { of: 'paper' }), version: f.version(), ...paperFields }),
  data: f.nothing,
  refusals: {
    ...gone,
    ...rules,
    ...stale,
    assigned: '试卷已经布置，不能修改；请另存为新试卷',
    uploaded: '上传的试卷不能在组卷里修改，请重新上传',
  },
});

export const removePapers = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/remove',
  summary: '删除试卷；已经布置的作业不受影响',
  provenance: 'ours',
  removes: 'paper',
  input: f.input({ paperId: f.ids('试卷', { of: 'paper' }) }),
  data: f.nothing,
  refusals: gone,
});
