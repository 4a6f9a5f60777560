import { gradingNames } from '../../constants/exam-report.ts';
import * as f from '../../fields.ts';
import {
  difference,
  gradeBand,
  lineCount,
  mark,
  measure,
  rate,
  score,
  seldom,
  segment,
  signed,
  subjectOrTotal,
} from './report-parts.ts';

/** How many candidates have a score in figures, and why others have not. */
const attendance = {
  candidates: f.count('应考'),
  count: f.count('计入人数'),
  absent: f.count('缺考'),
  disqualified: f.count('违纪'),
  deferred: f.count('缓考'),
  makeUp: f.count('补考'),
  /** Whoever sat it but has no score yet. */
  unknown: f.count('未登分'),
};

/** Mean, spread and shares of a group; the standard score is 50 + 10 z against all candidates. */
export const groupFigures = f.record({
  subjectId: subjectOrTotal,
  count: f.count('人数'),
  mean: score('均分'),
  standardDeviation: score('标准差'),
  excellentRate: rate('优秀率'),
  passRate: rate('及格率'),
  lowRate: rate('低分率'),
  standardScore: signed('标准分'),
});

/** The same of a class, against the other classes of its group in the measure that is asked for. */
const classCell = groupFigures.extend({ mark, difference: seldom(difference.nullable()) });

/** A subject of the exam as far as it may be seen. */
const reportSubject = f.record({
  subjectId: f.id('学科', { of: 'subject' }),
  courseId: f.id('课程', { of: 'course' }),
  courseName: f.text('课程名称'),
  full: f.score('满分'),
  isPublished: f.flag('是否已发布'),
  /** The work with its answers; "" for scores alone. */
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  ...attendance,
});

/** How the report is made, as the leaders have set it. */
const reporting = f.record({
  lines: f.list(f.record({ name: f.text('线'), score: f.score('分数') })),
  margin: f.score('临界范围'),
  grading: f.choice('等级赋分', gradingNames),
  bands: f.list(gradeBand),
  /** Subjects whose marks become grades. */
  graded: f.list(f.id('学科', { of: 'subject' })),
});

/** The report of a school: one measure, class against class of the same group. */
export const examReport = f.row('exam', {
  examId: f.id('考试', { of: 'exam' }),
  name: f.text('考试名称'),
  measure,
  thresholds: f.record({ excellent: f.rate('优秀线'), pass: f.rate('及格线'), low: f.rate('低分线') }),
  reporting,
  /** Whether ranks are shown to the school; they are never in anything for parents. */
  showsRanks: f.flag('是否显示名次'),
  /** Whether all classes and subjects are seen, and so totals and lines. */
  isWhole: f.flag('是否全部可见'),
  /** Candidates of the classes that are seen; of all, how many did not sit at least one published subject. */
  candidates: f.count('应考人数'),
  missing: f.count('缺考人数').nullable(),
  subjects: f.list(reportSubject),
  /** Full marks of all subjects; null while one of them is not published. */
  totalFull: score('总分满分'),
  /** All classes together, subjects in their order, the total last. */
  grade: f.list(groupFigures),
  classes: f.list(
    f.row('class', {
      classId: f.id('班级', { of: 'class' }),
      className: f.text('班级名称'),
      group: f.text('组别'),
      candidates: f.count('应考'),
      /** How many classes it is compared with. */
      likeClasses: f.count('同类班数'),
      cells: f.list(classCell),
    }),
  ),
  /** What stands out of how many comparisons, those that are furthest from chance first. */
  lead: f.record({
    comparisons: f.count('比较次数'),
    above: f.list(f.record({ classId: f.id('班级', { of: 'class' }), subjectId: f.id('学科', { of: 'subject' }) })),
    below: f.list(f.record({ classId: f.id('班级', { of: 'class' }), subjectId: f.id('学科', { of: 'subject' }) })),
  }),
  lines: f.list(lineCount),
});

/** One class in one subject, or in the total. */
export const examCell = f.record({
  classId: f.id('班级', { of: 'class' }),
  subjectId: subjectOrTotal,
  full: f.score('满分'),
  own: groupFigures,
  /** The other classes of the group together. */
  others: groupFigures,
  likeClasses: f.count('同类班数'),
  difference: difference.nullable(),
  /** How likely chance alone makes it so great: by itself, and in the family of all comparisons. */
  chance: rate('偶然概率'),
  familyChance: rate('校正后的偶然概率'),
  mark,
  segments: f.list(f.record({ ...segment, othersShare: rate('其他班占比') })),
  /** Questions by how far the class is from the others, furthest below first. */
  items: f.list(
    f.record({
      questionId: f.id('题目', { of: 'question' }),
      position: f.count('题号'),
      full: f.score('满分'),
      points: f.list(f.text('知识点')),
      mean: f.score('均分'),
      othersMean: f.score('其他班均分'),
      difference: seldom(difference.nullable()),
    }),
  ),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
});
