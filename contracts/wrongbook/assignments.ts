import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { teaching } from '../vesta/shapes.ts';
import {
  assignmentFields,
  assignmentItem,
  mostOpen,
  ofExam,
  stageNames,
  submissionItem,
  taskTypes,
} from './assignment-shapes.ts';
import { practiceRefusals } from './practice-shapes.ts';

/**
 * With what the caller may do with all of it: publish, take back, withdraw, remove, change its keys. That, and which work a
 * caller reaches, follows who teaches.
 */
const reachedAssignment = f.row('assignment', {
  ...assignmentItem.shape,
  /** Work of an exam is published and removed with that. */
  mayPublish: f.madeOf('teaching', f.flag('是否可发布、撤回和删除')),
});

const gone = { assignmentGone: '作业已删除' } as const;

export const listLessons = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/lessons',
  summary: '可以布置作业的班级和课程：本人任教的，学科组长还有全校本学科的',
  provenance: 'ours',
  input: f.input({}),
  data: f.list(f.row('teaching', { ...teaching.shape, isOwn: f.flag('是否本人任教') })),
});

/** What lists of work are narrowed by, beside where it stands. */
const listFilters = {
  learningYear: f.term('学年').optional(),
  classId: f.id('班级', { of: 'class' }).optional(),
  courseId: f.id('课程', { of: 'course' }).optional(),
  taskType: f.state('类型', taskTypes).optional(),
  from: f.date('布置日期起').optional(),
  keyword: f.keyword('名称'),
};

const works = f.count('份数', { of: 'assignment' });

export const pageAssignments = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/page',
  summary: '布置的作业：教师看任教班级本学科的，学科组长看全校本学科的',
  provenance: 'ours',
  input: pageInput(['createTime', 'title'], { ...listFilters, stage: f.choice('进度', stageNames).optional() }),
  /** With how much of what the other filters find stands where. */
  data: pageOf(reachedAssignment).extend({
    stages: f.record({ all: works, collecting: works, marking: works, published: works, withdrawn: works }),
  }),
  where: {
    learningYear: { unchecked: '学年跨几个学期，由学期换算' },
    from: { notBefore: 'createTime' },
    keyword: { contains: ['title'] },
  },
});

export const listOpenAssignments = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/open',
  summary: `还没有发布的作业，本人布置的和任教班级的，最新的 ${mostOpen} 份`,
  provenance: 'ours',
  input: f.input({ learningYear: listFilters.learningYear, courseId: listFilters.courseId }),
  data: f.list(reachedAssignment),
  where: { learningYear: { unchecked: '学年跨几个学期，由学期换算' } },
});

export const getAssignment = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/detail',
  summary: '一份作业和它的进度',
  provenance: 'ours',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: reachedAssignment,
  refusals: gone,
});

export const listSubmissions = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/submissions',
  summary: '一份作业的学生名单和上交、批改情况',
  provenance: 'ours',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: f.list(submissionItem),
  refusals: gone,
});

export const addAssignment = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/add',
  summary: '布置作业；错题巩固按规则给每个学生或全班组题，与预览一致',
  provenance: 'ours',
  adds: ['assignment', 'submission'],
  input: f.input({ ...assignmentFields, attemptKey: f.attemptKey().optional() }),
  data: f.row('assignment', { id: f.id('作业编号', { of: 'assignment' }), studentCount: f.count('学生数') }),
  refusals: {
    ...practiceRefusals,
    notTaught: '{className}的{courseName}不由你任教，不能布置',
    noMistakes: '所选学生没有符合条件的错题',
    noSimilar: '题库里没有这些错题的同类新题',
    noneFits: '限定的时间里一道题也做不完',
    allWithdrawn: '符合条件的 {count} 道错题都已从题库删除',
    notSupported: '{courseName}不能布置这类作业',
    noPaper: '请选择试卷',
    paperGone: '试卷已删除',
    otherSubject: '试卷的学科与所选课程不符',
    noPractice: '请设置错题范围',
    nobody: '{className}没有学生',
    past: '截止日期已过',
  },
});

export const withdrawAssignment = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/withdraw',
  summary: '撤回还没有人上交的作业',
  provenance: 'ours',
  changes: 'assignment',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: f.nothing,
  refusals: { ...gone, ...ofExam, handedIn: '已有 {count} 名学生上交，不能撤回', withdrawn: '作业已经撤回' },
});

export const removeAssignments = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/assignment/remove',
  summary: '删除作业和它的作答',
  provenance: 'ours',
  removes: ['assignment', 'submission', 'mistake'],
  input: f.input({ assignmentId: f.ids('作业', { of: 'assignment' }) }),
  data: f.nothing,
  refusals: { ...gone, ...ofExam },
});
