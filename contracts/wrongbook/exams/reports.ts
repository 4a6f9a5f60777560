import { demandLevels, gradingNames, segmentWidths } from '../../constants/exam-report.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { examGone } from './exam-shapes.ts';
import { measure } from './report-parts.ts';
import { examCell, examReport } from './report-shapes.ts';
import { examBorderline, examProgress, examStudent, examStudentReport } from './report-student-shapes.ts';
import { examDistribution, examItems } from './report-subject-shapes.ts';

const ofExam = { examId: f.id('考试', { of: 'exam' }) };
const oneSubject = f.id('学科', { of: 'subject' });
const anySubject = oneSubject.optional();

/** Whatever changes these may change what a report says. */
const madeOf = ['exam', 'examResult', 'candidate', 'student', 'mark', 'assignment', 'school', 'teaching'] as const;

const unseen = { ...examGone, unseen: '该科还没有发布，或不在你能查看的范围内' } as const;
const earlierExam = {
  earlierExamId: f.id('对比考试', { of: 'exam', need: 'read', refuse: 'foreignEarlier' }).optional(),
};
const foreignEarlier = { foreignEarlier: '对比的考试不存在' } as const;

export const getExamReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report',
  summary: '考试报告：一分三率，班级 × 学科和与同类班大于偶然的差异，过线与临界人数',
  provenance: 'ours',
  input: f.input({ ...ofExam, measure: measure.default('mean') }),
  data: f.madeOf([...madeOf], examReport),
  refusals: examGone,
});

export const getExamCell = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/cell',
  summary: '一个班一科与同类班比：相差、区间、分布、差得最多的题；不填学科为总分',
  provenance: 'ours',
  input: f.input({
    ...ofExam,
    classId: f.id('班级', { of: 'class' }),
    subjectId: anySubject,
    measure: measure.default('mean'),
  }),
  data: f.madeOf([...madeOf], examCell),
  refusals: { ...unseen, otherClass: '该班没有参加这次考试' },
  refusedAt: { otherClass: 'classId', unseen: 'subjectId' },
  where: { measure: { unchecked: '决定哪个指标作检验' } },
});

export const getExamDistribution = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/distribution',
  summary: '一科或总分的分布：分段、各班箱线图、等级赋分',
  provenance: 'ours',
  input: f.input({ ...ofExam, subjectId: anySubject, width: f.state('分段', segmentWidths).default(10) }),
  data: f.madeOf([...madeOf], examDistribution),
  refusals: unseen,
  refusedAt: { unseen: 'subjectId' },
});

export const getExamItems = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/items',
  summary: '一科的题目、双向细目表、信度和双评一致性',
  provenance: 'ours',
  input: f.input({ ...ofExam, subjectId: oneSubject }),
  data: f.madeOf([...madeOf], examItems),
  refusals: unseen,
  refusedAt: { unseen: 'subjectId' },
});

export const getExamBorderline = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/borderline',
  summary: '过线和临界学生：各班人数，线下学生最弱的学科',
  provenance: 'ours',
  input: f.input(ofExam),
  data: f.madeOf([...madeOf], examBorderline),
  refusals: examGone,
});

export const getExamProgress = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/progress',
  summary: '与上次考试比：各班标准分的变化和区间；不填考试为最近一次',
  provenance: 'ours',
  input: f.input({ ...ofExam, ...earlierExam, subjectId: anySubject }),
  data: f.madeOf([...madeOf], examProgress),
  refusals: { ...unseen, ...foreignEarlier },
  refusedAt: { unseen: 'subjectId', foreignEarlier: 'earlierExamId' },
});

export const pageExamStudents = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/students',
  summary: '考生各科得分、标准分、赋分、均衡度；可只看一条线上下的临界学生',
  provenance: 'ours',
  input: pageInput(['studentNo', 'examNo', 'score'], {
    ...ofExam,
    classId: f.id('班级', { of: 'class' }).optional(),
    keyword: f.keyword('姓名、学号或考号'),
    /** Which of the exam's lines, from 1, and on which side of it. */
    line: f.wholeNumber('第几条线', 1, 10).optional(),
    side: f.choice('线上或线下', ['reached', 'above', 'below']).default('below'),
  }),
  data: f.madeOf([...madeOf], pageOf(examStudent)),
  refusals: { ...examGone, noLine: '没有这条线', ranksHidden: '学校没有打开名次，不能按分数排序' },
  refusedAt: { noLine: 'line', ranksHidden: 'descs' },
  where: {
    line: { unchecked: '第几条分数线，考生不写' },
    side: { unchecked: '在线上还是线下，考生不写' },
    keyword: { contains: ['studentName', 'studentNo', 'examNo'] },
  },
  columns: { score: 'total' },
});

export const getExamStudent = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/student',
  summary: '一名考生各科在班级和年级里的位置，与上次考试比',
  provenance: 'ours',
  input: f.input({ ...ofExam, ...earlierExam, studentId: f.id('学生', { of: 'student' }) }),
  data: f.madeOf([...madeOf], examStudentReport),
  refusals: { ...examGone, ...foreignEarlier, notCandidate: '该学生没有参加这次考试，或不在你能查看的范围内' },
  refusedAt: { notCandidate: 'studentId', foreignEarlier: 'earlierExamId' },
});

export const exportExamReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/export',
  summary: '导出考试报告（.xls），每个视图一张表',
  provenance: 'ours',
  answers: 'file',
  input: f.input(ofExam),
  data: f.nothing,
  refusals: examGone,
});

export const setExamReporting = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/set',
  summary: '设定分数线、临界范围和等级赋分',
  provenance: 'ours',
  changes: 'exam',
  input: f.input({
    ...ofExam,
    lines: f.several('分数线', f.input({ name: f.name('线', 10), score: f.lineIn('分数') }), 10),
    margin: f.pointsIn('临界范围'),
    grading: f.choice('等级赋分', gradingNames).default('none'),
    /** The bands of an own table, best first. */
    bands: f
      .several(
        '等级',
        f.input({
          name: f.name('等级', 10),
          share: f.rateIn('比例'),
          high: f.wholeNumber('上限', 0, 300),
          low: f.wholeNumber('下限', 0, 300),
        }),
        21,
      )
      .default([]),
    /** The subjects that it is for. */
    subjects: f.several('学科', f.input({ subjectId: oneSubject }), 20).default([]),
  }),
  data: f.nothing,
  refusals: {
    ...examGone,
    repeatedLine: '分数线“{name}”重复',
    badShares: '各等级比例之和须为 100%',
    badBands: '等级“{name}”的上限须不低于下限，并低于上一等级的下限',
  },
  refusedAt: { repeatedLine: 'lines', badShares: 'bands', badBands: 'bands' },
});

export const setExamDemands = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/report/setDemands',
  summary: '标注一科试卷各题的认知要求，双向细目表由此而来',
  provenance: 'ours',
  changes: ['exam', 'paper'],
  input: f.input({
    ...ofExam,
    subjectId: oneSubject,
    demands: f.several(
      '题目',
      f.input({
        position: f.wholeNumber('题号', 1, 500),
        demand: f.choice('认知要求', [...demandLevels, '']),
      }),
      500,
    ),
  }),
  data: f.nothing,
  refusals: { ...examGone, noPaper: '该科没有试卷', otherQuestion: '试卷没有第 {number} 题' },
  refusedAt: { noPaper: 'subjectId', otherQuestion: 'demands' },
});
