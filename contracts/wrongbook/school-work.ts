import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { assignmentItem, stageNames, submissionItem, taskTypes } from './assignment-shapes.ts';
import { classResult } from './report-shapes.ts';

const assignmentGone = { assignmentGone: '作业已删除' } as const;

export const pageSchoolWork = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/schoolWork/page',
  summary: '全校的作业：按年级、班级、学科、教师、进度',
  provenance: 'ours',
  input: pageInput(['createTime', 'title'], {
    schoolId: f.id('学校', { of: 'school' }),
    learningYear: f.term('学年').optional(),
    gradeId: f.id('年级', { of: 'grade' }).optional(),
    classId: f.id('班级', { of: 'class' }).optional(),
    subjectId: f.id('学科', { of: 'subject' }).optional(),
    teacherId: f.id('教师', { of: 'teacher' }).optional(),
    taskType: f.state('类型', taskTypes).optional(),
    stage: f.choice('进度', stageNames).optional(),
    keyword: f.keyword('名称'),
  }),
  data: pageOf(f.row('assignment', { ...assignmentItem.shape, meanRate: f.rate('平均得分率').nullable() })),
  where: {
    learningYear: { unchecked: '学年跨几个学期，由学期换算' },
    teacherId: { unchecked: '作业只写教师姓名' },
    keyword: { contains: ['title'] },
  },
});

export const getSchoolWork = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/schoolWork/detail',
  summary: '一份作业的批改结果：各班对比和学生名单',
  provenance: 'ours',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: f.record({ assignment: assignmentItem, classes: f.list(classResult), students: f.list(submissionItem) }),
  refusals: assignmentGone,
});
