import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { madeOfLearning, periodRefusals } from './learning-reports.ts';

/** What a student, or all of a class together, did with homework and the notebook. */
const figures = {
  set: f.count('应交份数'),
  submitted: f.count('已交份数'),
  /** Of those handed in, after the time that was set. */
  late: f.count('迟交份数'),
  /** Of published sheets that are marked throughout. */
  rate: f.rate('得分率').nullable().meta({ 'x-seldom': true }),
  /** Sheets of paper, as far as prints were recorded. */
  pages: f.score('打印页数'),
  mistakes: f.count('错题数'),
  grown: f.count('新增错题数'),
  mastered: f.count('已掌握错题数'),
};

const usageWeek = f.record({
  from: f.text('开始日期'),
  to: f.text('结束日期'),
  set: f.count('应交份数'),
  submitted: f.count('已交份数'),
  grown: f.count('新增错题数'),
});

export const getClassUsage = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/learning/classUsage',
  summary: '几个班的使用情况：作业、时间、打印和错题本的增长，按班级和学生',
  provenance: 'ours',
  input: f.input({
    classId: f.ids('班级', { of: 'class', max: 20 }),
    courseId: f.id('课程', { of: 'course' }).optional(),
    from: f.date('开始日期').optional(),
    to: f.date('结束日期').optional(),
  }),
  data: f.madeOf(
    [...madeOfLearning, 'printRecord'],
    f.record({
      from: f.text('开始日期'),
      to: f.text('结束日期'),
      classes: f.list(
        f.row('class', {
          classId: f.id('班级', { of: 'class' }),
          className: f.text('班级名称'),
          works: f.count('作业数'),
          prints: f.count('打印次数'),
          ...figures,
        }),
      ),
      weeks: f.list(usageWeek),
      students: f.list(
        f.row('student', {
          studentId: f.id('学生', { of: 'student' }),
          studentName: f.text('学生姓名'),
          studentNo: f.text('学号'),
          className: f.text('班级', { of: 'class' }),
          lastTime: f.dateTime('最近上交'),
          ...figures,
        }),
      ),
    }),
  ),
  refusals: periodRefusals,
});
