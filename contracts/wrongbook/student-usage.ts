import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { learnerRefusals, madeOfLearning, ofClass } from './learning-reports.ts';

/** Kinds of what a student does: homework, tests, practice of mistakes, and what is kept in the notebook by hand. */
export const activityKinds = ['homework', 'exam', 'practice', 'notebook'] as const;

const ofUsage = {
  ...ofClass,
  studentId: f.id('学生', { of: 'student' }),
  courseId: f.id('课程', { of: 'course' }).optional(),
};

/** Of what is published: more may be handed in of the rest. */
const activityCount = f.record({
  kind: f.choice('类别', activityKinds),
  set: f.count('布置数'),
  submitted: f.count('已交数'),
});

/** Monday to Sunday, of what is published; the first and the last week end with the period. */
const usageWeek = f.record({
  from: f.text('开始日期'),
  to: f.text('结束日期'),
  set: f.count('布置数'),
  submitted: f.count('已交数'),
  /** How many of what was set in it the class has handed in on average. */
  classShare: f.rate('班级上交率').nullable().meta({ 'x-seldom': true }),
  rate: f.rate('得分率').nullable().meta({ 'x-seldom': true }),
  classRate: f.rate('班级得分率').nullable().meta({ 'x-seldom': true }),
});

export const getStudentUsage = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/usage',
  summary: '一名学生的使用情况：各类次数，每周上交和得分率与班级对比',
  provenance: 'ours',
  input: f.input(ofUsage),
  data: f.madeOf(
    madeOfLearning,
    f.row('student', {
      studentId: f.id('学生编号', { of: 'student' }),
      studentName: f.text('学生姓名'),
      studentNo: f.text('学号'),
      className: f.text('班级', { of: 'class' }),
      schoolName: f.text('学校', { of: 'school' }),
      from: f.text('开始日期'),
      to: f.text('结束日期'),
      /** Subjects that the caller sees, to filter by. */
      courses: f.list(
        f.row('course', {
          courseId: f.id('课程', { of: 'course' }),
          courseName: f.text('课程名称'),
          subjectId: f.id('学科', { of: 'subject' }),
        }),
      ),
      counts: f.list(activityCount),
      rate: f.rate('得分率').nullable().meta({ 'x-seldom': true }),
      classRate: f.rate('班级得分率').nullable().meta({ 'x-seldom': true }),
      weeks: f.list(usageWeek),
    }),
  ),
  refusals: learnerRefusals,
});

/** Something that a student did, or was to do. */
const activity = f.record({
  kind: f.choice('类别', activityKinds),
  /** When it was handed in or written down; of what is missing when it was set. */
  time: f.dateTime('时间'),
  title: f.text('名称'),
  subjectId: f.id('学科', { of: 'subject' }),
  subjectName: f.text('学科名称'),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  submissionId: f.idOrBlank('答卷', { of: 'submission' }),
  questionId: f.idOrBlank('题目', { of: 'question' }),
  /** 0 not handed in, 1 handed in, 2 absent. */
  state: f.stateOut('状态', [0, 1, 2]),
  isPublished: f.flag('是否已发布'),
  isLate: f.flag('是否迟交'),
  /** Null until it is published and marked throughout. */
  score: f.score('得分').nullable().meta({ 'x-seldom': true }),
  full: f.score('满分'),
  classRate: f.rate('班级得分率').nullable().meta({ 'x-seldom': true }),
});

export const pageStudentActivity = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/activity',
  summary: '一名学生的时间线：作业、考试、错题巩固、错题本，附得分和时间',
  provenance: 'ours',
  input: pageInput(['time'], { ...ofUsage, kind: f.choice('类别', activityKinds).optional() }),
  data: f.madeOf(madeOfLearning, pageOf(activity)),
  refusals: learnerRefusals,
  where: { from: { notBefore: 'time' }, to: { notAfter: 'time' } },
});
