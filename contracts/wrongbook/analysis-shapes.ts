import { comparisons, gaps } from '../constants/analysis.ts';
import { examMarks } from '../constants/exam-report.ts';
import { examKinds } from '../constants/exams.ts';
import * as f from '../fields.ts';
import { difference, mark, rate, score } from './exams/report-parts.ts';

// Schools or classes side by side, called units. Who did not sit is in no figure, zeros are in all; what is not defined is null.

// What a unit has not is `x-seldom`: beside units with figures there are always some without.

/** How many scores are above 90 %, from 70, from 60 and below 60 % of full marks. */
const bands = f.list(f.count('人数'));

const figures = {
  count: f.count('计入人数'),
  candidates: f.count('应考人数'),
  mean: score('均分').meta({ 'x-seldom': true }),
};

/** Those that are like each other. */
const unitGroup = f.record({
  name: f.text('组'),
  ...figures,
  /** Least and greatest mean at intake, in per cent; null where groups are not made by it. */
  low: f.signed('入学最低').nullable().meta({ 'x-seldom': true }),
  high: f.signed('入学最高').nullable().meta({ 'x-seldom': true }),
});

const unit = f.record({
  schoolId: f.id('学校', { of: 'school' }),
  /** "" for a school. */
  classId: f.idOrBlank('班级', { of: 'class' }),
  name: f.text('名称'),
  /** The exam of the school; "" where it has none. */
  examId: f.idOrBlank('考试', { of: 'exam' }),
  /** Index of the group; −1 for none. */
  group: f.signed('组序'),
  gap: f.choice('没有的原因', gaps),
  ...figures,
  /** Mean of all subjects at intake, in per cent. */
  intake: f.signed('入学').nullable().meta({ 'x-seldom': true }),
  standardDeviation: score('标准差').meta({ 'x-seldom': true }),
  bands,
  /** Against the others together: in points, after the last exam in standard scores (50 + 10 z). */
  difference: difference.nullable().meta({ 'x-seldom': true }),
  mark,
  /** Those others. */
  others: f
    .record({ units: f.count('个数'), count: figures.count, mean: score('均分'), bands })
    .nullable()
    .meta({ 'x-seldom': true }),
  /** The same difference in each earlier exam, in per cent of full marks; null where there is none. */
  trend: f
    .list(f.record({ ...difference.shape, mark: f.choice('与同类比', examMarks) }).nullable())
    .meta({ 'x-seldom': true }),
});

/** Units compared. */
export const unitComparison = f.record({
  examId: f.id('考试', { of: 'exam' }),
  examName: f.text('考试名称'),
  startDate: f.text('日期'),
  full: f.score('满分'),
  versus: f.choice('比较', comparisons),
  /** What can be compared with. */
  possible: f.list(f.choice('比较', comparisons)),
  /** The last exam before, of who sat this one; "" for none. */
  lastName: f.text('上次考试'),
  /** Over all units that are compared. */
  whole: f.record({
    units: f.count('个数'),
    ...figures,
    bands,
    /** Share of the sum of squares that lies between units. */
    between: rate('差异在之间').meta({ 'x-seldom': true }),
  }),
  groups: f.list(unitGroup),
  units: f.list(unit),
  /** Exams of the trends, oldest first; the last one is this. A term without has no name. */
  occasions: f.list(f.record({ label: f.text('学期'), name: f.text('考试名称') })),
});

/** What a school reached of a knowledge point; no rate where it left the point's questions out, or is not compared. */
const pointCell = f.record({
  rate: rate('得分率').meta({ 'x-seldom': true }),
  /** Rate less that of those it is held against, from −1 to 1. */
  difference: difference.nullable().meta({ 'x-seldom': true }),
  mark,
});

/** Knowledge points by schools: the full marks of all points are those of the paper, and their rates by full marks give each mean. */
export const pointComparison = f.record({
  examId: f.id('考试', { of: 'exam' }),
  examName: f.text('考试名称'),
  full: f.score('满分'),
  versus: f.choice('比较', comparisons),
  schools: f.list(
    f.record({
      schoolId: f.id('学校', { of: 'school' }),
      name: f.text('名称'),
      gap: f.choice('没有的原因', gaps),
      mean: score('均分').meta({ 'x-seldom': true }),
    }),
  ),
  /** In the order of the textbook; none where scores alone have come in. */
  points: f.list(
    f.record({
      /** "" for questions without any. */
      pointId: f.idOrBlank('知识点', { of: 'point' }),
      name: f.text('知识点'),
      full: f.score('分值'),
      rate: rate('全区得分率'),
      /** One for each school. */
      cells: f.list(pointCell),
    }),
  ),
});

/** A course of a grade of a school that has published exams. */
export const analysedLesson = f.record({
  schoolId: f.id('学校', { of: 'school' }),
  schoolName: f.text('学校名称'),
  gradeId: f.id('年级', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  courseId: f.id('课程', { of: 'course' }),
  courseName: f.text('课程名称'),
});

/** An exam that can be looked at. */
export const analysedExam = f.row('exam', {
  id: f.id('考试编号', { of: 'exam' }),
  name: f.text('考试名称'),
  kind: f.choice('类别', examKinds),
  startDate: f.text('第一天'),
  /** Whether several schools have set it together. */
  isJoint: f.flag('是否联考'),
});
