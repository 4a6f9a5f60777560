import * as f from '../fields.ts';
import { attempt, stateCounts } from './mistake-shapes.ts';
import { bandCount, bandNames } from './report-shapes.ts';

/** From the lower to the upper quartile of the mean score rates of the students: between them lies the middle half. */
const middleHalf = f.record({ low: f.rate('下四分位'), high: f.rate('上四分位') });

/**
 * How a student stands against the class, or a class against the grade, in this period and before it: in standard deviations,
 * since papers differ in difficulty. Where that may be chance it is level, whatever the value.
 */
const comparison = f.record({
  direction: f.choice('变化', ['up', 'level', 'down']),
  value: f.signed('变化量'),
  sureness: f.rate('把握'),
  worksBefore: f.count('之前的次数'),
  worksNow: f.count('本段的次数'),
});

/**
 * A piece of work in a series: the own score rate, that of the group it is compared with, how many standard deviations lie
 * between, and where the level is taken to be by then, with the bounds between which it lies with a certainty of 95 %.
 */
const trendPoint = f.row('assignment', {
  assignmentId: f.id('作业', { of: 'assignment' }),
  title: f.text('名称'),
  date: f.dateTime('布置时间'),
  rate: f.rate('得分率'),
  groupRate: f.rate('对照得分率'),
  standing: f.signed('位置'),
  level: f.signed('水平'),
  low: f.signed('下界'),
  high: f.signed('上界'),
});

/** A knowledge point that was answered, as the tree of mastery has it. */
export const learningPoint = f.row('point', {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  chapter: f.text('所属章'),
  answered: f.count('作答数'),
  right: f.count('答对数'),
  mastery: f.rate('掌握程度'),
});

/** Mistakes that were made in the period, by what has become of them, and about how long what is due takes. */
const practiceProgress = f.record({
  ...stateCounts,
  total: f.count('错题数'),
  minutes: f.count('到期约需分钟'),
});

/** How much was handed in of what was set. */
const handedIn = { set: f.count('布置数'), submitted: f.count('已交数') };

const subjectFrame = {
  subjectId: f.id('学科编号', { of: 'subject' }),
  subjectName: f.text('学科'),
  courseId: f.id('课程', { of: 'course' }),
  ...handedIn,
  /** The mean of the score rates of the pieces of work; of a class the mean of its students'. */
  rate: f.rate('得分率').nullable().meta({ 'x-seldom': true }),
  middle: middleHalf.nullable().meta({ 'x-seldom': true }),
  /** Null where there is too little work in either period. */
  comparison: comparison.nullable().meta({ 'x-seldom': true }),
  /** Oldest first. */
  trend: f.list(trendPoint),
  /** The weakest first. */
  points: f.list(learningPoint),
  practice: practiceProgress,
};

/**
 * A sentence with the figures that it comes from: no number stands in it that is not among them. `polished` says that a model
 * has worded it anew.
 */
export const learningSentence = f.record({
  text: f.text('句子'),
  figures: f.list(
    f.record({
      label: f.text('依据'),
      value: f.text('数值'),
      subjectId: f.idOrBlank('学科编号', { of: 'subject' }),
      pointId: f.idOrBlank('知识点', { of: 'point' }),
    }),
  ),
  isPolished: f.flag('是否润色'),
});

const question = {
  questionId: f.id('题目', { of: 'question' }),
  stem: f.text('题干'),
};

const weakFrame = {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  subjectId: f.id('学科编号', { of: 'subject' }),
  answered: f.count('作答数'),
  mastery: f.rate('掌握程度'),
};

/** What to mend first, with a question that the student got wrong, and how it was answered again if it was right then. */
const weakOfStudent = f.row('point', {
  ...weakFrame,
  example: f
    .row('question', {
      ...question,
      before: attempt,
      after: attempt.nullable().meta({ 'x-seldom': true }),
      /** Of the question that was practised in its place, where that is another; "" else. */
      afterStem: f.text('同类题题干'),
      timesLeft: f.count('还需答对次数'),
    })
    .nullable()
    .meta({ 'x-seldom': true }),
});

const weakOfClass = f.row('point', {
  ...weakFrame,
  example: f
    .row('question', { ...question, answered: f.count('作答数'), wrong: f.count('答错数') })
    .nullable()
    .meta({ 'x-seldom': true }),
});

const frame = {
  from: f.text('开始日期'),
  to: f.text('结束日期'),
  /** The day from which on earlier work is what this period is compared with. */
  comparedFrom: f.text('对照开始日期'),
  schoolName: f.text('学校'),
  classId: f.id('班级', { of: 'class' }),
  className: f.text('班级名称'),
  day: f.text('生成日期'),
  /** Why there is no more than what was handed in; "" where there is a full report. */
  shortReason: f.text('简版原因'),
  ...handedIn,
  /** Subjects of which something was not handed in. */
  missing: f.list(
    f.row('subject', {
      subjectId: f.id('学科编号', { of: 'subject' }),
      subjectName: f.text('学科'),
      count: f.count('缺交数'),
    }),
  ),
  practice: practiceProgress,
  /** What stands at the head. */
  lead: f.list(learningSentence),
  /** The subject that needs most, whose trend and points paper shows; "" in a short report. */
  focusId: f.idOrBlank('重点学科', { of: 'subject' }),
  advice: f.list(learningSentence),
};

/** The learning report of a student; nothing in it ranks. */
export const studentLearning = f.row('student', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  ...frame,
  subjects: f.list(
    f.row('subject', {
      ...subjectFrame,
      band: f.choice('分数段', [...bandNames, '']),
      classRate: f.rate('班级得分率').nullable().meta({ 'x-seldom': true }),
    }),
  ),
  weak: f.list(weakOfStudent),
  practised: f.list(
    f.row('assignment', {
      assignmentId: f.id('作业', { of: 'assignment' }),
      title: f.text('名称'),
      subjectName: f.text('学科'),
      date: f.dateTime('时间'),
      score: f.score('得分'),
      full: f.score('满分'),
    }),
  ),
});

/** The same of a class, with how its students are distributed in the place of what each reached. */
export const classLearning = f.row('class', {
  ...frame,
  students: f.count('学生数', { of: 'student' }),
  subjects: f.list(
    f.row('subject', {
      ...subjectFrame,
      works: f.count('次数'),
      bands: f.list(bandCount),
      /** Students by mean score rate, in tenths from 0; the last includes 1. */
      distribution: f.list(f.count('人数')),
    }),
  ),
  weak: f.list(weakOfClass),
});

/** A student of the class, and whether there is enough for a full report. */
export const learningStudent = f.row('student', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  ...handedIn,
  isShort: f.flag('是否作答太少'),
});
