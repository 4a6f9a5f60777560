import { scoreBands, type ScoreBand } from '../constants/questions.ts';
import * as f from '../fields.ts';
import { reportLead } from './report-lead.ts';
import { taskTypes } from './assignment-shapes.ts';
import { groupName, questionTypes } from './question-shapes.ts';

export const bandNames = scoreBands.map(({ value }) => value) as [ScoreBand, ...ScoreBand[]];

/** A figure that may not be defined: then null. */
const figure = (label: string) => f.score(label).nullable();
const signed = (label: string) => f.signed(label).nullable();

/** Who has handed in; those who are absent or have not handed in are in no other figure. */
export const completion = f.record({
  students: f.count('应交'),
  submitted: f.count('已交'),
  absent: f.count('缺交'),
  marked: f.count('已批完'),
});

/** How a group has done over sheets that are marked throughout. Scores are in points, and null where papers are worth different ones. */
export const summary = f.record({
  count: f.count('人数'),
  mean: figure('平均分'),
  median: figure('中位数'),
  standardDeviation: figure('标准差'),
  highest: figure('最高分'),
  lowest: figure('最低分'),
  passRate: f.rate('及格率').nullable(),
  excellentRate: f.rate('优秀率').nullable(),
});

/** How many reached which band. */
export const bandCount = f.record({
  band: f.choice('分数段', bandNames),
  count: f.count('人数'),
  share: f.rate('占比'),
});

/** Scores from `from` to below `to`, the last one including it. */
const bin = f.record({ from: f.score('起'), to: f.score('止'), count: f.count('人数') });

/** An option or an answer, by how many, and how those did: among the best and the weakest 27 %, and their mean score. */
const choice = f.record({
  answer: f.text('作答'),
  isRight: f.flag('是否正确'),
  count: f.count('人数'),
  share: f.rate('占比'),
  upperShare: f.rate('高分组占比').nullable(),
  lowerShare: f.rate('低分组占比').nullable(),
  meanTotal: figure('平均总分'),
});

/** A question of the paper and what the answers tell about it. */
export const itemFigures = f.row('question', {
  questionId: f.id('题目', { of: 'question' }),
  number: f.count('题号'),
  questionType: f.stateOut('题型', questionTypes),
  full: f.score('满分'),
  stem: f.text('题干'),
  group: groupName,
  points: f.list(f.text('知识点')),
  count: f.count('人数'),
  mean: figure('平均分'),
  facility: f.rate('难度').nullable(),
  rightRate: f.rate('满分率').nullable(),
  discriminationIndex: signed('区分度'),
  pointBiserial: signed('题总相关'),
  alphaIfDeleted: signed('删题后信度'),
  frequentWrong: f.text('最多的错答'),
  /** Answers of a choice by their letters, of blanks the most frequent ones; of other kinds none. */
  choices: f.list(choice),
  /** Single letters of a choice of which several may be right. */
  letters: f.list(choice),
});

/** How well a knowledge point is mastered: points earned of those to be had. */
export const pointMastery = f.row('point', {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  questions: f.list(f.count('题号')),
  mastery: f.rate('掌握度').nullable(),
});

/** One student's result; absent ones have no score and no rank. */
const studentResult = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  studentId: f.id('学生', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  className: f.text('班级', { of: 'class' }),
  state: f.stateOut('状态', [0, 1, 2]),
  score: figure('得分'),
  band: f.choice('分数段', [...bandNames, '']),
  rank: f.count('名次').nullable(),
  percentileRank: f.rate('百分等级').nullable(),
  /** In the order of the questions; null where it is not marked or not handed in. */
  scores: f.list(figure('各题得分')),
});

/** Classes side by side. */
export const classResult = f.row('class', {
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级'),
  completion,
  summary,
  bands: f.list(bandCount),
});

const reliability = f.record({ alpha: signed('信度'), standardError: figure('测量标准误') });

/** The report of one piece of work. */
export const assignmentReport = f.row('assignment', {
  assignmentId: f.id('作业', { of: 'assignment' }),
  title: f.text('名称'),
  subjectId: f.id('学科', { of: 'subject' }),
  isPublished: f.flag('是否已发布'),
  full: f.score('满分'),
  lead: reportLead,
  completion,
  summary,
  reliability,
  bands: f.list(bandCount),
  distribution: f.list(bin),
  classes: f.list(classResult),
  items: f.list(itemFigures),
  points: f.list(pointMastery),
  students: f.list(studentResult),
});

/** One piece of work in a period. */
const workResult = f.row('assignment', {
  assignmentId: f.id('作业', { of: 'assignment' }),
  taskType: f.stateOut('类型', taskTypes),
  title: f.text('名称'),
  date: f.dateTime('布置时间'),
  full: f.score('满分'),
  classes: f.list(
    f.row('class', {
      classId: f.id('班级', { of: 'class' }),
      completion,
      meanRate: f.rate('平均得分率').nullable(),
      passRate: f.rate('及格率').nullable(),
    }),
  ),
});

/** A student over a period: score rates in the order of the works, null where there is none. */
const studentTrend = f.row('student', {
  studentId: f.id('学生', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级'),
  completed: f.count('已完成'),
  meanRate: f.rate('平均得分率').nullable(),
  /** Against the own class, in standard deviations, from the first work to the last; both 0 where too few works tell of none. */
  change: f.signed('变化'),
  sureness: f.rate('把握'),
  rates: f.list(f.rate('得分率').nullable()),
  submissions: f.list(f.idOrBlank('答卷编号', { of: 'submission' })),
});

/** A knowledge point over a period, with each place where a question asked for it. */
const periodMastery = pointMastery.omit({ questions: true }).extend({
  questionCount: f.count('题数'),
  questions: f.list(
    f.record({
      assignmentId: f.id('作业', { of: 'assignment' }),
      questionId: f.id('题目', { of: 'question' }),
      number: f.count('题号'),
    }),
  ),
});

/**
 * Homework over a period: work by work, class against class, student by student, by knowledge point; bands by the mean rate
 * of a student. Practice of mistakes is left out: everybody has other questions in it.
 */
export const homeworkReport = f.record({
  classes: f.list(f.row('class', { classId: f.id('班级编号', { of: 'class' }), className: f.text('班级') })),
  works: f.list(workResult),
  bands: f.list(bandCount),
  students: f.list(studentTrend),
  points: f.list(periodMastery),
});
