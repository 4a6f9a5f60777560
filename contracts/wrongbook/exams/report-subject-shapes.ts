import { demandLevels } from '../../constants/exam-report.ts';
import * as f from '../../fields.ts';
import { questionTypes } from '../question-shapes.ts';
import { box, gradeBand, mark, rate, score, seldom, segment, signed, subjectOrTotal } from './report-parts.ts';

/** How the marks of a subject become grades: a band with its marks and how many are in it. */
const gradedBand = gradeBand.extend({
  highest: score('原始分上界'),
  lowest: score('原始分下界'),
  count: f.count('人数'),
  reached: rate('实际比例'),
});

/** How scores of a subject, or totals, are distributed. */
export const examDistribution = f.record({
  subjectId: subjectOrTotal,
  full: f.score('满分'),
  width: f.count('分段'),
  all: f.record(box),
  segments: f.list(f.record(segment)),
  classes: f.list(
    f.row('class', {
      classId: f.id('班级', { of: 'class' }),
      className: f.text('班级名称'),
      ...box,
      /** How many are in each segment. */
      counts: f.list(f.count('人数')),
    }),
  ),
  /** Null where the subject is not graded. */
  grading: f
    .record({
      bands: f.list(gradedBand),
      /** What each mark becomes, best first. */
      table: f.list(
        f.record({ score: f.score('原始分'), grade: f.count('赋分'), band: f.text('等级'), count: f.count('人数') }),
      ),
    })
    .nullable()
    .meta({ 'x-seldom': true }),
});

/** Questions of one point and level: what they are worth, and what was reached of it. */
const blueprintCell = f.record({
  demand: f.choice('认知要求', [...demandLevels, '']),
  planned: f.score('计划分值'),
  rate: rate('得分率'),
  positions: f.list(f.count('题号')),
});

/** The questions of a subject, what they were to test and what was reached, how far marks can be relied on. */
export const examItems = f.record({
  subjectId: f.id('学科', { of: 'subject' }),
  full: f.score('满分'),
  assignmentId: f.idOrBlank('作业', { of: 'assignment' }),
  count: f.count('人数'),
  /** How far the questions agree, and what a score varies by; null where not every question is known of all. */
  alpha: seldom(signed('信度')),
  standardError: seldom(score('测量标准误')),
  items: f.list(
    f.row('question', {
      questionId: f.id('题目', { of: 'question' }),
      position: f.count('题号'),
      questionType: f.stateOut('题型', questionTypes),
      full: f.score('满分'),
      points: f.list(f.text('知识点')),
      demand: f.choice('认知要求', [...demandLevels, '']),
      count: f.count('人数'),
      mean: score('均分'),
      facility: rate('难度'),
      standardDeviation: score('标准差'),
      /** Correlation with the other questions together; of who sits all classes that are seen. */
      pointBiserial: seldom(signed('题总相关')),
      classes: f.list(f.record({ classId: f.id('班级', { of: 'class' }), mean: score('均分'), mark })),
    }),
  ),
  blueprint: f.record({
    rows: f.list(
      f.record({ name: f.text('知识点'), cells: f.list(blueprintCell), total: blueprintCell.omit({ demand: true }) }),
    ),
    totals: f.list(blueprintCell),
  }),
  /** Of parts that two mark: how far first and second mark agree. */
  agreement: f.list(
    f.record({
      name: f.text('阅卷任务'),
      positions: f.list(f.count('题号')),
      full: f.score('满分'),
      tolerance: f.score('误差阈值'),
      count: f.count('双评份数'),
      withinRate: rate('阈值内比例'),
      meanDifference: signed('平均相差'),
      /** Bounds within which 95 % of the differences lie. */
      lower: signed('一致限下限'),
      upper: signed('一致限上限'),
      kappa: signed('加权 Kappa'),
    }),
  ),
});
