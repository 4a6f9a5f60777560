import { resultState } from '../../constants/exams.ts';
import * as f from '../../fields.ts';
import { box, difference, lineCount, mark, score, seldom, signed, subjectOrTotal } from './report-parts.ts';

/** Totals near the lines: class by class, and what those just below are weakest in. */
export const examBorderline = f.record({
  margin: f.score('临界范围'),
  totalFull: score('总分满分'),
  lines: f.list(
    lineCount.extend({
      classes: f.list(
        f.row('class', {
          classId: f.id('班级', { of: 'class' }),
          className: f.text('班级名称'),
          reached: f.count('过线人数'),
          above: f.count('线上临界人数'),
          below: f.count('线下临界人数'),
        }),
      ),
      /** Of those just below: in how many it is the subject furthest below the own others. */
      weakest: f.list(f.record({ subjectId: f.id('学科', { of: 'subject' }), count: f.count('人数') })),
    }),
  ),
});

/** An exam that this one may be held against. */
const earlier = f.row('exam', {
  examId: f.id('考试编号', { of: 'exam' }),
  name: f.text('考试名称'),
  startDate: f.text('第一天'),
});

/** How classes have moved since an earlier exam, by standard scores of who sat both. */
export const examProgress = f.record({
  subjectId: subjectOrTotal,
  earlier: seldom(earlier.nullable()),
  choices: f.list(earlier),
  count: f.count('两次都考的人数'),
  classes: f.list(
    f.row('class', {
      classId: f.id('班级', { of: 'class' }),
      className: f.text('班级名称'),
      count: f.count('人数'),
      before: seldom(signed('上次标准分')),
      now: seldom(signed('本次标准分')),
      change: seldom(difference.nullable()),
      mark,
    }),
  ),
});

/** What a candidate has reached in a subject. */
const studentScore = f.record({
  subjectId: f.id('学科', { of: 'subject' }),
  state: f.stateOut('状态', [
    resultState.sat,
    resultState.absent,
    resultState.disqualified,
    resultState.deferred,
    resultState.makeUp,
  ]),
  score: score('得分'),
  standardScore: signed('标准分'),
  /** What the score becomes, where the subject is graded. */
  grade: seldom(f.count('赋分').nullable()),
});

/** A candidate with all subjects that are seen. */
export const examStudent = f.row('candidate', {
  studentId: f.id('学生', { of: 'student' }),
  studentName: f.text('姓名'),
  studentNo: f.text('学号'),
  examNo: f.text('考号'),
  classId: f.id('班级', { of: 'class' }),
  className: f.text('班级名称'),
  scores: f.list(studentScore),
  total: score('总分'),
  totalStandardScore: signed('总分标准分'),
  /** Null unless the school shows ranks. */
  rank: seldom(f.count('年级名次').nullable()),
  /** Spread of the own standard scores over the subjects, and the subject furthest below the others, where one is clearly so. */
  balance: seldom(score('均衡度')),
  weakest: f.idOrBlank('最弱学科', { of: 'subject' }),
});

/** One candidate against class and grade, and against an earlier exam. */
export const examStudentReport = f.record({
  student: examStudent,
  subjects: f.list(
    f.record({
      subjectId: subjectOrTotal,
      full: f.score('满分'),
      score: score('得分'),
      class: f.record(box),
      all: f.record(box),
      earlierStandardScore: seldom(signed('上次标准分')),
    }),
  ),
  earlier: seldom(earlier.nullable()),
});
