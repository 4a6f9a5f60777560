import * as f from '../fields.ts';

// What the first page of a report says before all figures: compared to what, what to teach again, whom to look after.

const rate = (label: string) => f.rate(label).nullable();

/** How a group has done over sheets that are marked throughout; the mean in points is null where papers are worth different ones. */
const standing = f.record({
  count: f.count('人数'),
  mean: f.score('平均分').nullable(),
  meanRate: rate('得分率'),
  passRate: rate('及格率'),
  excellentRate: rate('优秀率'),
});

/** A difference of score rates with the bounds of its 95 % interval. */
const difference = f.record({ value: f.signed('相差'), low: f.signed('相差至少'), high: f.signed('相差至多') });

/** A question that lost many points, with its typical wrong answers. */
const lesson = f.row('question', {
  questionId: f.id('题目', { of: 'question' }),
  number: f.count('题号'),
  lost: f.score('失分'),
  /** Of all points that were lost. */
  lostShare: f.rate('占全部失分'),
  /** Over all classes of the work. */
  gradeRate: rate('年级得分率'),
  /** How many have less than the full score, and how many of these wrote nothing. */
  notFull: f.count('未得满分人数'),
  blank: f.count('未作答人数'),
  /** The most frequent wrong answers of a choice or of blanks. */
  wrong: f.list(f.record({ answer: f.text('作答'), count: f.count('人数') })),
  /** Of other kinds: the most frequent scores below the full one. */
  scores: f.list(f.record({ score: f.score('得分'), count: f.count('人数') })),
});

/** A student to look after, and why. */
const concern = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  isFailed: f.flag('是否不及格'),
  /** How many works in a row, this one included, were failed. */
  failedInRow: f.count('连续不及格次数'),
  /** Numbers of the questions that earned nothing. */
  zeros: f.list(f.count('得零分的题号')),
  /** Parts of the paper, by kind of question or knowledge point, that earned nothing at all. */
  zeroParts: f.list(f.record({ name: f.text('部分'), full: f.score('满分') })),
  /** By how many standard deviations the student is below the usual place in the class; 0 where that is not beyond chance. */
  fall: f.score('下降'),
  /** Of the last works, this one included, how many were not handed in. */
  missed: f.count('缺交次数'),
  works: f.count('近期作业次数'),
});

/** What the first page of a report says. */
export const reportLead = f.record({
  /** All classes of the work together; null where these are all. */
  grade: standing.extend({ classes: f.count('班级数') }).nullable(),
  /** How far the mean rate is from the grade's. */
  distance: difference.nullable(),
  /** The last published work of the subject that the same classes got before. */
  last: f
    .row('assignment', {
      assignmentId: f.id('作业', { of: 'assignment' }),
      title: f.text('名称'),
      own: standing,
      grade: standing.nullable(),
    })
    .nullable(),
  lessons: f.list(lesson),
  concerns: f.list(concern),
});
