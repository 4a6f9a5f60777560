import { comparisons } from '../constants/analysis.ts';
import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { analysedExam, analysedLesson, pointComparison, unitComparison } from './analysis-shapes.ts';

const compared = f.input({
  examId: f.id('考试', { of: 'exam' }),
  courseId: f.id('课程', { of: 'course' }),
  /** Those alike where that can be, else all, unless it is said. */
  versus: f.choice('比较', comparisons).optional(),
});

const refusals = {
  examGone: '考试已删除',
  notAsked: '这次考试没有这门课程，或还没有发布成绩',
  notJoint: '这不是联考，没有可以比较的学校',
  notTaught: '这次考试里没有你任教这门课程的班级',
} as const;

const refusedAt = { notAsked: 'courseId', notJoint: 'examId', notTaught: 'courseId' } as const;

const made = ['exam', 'examResult', 'candidate', 'school', 'class', 'teaching'] as const;

export const listAnalysedExams = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/analysis/exams',
  summary: '一门课程可以分析的考试：区域教研员看本区的联考，其他人看自己能看的',
  provenance: 'ours',
  input: f.input({
    gradeId: f.id('年级', { of: 'grade' }),
    courseId: f.id('课程', { of: 'course' }),
    learningTerm: f.term('学期'),
    /** Of whom, for who belongs to no school. */
    schoolId: f.id('学校', { of: 'school' }).optional(),
  }),
  data: f.list(analysedExam),
  where: { learningTerm: { unchecked: '学期由考试日期换算' } },
});

export const listAnalysedLessons = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/analysis/lessons',
  summary: '一个学期里可以分析的学校、年级和课程：区域教研员看本区的联考，平台管理员看各校的考试',
  provenance: 'ours',
  input: f.input({ learningTerm: f.term('学期') }),
  data: f.madeOf(['exam', 'school'], f.list(analysedLesson)),
  where: { learningTerm: { unchecked: '有成绩的学期，课程不写' } },
});

export const getSchoolComparison = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/analysis/schools',
  summary: '一次联考里同区各校的比较：与生源相近的学校、上次联考或全区比，95% 区间，只标大于偶然的差别；没有师生姓名',
  provenance: 'ours',
  input: compared,
  data: f.madeOf(made, unitComparison),
  refusals,
  refusedAt,
});

export const getPointComparison = read({
  ...getSchoolComparison,
  path: '/api/wrongbook/v1.0/web/analysis/points',
  summary: '一次联考里各知识点 × 同区各校的得分率，按人数加权；只标大于偶然的差别；没有师生姓名',
  data: f.madeOf([...made, 'question'], pointComparison),
});

export const exportSchoolComparison = read({
  ...getSchoolComparison,
  path: '/api/wrongbook/v1.0/web/analysis/exportSchools',
  summary: '导出各校的比较（.xls）',
  answers: 'file',
  data: f.nothing,
  where: { versus: { unchecked: '与谁比较，见 getSchoolComparison' } },
});

export const getClassComparison = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/analysis/classes',
  summary: '一次考试里同年级各班的比较：与同组的班、上次考试或全年级比；任课教师只看到自己的班',
  provenance: 'ours',
  input: compared,
  data: f.madeOf(made, unitComparison),
  refusals,
  refusedAt,
});

export const exportClassComparison = read({
  ...getClassComparison,
  path: '/api/wrongbook/v1.0/web/analysis/exportClasses',
  summary: '导出各班的比较（.xls）',
  answers: 'file',
  data: f.nothing,
  where: { versus: { unchecked: '与谁比较，见 getClassComparison' } },
});
