import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { ofExam, submissionItem } from './assignment-shapes.ts';
import {
  answerKey,
  givenMark,
  mark,
  markedAnswer,
  markEntry,
  markingRun,
  pictureKinds,
  questionProgress,
  sheetAnswer,
} from './mark-shapes.ts';
import { question } from './question-shapes.ts';

const assignmentGone = { assignmentGone: '作业已删除' } as const;
const questionGone = { questionGone: '这份作业没有这道题' } as const;
const assignmentId = f.id('作业', { of: 'assignment' });
/** Of who marks it: each answer is reached by its own class. */
const markedId = f.id('作业', { of: 'assignment', need: 'read' });
const submissionId = f.id('学生答卷', { of: 'submission' });

/** The most marks that are given or taken back at once. */
const mostMarks = 200;

export const getMarkingOverview = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/overview',
  summary: '一份作业各题的批改进度和最近一次自动批改',
  provenance: 'ours',
  input: f.input({ assignmentId }),
  data: f.record({
    questions: f.list(questionProgress),
    marker: f.record({ name: f.text('批改者'), isModel: f.flag('是否大模型') }),
    run: markingRun.nullable(),
  }),
  refusals: assignmentGone,
});

export const startMarking = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/start',
  summary: '自动批改已收到的作答；教师批过的不动',
  provenance: 'ours',
  adds: 'markingRun',
  input: f.input({ assignmentId }),
  data: f.record({ total: f.count('待批数') }),
  refusals: { ...assignmentGone, running: '正在自动批改，请稍候', nothing: '没有需要自动批改的作答' },
});

export const listQuestionAnswers = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/answers',
  summary: '一道题的全部作答：相似的成组，空白的在前，再按把握从低到高',
  provenance: 'ours',
  input: f.input({
    assignmentId,
    questionId: f.id('题目', { of: 'question' }),
    classId: f.id('班级', { of: 'class' }).optional(),
  }),
  data: f.record({
    question,
    number: f.count('题号'),
    full: f.score('满分'),
    key: answerKey,
    answers: f.list(markedAnswer),
  }),
  refusals: { ...assignmentGone, ...questionGone },
});

export const getAnswerPicture = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/picture',
  summary: '一个作答的图片（JPEG），按图片版本永久有效',
  provenance: 'ours',
  answers: 'file',
  input: f.input({
    submissionId,
    position: f.wholeNumber('题序', 1, 100),
    kind: f.choice('图片类型', pictureKinds),
    index: f.wholeNumber('序号', 1, 1_000),
    version: f.note('图片版本'),
  }),
  data: f.nothing,
  refusals: { replaced: '图片已更新，请刷新页面' },
  where: {
    position: { unchecked: '图片不写题号' },
    kind: { unchecked: '整块作答区或一个空，图片上不写' },
    index: { unchecked: '第几个空，图片上不写' },
    version: { unchecked: '只为让缓存分清新旧图片' },
  },
});

export const giveMarks = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/give',
  summary: '教师给分；以后的自动批改不会改动',
  provenance: 'ours',
  adds: 'mark',
  changes: ['mistake', 'examResult'],
  input: f.input({ assignmentId: markedId, marks: f.several('给分', givenMark, mostMarks) }),
  data: f.record({
    marks: f.list(
      f.row('submission', {
        submissionId: f.id('答卷编号', { of: 'submission' }),
        position: f.count('题序'),
        mark: mark.nullable(),
      }),
    ),
  }),
  refusals: {
    ...assignmentGone,
    notFound: '这份作业没有第 {number} 个作答',
    tooHigh: '第 {number} 题最多 {full} 分',
    wrongSum: '第 {number} 题的分项得分合计与得分不符',
  },
});

export const undoMarks = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/undo',
  summary: '撤销本人给的分，恢复之前的结果',
  provenance: 'ours',
  adds: 'mark',
  changes: ['mistake', 'examResult'],
  input: f.input({
    assignmentId: markedId,
    markId: f.ids('记录', { of: 'mark', max: mostMarks, refuse: 'notStanding' }),
  }),
  data: giveMarks.data,
  refusals: {
    ...assignmentGone,
    notStanding: '这条记录已不生效，或不是您给的分，不能撤销',
    noScore: '成绩已发布，撤销后会没有得分，请先撤回发布',
  },
});

export const listMarkHistory = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/history',
  summary: '一个作答的全部批改记录，最新的在前',
  provenance: 'ours',
  input: f.input({ submissionId, position: f.wholeNumber('题序', 1, 100) }),
  data: f.list(markEntry),
  where: { position: { unchecked: '记录不重复写题号' } },
});

export const getSubmission = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/submission',
  summary: '一个学生的答卷：扫描页、各题作答和得分，以及前后的学生',
  provenance: 'ours',
  input: f.input({ submissionId }),
  data: f.row('submission', {
    ...submissionItem.shape,
    assignmentId,
    assignmentTitle: f.text('作业名称'),
    totalScore: f.score('总分'),
    isPublished: f.flag('是否已发布'),
    previousId: f.idOrBlank('上一份答卷', { of: 'submission' }),
    nextId: f.idOrBlank('下一份答卷', { of: 'submission' }),
    pages: f.list(
      f.row('scanPage', {
        pageId: f.id('扫描页', { of: 'scanPage' }),
        page: f.count('页码'),
        width: f.score('纸宽（毫米）'),
        height: f.score('纸高（毫米）'),
        emptyInk: f.rate('空框最深').nullable(),
      }),
    ),
    answers: f.list(sheetAnswer),
  }),
  refusals: assignmentGone,
});

export const getPublishing = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/publishing',
  summary: '发布前要知道的：各题还有多少存疑或没有得分，谁没有上交',
  provenance: 'ours',
  input: f.input({ assignmentId }),
  data: f.record({
    questions: f.list(questionProgress),
    handedInCount: f.count('已交人数', { of: 'submission' }),
    missing: f.list(
      f.row('submission', {
        submissionId: f.id('答卷编号', { of: 'submission' }),
        studentName: f.text('学生姓名', { of: 'student' }),
        className: f.text('班级', { of: 'class' }),
      }),
    ),
  }),
  refusals: assignmentGone,
});

export const publishAssignment = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/publish',
  summary: '发布成绩，错题记入错题本',
  provenance: 'ours',
  changes: 'assignment',
  adds: 'mistake',
  input: f.input({ assignmentId }),
  data: f.record({ studentCount: f.count('学生数'), mistakeCount: f.count('错题数') }),
  refusals: {
    ...assignmentGone,
    ...ofExam,
    isPublished: '成绩已经发布',
    nobody: '还没有人上交，不能发布',
    unmarked: '还有 {count} 个作答没有批改，不能发布',
  },
});

export const unpublishAssignment = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/marking/unpublish',
  summary: '撤回发布，收回记入的错题',
  provenance: 'ours',
  changes: 'assignment',
  removes: 'mistake',
  input: f.input({ assignmentId }),
  data: f.nothing,
  refusals: { ...assignmentGone, ...ofExam, notPublished: '成绩还没有发布' },
});
