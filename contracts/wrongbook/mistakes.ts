import { mistakeCauses } from '../constants/mistake-causes.ts';
import { read } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import {
  bookMistake,
  bookStudent,
  bucketNames,
  causeMonth,
  causeShare,
  classLead,
  classMistake,
  classMistakeDetail,
  examMemory,
  masteryChapter,
  stateCounts,
  studentMistakes,
} from './mistake-shapes.ts';
import { questionTypes } from './question-shapes.ts';

/** The lesson whose mistakes are looked at: a class and what it is taught. */
export const ofLesson = {
  classId: f.id('班级', { of: 'class' }),
  courseId: f.id('课程', { of: 'course' }),
};

export const ofStudent = { ...ofLesson, studentId: f.id('学生', { of: 'student' }) };

export const lessonRefusals = { notTaught: '{className}的{courseName}不由你任教，不能查看' } as const;
export const studentRefusals = { ...lessonRefusals, notInClass: '学生已不在这个班级' } as const;
const wrongOrder = { wrongOrder: '开始日期不能晚于结束日期' } as const;

/** Mistakes that were made in a term or school year, and not before a day. */
const ofYear = { learningYear: f.term('学年').optional(), from: f.date('开始日期').optional() };

const source = f.state('来源', [0, 1, 2]).optional();

/** Of a student's mistakes in a lesson, those that are asked for. */
export const bookFilters = {
  ...ofYear,
  /** `fading` is what is mastered and will be remembered with less than nine chances in ten on the day of `on`, or today. */
  state: f.choice('状态', ['open', 'consolidating', 'mastered', 'due', 'fading']).optional(),
  cause: f.choice('错因', mistakeCauses).optional(),
  source,
  pointId: f.id('知识点', { of: 'point' }).optional(),
  /** A day for which to say how likely each is remembered, such as that of the next exam. */
  on: f.date('日期').optional(),
};

/** Published work that counts: of a term or school year, of days of publication, of homework or exams. */
const period = {
  ...ofYear,
  to: f.date('结束日期').optional(),
  source: f.state('来源', [1, 2]).optional(),
};

const questionCount = f.count('题数', { of: 'question' });

export const pageClassMistakes = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/classPage',
  summary: '班级错题：各题错误率、与年级和全校对比、错因',
  provenance: 'ours',
  input: pageInput(['wrongRate', 'wrong', 'lastTime'], {
    ...ofLesson,
    ...period,
    bucket: f.choice('错误率', bucketNames).optional(),
    pointId: f.id('知识点', { of: 'point' }).optional(),
    questionType: f.state('题型', questionTypes).optional(),
    cause: f.choice('错因', mistakeCauses).optional(),
    keyword: f.keyword('题干'),
  }),
  /** With how many of the questions that the other filters find are in which bucket, and what is worst of these. */
  data: f.madeOf(
    ['assignment', 'mark', 'mistake', 'teaching'],
    pageOf(classMistake).extend({
      buckets: f.record({
        all: questionCount,
        above40: questionCount,
        from30to40: questionCount,
        from10to30: questionCount,
        below10: questionCount,
      }),
      lead: classLead.nullable(),
    }),
  ),
  refusals: { ...lessonRefusals, ...wrongOrder },
  where: {
    learningYear: { unchecked: '决定统计哪些作答，题目只写汇总' },
    from: { unchecked: '决定统计从哪天起的作答' },
    to: { unchecked: '决定统计到哪天为止的作答' },
    source: { unchecked: '统计作业还是练习的作答，题目不写' },
    bucket: { unchecked: '错误率的分档见常量' },
    pointId: { unchecked: '题目只写知识点的名称' },
    cause: { is: 'causes.cause' },
    keyword: { contains: ['stem'] },
  },
});

export const getClassMistake = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/classDetail',
  summary: '班级的一道错题：对比、错误答案和作答的人、错因',
  provenance: 'ours',
  input: f.input({ ...ofLesson, ...period, questionId: f.id('题目', { of: 'question' }) }),
  data: f.madeOf(['assignment', 'mark', 'mistake', 'teaching'], classMistakeDetail),
  refusals: { ...lessonRefusals, ...wrongOrder, notAnswered: '这个班级没有做过这道题，或成绩还没有发布' },
  where: {
    learningYear: { unchecked: '决定统计哪些作答' },
    from: { unchecked: '决定统计从哪天起的作答' },
    to: { unchecked: '决定统计到哪天为止的作答' },
    source: { unchecked: '统计作业还是练习的作答' },
  },
});

export const listMastery = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/mastery',
  summary: '知识点掌握程度：全班或一名学生，附作答数',
  provenance: 'ours',
  input: f.input({ ...ofLesson, studentId: f.id('学生', { of: 'student' }).optional() }),
  data: f.madeOf(['assignment', 'mark', 'student', 'teaching'], f.list(masteryChapter)),
  refusals: studentRefusals,
});

export const listStudentMistakes = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/students',
  summary: '班级学生的错题本：未掌握、到期、已掌握和六周走势',
  provenance: 'ours',
  input: f.input({ ...ofLesson, ...ofYear, source }),
  data: f.madeOf(['assignment', 'mark', 'mistake', 'teaching'], f.list(studentMistakes)),
  refusals: lessonRefusals,
  where: {
    learningYear: { unchecked: '决定统计哪些错题，学生只写题数' },
    from: { unchecked: '决定从哪天起的错题，学生只写题数' },
    source: { unchecked: '决定哪种来源的错题，学生只写题数' },
  },
});

export const pageStudentBook = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/bookPage',
  summary: '一名学生的错题本：每题的状态、错因、到期日和历次作答；已转出的学生只有在本班时的作答',
  provenance: 'ours',
  input: pageInput(['dueDate', 'wrongTime', 'wrongCount'], {
    ...ofStudent,
    ...bookFilters,
  }),
  data: f.madeOf(
    ['assignment', 'mark', 'mistake', 'student', 'teaching'],
    /** Whatever the filters but time and source: whose book it is, how many are in which state, why they went wrong, then and over time. */
    pageOf(bookMistake).extend({
      student: bookStudent,
      counts: f.record(stateCounts),
      causes: f.list(causeShare),
      trend: f.list(causeMonth),
      coming: f.list(f.record({ day: f.text('日期'), count: f.count('到期题数') })),
      memory: examMemory,
    }),
  ),
  refusals: studentRefusals,
  where: {
    learningYear: { unchecked: '由每次作答所在的学期而来' },
    from: { unchecked: '由每次作答的时间而来' },
    on: { unchecked: '推算到那一天的记忆' },
    pointId: { unchecked: '错题只写知识点的名称' },
  },
});
