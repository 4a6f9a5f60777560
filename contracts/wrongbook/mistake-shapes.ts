import { mistakeCauses, mistakeStates } from '../constants/mistake-causes.ts';
import * as f from '../fields.ts';
import { answerPicture } from './mark-shapes.ts';
import { questionTypes, question } from './question-shapes.ts';

/** Where mistakes come from: custom 0, homework 1, exam 2. */
const mistakeSources = [0, 1, 2] as const;

/** Names of the buckets of wrong rates, each rate in exactly one. */
export const bucketNames = ['above40', 'from30to40', 'from10to30', 'below10'] as const;

/** Answers to a question, and how many of them earned less than there was. */
const tally = { answered: f.count('作答数'), wrong: f.count('答错数') };

/** How many mistakes have a cause, one a student and question, and of how many of them a person has said so. */
export const causeShare = f.record({
  cause: f.choice('错因', mistakeCauses),
  count: f.count('错题数', { of: 'mistake' }),
  confirmed: f.count('已确认数'),
});

const questionHead = {
  questionId: f.id('题目编号', { of: 'question' }),
  questionType: f.stateOut('题型', questionTypes),
  stem: f.text('题干'),
  points: f.list(f.text('知识点')),
};

/** A question that a class has got wrong. */
export const classMistake = f.row('question', {
  ...questionHead,
  ...tally,
  wrongRate: f.rate('错误率'),
  lastTime: f.dateTime('最近一次发布时间'),
  grade: f.record(tally),
  school: f.record(tally),
  causes: f.list(causeShare),
});

/**
 * What the mistakes of a class have in common where they are worst: the questions of the worst bucket that has any, of these the
 * ones of the point that most of them share.
 */
export const classLead = f.record({
  bucket: f.choice('错误率', bucketNames),
  total: f.count('这一档的题数', { of: 'question' }),
  /** "" where none of the questions has a point; then they are all of the bucket. */
  point: f.text('知识点'),
  /** The worst first. */
  questions: f.list(f.row('question', { questionId: f.id('题目编号', { of: 'question' }) })),
  own: f.record(tally),
  grade: f.record(tally),
  /** The most frequent first. */
  causes: f.list(causeShare),
});

/** Who gave an answer, where its pictures are to be had, and for which cause the student's mistake counts. */
const answerer = f.row('submission', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  submissionId: f.id('答卷编号', { of: 'submission' }),
  position: f.count('题序'),
  pictures: f.list(answerPicture),
  cause: f.choice('错因', mistakeCauses),
  isConfirmed: f.flag('错因是否已确认'),
});

/** Answers that are alike: by their text, else by their pictures. */
const wrongAnswers = f.record({
  answer: f.text('作答'),
  kind: f.choice('类别', ['text', 'picture', 'blank', 'unknown']),
  /** The misconception that it comes from; "" where none is known. */
  error: f.text('典型错误'),
  count: f.count('人次'),
  students: f.list(answerer),
});

/** A question with all that a lesson on it needs. */
export const classMistakeDetail = f.record({
  question,
  ...tally,
  grade: f.record(tally),
  school: f.record(tally),
  /** They add up to the wrong answers of the class; the most frequent first. */
  answers: f.list(wrongAnswers),
  causes: f.list(causeShare),
});

const mastered = {
  pointId: f.id('知识点', { of: 'point' }),
  name: f.text('知识点名称'),
  answered: f.count('作答数'),
  right: f.count('答对数'),
  /** Chance of full marks on a question of average difficulty; null without answers. */
  mastery: f.rate('掌握程度').nullable().meta({ 'x-seldom': true }),
};

/** A chapter with its points; a chapter's mastery is the mean of its points weighted by answers. */
export const masteryChapter = f.row('point', { ...mastered, children: f.list(f.row('point', mastered)) });

/** How many mistakes are in which state, and how many are due today. */
export const stateCounts = {
  open: f.count('未掌握'),
  consolidating: f.count('巩固中'),
  mastered: f.count('已掌握'),
  due: f.count('今日到期'),
};

/** A student of the class with the state of the mistake book. */
export const studentMistakes = f.row('student', {
  studentId: f.id('学生编号', { of: 'student' }),
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  ...stateCounts,
  /** Mistakes that were open at the end of each of the last six weeks, the last of them today. */
  line: f.list(f.count('未掌握')),
  lastPractice: f.dateTime('最近一次练习'),
});

/** What a student did with a question once. */
export const attempt = f.record({
  time: f.dateTime('作答时间'),
  source: f.stateOut('来源', mistakeSources),
  title: f.text('作业名称'),
  isPractice: f.flag('是否错题巩固'),
  score: f.score('得分'),
  full: f.score('满分'),
  answer: f.text('作答'),
  reason: f.text('评语'),
  submissionId: f.idOrBlank('答卷编号', { of: 'submission' }),
  position: f.count('题序'),
  answeredId: f.id('实际作答的题目', { of: 'question' }),
  /** Whether the sheet may be looked at; what was written for a class that is out of reach may not. */
  isOpen: f.flag('能否打开答卷'),
  /** Of what was added by hand: a data URL; "" without one. */
  picture: f.text('图片'),
  pictures: f.list(answerPicture),
});

/** A student's history with a question. */
export const bookMistake = f.row('question', {
  ...questionHead,
  source: f.stateOut('来源', mistakeSources),
  state: f.choice('状态', mistakeStates),
  isByHand: f.flag('是否由人工标记'),
  reason: f.text('标记理由'),
  cause: f.choice('错因', mistakeCauses),
  isConfirmed: f.flag('错因是否已确认'),
  attemptCount: f.count('作答次数'),
  wrongCount: f.count('答错次数'),
  firstTime: f.dateTime('首次答错'),
  wrongTime: f.dateTime('最近答错'),
  lastTime: f.dateTime('最近作答'),
  dueDate: f.text('到期日'),
  /** Chance that it is remembered today, and on the day that was asked for; null where none was. */
  retrievability: f.rate('今天记得'),
  retrievabilityThen: f.rate('当天记得').nullable(),
  /** How many times it still has to be right; 0 once mastered. */
  timesLeft: f.count('还需答对次数'),
  /** From which day on being right counts again; "" where any day does. */
  countsFrom: f.text('何日起计入'),
  attempts: f.list(attempt),
});

/** Whose book it is; one who is no longer in the class has a book that nothing is written to. */
export const bookStudent = f.record({
  studentName: f.text('学生姓名'),
  studentNo: f.text('学号'),
  standing: f.choice('去向', ['here', 'moved', 'left']),
});

/** Wrong answers of a month by the causes of the mistakes that they belong to, the most frequent first. */
export const causeMonth = f.record({
  month: f.text('月份'),
  causes: f.list(f.record({ cause: f.choice('错因', mistakeCauses), count: f.count('答错次数') })),
});

/** What is left of all that is mastered on the day that was asked for. */
export const examMemory = f.record({
  /** "" where none was asked for. */
  day: f.text('日期'),
  known: f.count('已掌握'),
  /** Share of these that is likely remembered; null without any, or without a day. */
  remembered: f.rate('预计记得').nullable(),
  /** How many of these will be remembered with less than nine chances in ten. */
  fading: f.count('预计遗忘'),
});

/** When a mistake counts as mastered. */
export const masteryRule = {
  times: f.wholeNumber('答对次数', 1, 5),
  days: f.wholeNumber('间隔天数', 0, 60),
};
