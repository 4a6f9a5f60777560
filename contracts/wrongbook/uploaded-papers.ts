import { demandLevels } from '../constants/exam-report.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { paperLimits } from './paper-shapes.ts';
import { questionLimits, questionTypes } from './question-shapes.ts';

/** A question of an uploaded paper as its key is typed in: what it asks stands in the PDF. */
const keyFields = {
  questionType: f.state('题型', questionTypes),
  /** Of a choice. */
  options: f.wholeNumber('选项数', 0, questionLimits.options).default(0),
  answers: f.several('答案', f.several('答案', f.paragraph('答案', 2_000), 20), questionLimits.blanks),
  score: f.scoreIn('分值'),
  pointId: f.ids('知识点', { of: 'point', max: questionLimits.points }).optional(),
  demand: f.choice('认知要求', [...demandLevels, '']).default(''),
};

export const addUploadedPaper = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/addUploaded',
  summary: '把上传的 PDF 存为试卷：题目在 PDF 里，答案逐题录入，答题卡由本系统排版',
  provenance: 'ours',
  adds: 'paper',
  input: f.input({
    title: f.name('试卷名称', 60),
    subjectId: f.id('学科', { of: 'subject' }),
    gradeId: f.id('年级', { of: 'grade' }),
    documentId: f.id('上传的 PDF', { of: 'document', need: 'read', refuse: 'documentGone' }),
    /** What the questions must add up to. */
    full: f.scoreIn('满分'),
    questions: f.several('题目', f.input(keyFields), paperLimits.questions),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.row('paper', { id: f.id('试卷编号', { of: 'paper' }) }),
  refusals: {
    documentGone: '上传的 PDF 已删除',
    notPdf: '试卷须为 PDF',
    notRead: 'PDF 还在读取，请稍候再保存',
    unreadable: 'PDF 无法读取：{reason}',
    noQuestions: '请录入题目和答案',
    badKey: '第 {number} 题：{reason}',
    wrongPoint: '第 {number} 题：知识点不属于所选学科和年级',
    fullDiffers: '各题合计 {total} 分，满分 {full} 分，须一致',
  },
  refusedAt: {
    documentGone: 'documentId',
    notPdf: 'documentId',
    notRead: 'documentId',
    unreadable: 'documentId',
    noQuestions: 'questions',
    badKey: 'questions',
    wrongPoint: 'questions',
    fullDiffers: 'full',
  },
});

export const getPaperFile = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/paper/file',
  summary: '上传的试卷的 PDF',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ paperId: f.id('试卷', { of: 'paper', need: 'read' }) }),
  data: f.nothing,
  refusals: { paperGone: '试卷已删除', notUploaded: '这份试卷不是上传的 PDF', lost: 'PDF 已丢失' },
});
