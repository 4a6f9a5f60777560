import { practiceMode } from '../constants/assignments.ts';
import { mistakeCauses } from '../constants/mistake-causes.ts';
import * as f from '../fields.ts';
import { bucketNames } from './mistake-shapes.ts';
import { question } from './question-shapes.ts';

/** The most that a rule names or gives. */
export const practiceLimits = {
  days: [1, 400],
  most: [1, 50],
  minutes: [5, 240],
  questions: 100,
  points: 100,
  students: 300,
} as const;

/** For whom a paper is: each student has one of their own, or the class has one. */
export const practiceScopes = ['student', 'class'] as const;

/** How the questions of a paper stand: by type, by knowledge point, those due first, the easy ones first. */
export const practiceOrders = ['type', 'point', 'due', 'easy'] as const;

/** What questions are worth: as in the bank, each the same, or as in the bank in proportion to a total. */
export const practiceScorings = ['bank', 'each', 'total'] as const;

/** How much room a question leaves for its answer. */
export const answerSpaces = ['none', 'normal', 'large'] as const;

/**
 * How practice is made of mistakes. Without chosen questions all mistakes of a subject are looked at that the range leaves; with
 * them (the basket) those alone, whatever their time, source, wrong rate, cause and points.
 */
export const practiceRule = f.input({
  practiceMode: f.state('练习方式', [practiceMode.consolidate, practiceMode.extend]),
  scope: f.choice('组卷对象', practiceScopes).default('student'),
  questionIds: f
    .several('题目', f.id('题目', { of: 'question', need: 'read', refuse: 'questionGone' }), practiceLimits.questions)
    .default([]),
  /** Mistakes that were last made in the last days; from a day on; until a day. */
  days: f.wholeNumber('最近天数', ...practiceLimits.days).optional(),
  from: f.date('开始日期').optional(),
  to: f.date('结束日期').optional(),
  source: f.state('来源', [0, 1, 2]).optional(),
  /** Of empty lists any. */
  buckets: f.several('错误率', f.choice('错误率', bucketNames), bucketNames.length).default([]),
  causes: f.several('错因', f.choice('错因', mistakeCauses), mistakeCauses.length).default([]),
  /** Chapters stand for the points below them. */
  pointIds: f.several('知识点', f.id('知识点', { of: 'point' }), practiceLimits.points).default([]),
  dueOnly: f.flag('只要今天到期的').default(false),
  withMastered: f.flag('包括已掌握的').default(false),
  /** Of an empty list all students of the classes. */
  studentIds: f
    .several('学生', f.id('学生', { of: 'student', need: 'read', refuse: 'notInClasses' }), practiceLimits.students)
    .default([]),
  most: f.wholeNumber('每份最多题数', ...practiceLimits.most),
  minutes: f.wholeNumber('每份最多分钟', ...practiceLimits.minutes).optional(),
  order: f.choice('排列', practiceOrders).default('type'),
  scoring: f.choice('分值', practiceScorings).default('bank'),
  /** What each is worth, or all together. */
  score: f.scoreIn('分值').optional(),
  space: f.choice('作答空间', answerSpaces).default('none'),
});

/** What practice is made for, and by which rule. */
export const practiceInput = {
  courseId: f.id('课程', { of: 'course' }),
  classId: f.ids('班级', { of: 'class' }),
  practice: practiceRule,
};

/** What every call refuses that takes a rule. */
export const practiceRefusals = {
  questionGone: '第 {number} 道所选题目不在题库里',
  strayQuestions: '所选题目有 {count} 道不属于{courseName}',
  notInClasses: '所选班级没有第 {number} 名学生，可能已离校或转班',
  wrongOrder: '开始日期不能晚于结束日期',
  noScore: '请填写分值',
  totalTooSmall: '总分不能少于 {least} 分，每题至少 0.5 分',
} as const;

/** Of which knowledge point the bank has too few other questions, and how many are missing. */
const shortfall = f.row('point', {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  missing: f.count('缺少题数'),
});

const amounts = {
  questionCount: f.count('题数'),
  /** As `minutesFor` estimates. */
  minutes: f.count('预计分钟'),
  score: f.score('总分'),
};

/** What a student would get: a paper of their own, or that of the class. */
const practisingStudent = f.row('student', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级'),
  /** Mistakes that the rule finds, before it is cut to a number or a time. */
  mistakeCount: f.count('错题数', { of: 'mistake' }),
  /** How many of the questions are, or stand for, mistakes of the student's. */
  ownCount: f.count('针对本人错题的题数'),
  ...amounts,
  shortfall: f.list(shortfall),
});

/** A question that the rule would give if it had not left the bank, and how many students would have got it. */
const withdrawnQuestion = f.row('question', {
  questionId: f.id('题目编号', { of: 'question' }),
  stem: f.text('题干'),
  studentCount: f.count('学生数'),
});

/** What a rule would give. */
export const practicePreview = f.record({
  students: f.list(practisingStudent),
  /** The paper of the class; null where each student has one. */
  common: f
    .record({
      ...amounts,
      /** Of other questions (42) those that somebody has met already, as the bank has no fresher one. */
      metCount: f.count('有人做过的题数'),
    })
    .nullable()
    .meta({ 'x-seldom': true }),
  /** Over all papers. */
  shortfall: f.list(shortfall),
  withdrawn: f.list(withdrawnQuestion),
});

/** A question of practice: the mistake for which it stands, and how likely the student (of a class: the mean) has it right. */
const practised = f.row('question', {
  ...question.shape,
  number: f.count('题号'),
  /** "" where it is the mistake itself. */
  practises: f.idOrBlank('对应的错题', { of: 'question' }),
  chance: f.rate('预计答对'),
  /** Of one paper for the class: how many students have the mistake; else 1. */
  studentCount: f.count('答错人数'),
  dueDate: f.text('到期日'),
});

/** One paper of practice. */
export const practicePaper = f.record({
  ...amounts,
  sections: f.list(f.record({ title: f.text('大题名称'), questions: f.list(practised) })),
  shortfall: f.list(shortfall),
});
