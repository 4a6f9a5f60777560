import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { assignmentReport, homeworkReport } from './report-shapes.ts';

const assignmentGone = { assignmentGone: '作业已删除' } as const;
const ofAssignment = {
  assignmentId: f.id('作业', { of: 'assignment' }),
  classId: f.id('班级', { of: 'class' }).optional(),
};

/** The published work of a course in a period, of the own classes; days are inclusive. */
const period = {
  courseId: f.id('课程', { of: 'course' }),
  classId: f.ids('班级', { of: 'class', max: 20 }).optional(),
  from: f.date('开始日期'),
  to: f.date('结束日期'),
};
const wrongOrder = { wrongOrder: '开始日期不能晚于结束日期' } as const;

export const getAssignmentReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/report/assignment',
  summary: '一份作业的报告：完成、分数段、题目分析、知识点、学生',
  provenance: 'ours',
  input: f.input(ofAssignment),
  data: f.madeOf(['mark', 'mistake', 'teaching'], assignmentReport),
  refusals: { ...assignmentGone, personal: '错题巩固每人题目不同，没有题目分析' },
});

export const exportAssignmentReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/report/exportAssignment',
  summary: '导出一份作业的报告（.xls）',
  provenance: 'ours',
  answers: 'file',
  input: f.input(ofAssignment),
  data: f.nothing,
  refusals: getAssignmentReport.refusals,
});

export const getHomeworkReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/report/homework',
  summary: '一段时间的作业学情：班级对比、学生趋势、知识点',
  provenance: 'ours',
  input: f.input(period),
  data: f.madeOf(['mark', 'teaching'], homeworkReport),
  refusals: wrongOrder,
  where: { from: { unchecked: '统计从哪天起的作业' }, to: { unchecked: '统计到哪天为止的作业' } },
});

export const exportHomeworkReport = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/report/exportHomework',
  summary: '导出一段时间的作业学情（.xls）',
  provenance: 'ours',
  answers: 'file',
  input: f.input(period),
  data: f.nothing,
  refusals: wrongOrder,
  where: { from: { unchecked: '统计从哪天起的作业' }, to: { unchecked: '统计到哪天为止的作业' } },
});
