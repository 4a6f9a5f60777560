import { scoreFilters } from '../../constants/exams.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { importRefusals, sheetUpload } from '../../vesta/shapes.ts';
import { examGone } from './exam-shapes.ts';
import { resultStates, scorePreview, scoreRow, scoring } from './score-shapes.ts';

/** The most results that are set at once. */
const mostResults = 200;

/** Scores before publication are for who leads the exam alone. */
const examId = f.id('考试', { of: 'exam', need: 'change' });
const ofSubject = { examId, subjectId: f.id('学科', { of: 'subject' }) };
const subjectGone = { ...examGone, subjectGone: '考试没有这一科' } as const;

/** What speaks against writing scores, or reading them in. */
const entryRefusals = {
  ...subjectGone,
  notYet: '考试{stateName}，还不能登记成绩',
} as const;

/** What speaks against a workbook as a whole. */
const sheetRefusals = {
  ...entryRefusals,
  ...importRefusals,
  published: '{courseName}的成绩已发布，请先撤回，再导入',
} as const;

export const listExamScoring = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/scoring',
  summary: '各科登分和批改到哪里：有分数、没有分数、缺考、违纪、缓考、补考各多少人',
  provenance: 'ours',
  input: f.input({ examId }),
  data: f.madeOf(['exam', 'submission'], f.list(scoring)),
  refusals: examGone,
});

export const pageExamScores = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/scores',
  summary: '一科的考生和成绩，发布前只有负责人能看',
  provenance: 'ours',
  input: pageInput(['examNo'], {
    ...ofSubject,
    classId: f.id('班级', { of: 'class', need: 'read' }).optional(),
    show: f.choice('显示', scoreFilters).default('all'),
    keyword: f.keyword('姓名、学号或考号'),
  }),
  data: pageOf(scoreRow),
  refusals: subjectGone,
  where: { show: { unchecked: '按成绩状态归成的几类' }, keyword: { contains: ['studentName', 'studentNo', 'examNo'] } },
});

export const findExamCandidate = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/candidate',
  summary: '按答题卡上的码、考号或学号找一名考生和他这一科的成绩',
  provenance: 'ours',
  input: f.input({ ...ofSubject, code: f.name('答题卡的码、考号或学号', 60) }),
  data: scoreRow,
  refusals: {
    ...subjectGone,
    unknownCode: '没有考号或学号是“{code}”的考生',
    otherSheet: '这张答题卡不是本次考试{courseName}的',
  },
  refusedAt: { unknownCode: 'code', otherSheet: 'code' },
  where: { code: { is: ['examNo', 'studentNo'] } },
});

export const setExamResults = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/setResults',
  summary: '登记分数，或记为缺考、违纪、缓考、补考；全部写入，或一条也不写',
  provenance: 'ours',
  changes: ['examResult', 'submission'],
  input: f.input({
    ...ofSubject,
    results: f.several(
      '成绩',
      f.input({
        studentId: f.id('学生', { of: 'student', need: 'name', refuse: 'notCandidate' }),
        state: f.state('状态', resultStates),
        /** Null for none; of a subject with sheets it follows from these. */
        score: f.pointsIn('得分').nullable(),
        makeUpScore: f.pointsIn('补考得分').nullable().default(null),
        note: f.note('说明', 50).default(''),
        /** What stood there when it was typed, so that nobody overwrites what a colleague has typed meanwhile. */
        was: f.input({ state: f.state('原状态', resultStates), score: f.pointsIn('原得分').nullable() }),
      }),
      mostResults,
    ),
  }),
  data: f.record({ changedCount: f.count('写入条数') }),
  refusals: {
    ...entryRefusals,
    nothing: '没有要登记的成绩',
    repeated: '第 {number} 条与前面的是同一名考生',
    notCandidate: '第 {number} 条不是本次考试的考生',
    tooHigh: '{studentName}的得分 {score} 超过满分 {full}',
    noScoreAway: '{studentName}{stateName}，不能有得分',
    noMakeUp: '{studentName}记为补考，请填写补考得分',
    fromSheets: '{courseName}的得分由答卷得出，不能直接登记',
    handedIn: '{studentName}已有答卷，不能记为{stateName}',
    changed: '{studentName}的成绩刚刚被改为{now}，请核对后再登记',
  },
  refusedAt: { nothing: 'results', repeated: 'results', notCandidate: 'results', tooHigh: 'results' },
});

export const getScoreTemplate = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/scoreTemplate',
  summary: '一科的登分表（.xls）：全部考生，已有的成绩；有试卷的逐题填写',
  provenance: 'ours',
  answers: 'file',
  input: f.input(ofSubject),
  data: f.nothing,
  refusals: subjectGone,
});

export const previewExamScores = read({
  service: 'wrongbook',
  method: 'POST',
  path: '/api/wrongbook/v1.0/web/exam/scores/preview',
  summary: '检查登分表，指出每一处错误，不写入',
  provenance: 'ours',
  upload: sheetUpload,
  input: f.input(ofSubject),
  data: scorePreview,
  refusals: sheetRefusals,
});

export const importExamScores = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/scores/import',
  summary: '导入登分表：全部写入，或一行也不写',
  provenance: 'ours',
  changes: ['examResult', 'submission'],
  upload: sheetUpload,
  input: f.input({
    ...ofSubject,
    /** How many results the check has said that it puts in the place of others: another file may have come in since. */
    replaced: f.wholeNumber('替换的行数', 0, 100_000).default(0),
  }),
  data: f.record({
    imported: f.count('写入行数'),
    replaced: f.count('替换行数'),
    unchanged: f.count('没有变化的行数'),
  }),
  refusals: {
    ...sheetRefusals,
    faulty: '文件有 {count} 行有误，没有写入：第 {row} 行{fault}',
    replacing: '{courseName}已有成绩，这份文件会替换其中 {count} 人的；请重新检查后再导入',
  },
});
