import {
  always,
  groupBy,
  mean,
  number,
  quantile,
  share,
  shareOf,
  sources,
  type Measure,
  type Rows,
} from './measure.ts';
import { isFree } from './school-time.ts';

/**
 * Intraclass correlation of scores by class, from the mean squares between and within classes (Shrout & Fleiss, "Intraclass
 * Correlations", Psychological Bulletin 1979, ICC(1,1), with the mean class size).
 */
export function intraclass(classes: readonly (readonly number[])[]): number {
  const all = classes.flat();
  const grand = mean(all);
  const size = all.length / classes.length;
  const between =
    classes.reduce((sum, scores) => sum + scores.length * (mean(scores) - grand) ** 2, 0) / (classes.length - 1);
  const within =
    classes.reduce((sum, scores) => {
      const own = mean(scores);
      return sum + scores.reduce((squares, one) => squares + (one - own) ** 2, 0);
    }, 0) /
    (all.length - classes.length);
  return (between - within) / (between + (size - 1) * within);
}

/** What exams come to, by class. */
export function measuresOfExams(rows: Rows): Measure[] {
  const results = rows<{ sat: string; classId: string; score: number; full: number; date: string }>(`
    select r.exam_id || '/' || r.subject_id sat, r.class_id classId, r.score, s."full", s.date
    from exam_results r join exam_subjects s on s.exam_id = r.exam_id and s.subject_id = r.subject_id
    join exams x on x.id = r.exam_id where x.state = 'published' and r.score is not null`);
  const sittings = groupBy(results, ({ sat }) => sat).filter(({ length }) => length >= 150);
  const correlations = sittings.flatMap((rows) => {
    const classes = groupBy(rows, ({ classId }) => classId)
      .map((own) => own.map(({ score }) => score))
      .filter(({ length }) => length >= 20);
    return classes.length < 4 ? [] : [intraclass(classes)];
  });
  const spreads = sittings.map((rows) => deviation(rows.map(({ score, full }) => score / full)));
  const middles = sittings.map((rows) => mean(rows.map(({ score, full }) => score / full)));
  const subjects = rows<{ full: number; date: string }>(
    `select "full", date from exam_subjects s join exams x on x.id = s.exam_id where x.state = 'published'`,
  );
  return [
    number('班级之间的组内相关（中位数）', quantile(correlations, 0.5), [0.02, 0.1], '平行分班 0.02–0.10'),
    number('班级之间的组内相关（第 95 百分位）', quantile(correlations, 0.95), [0.02, 0.2], '平行分班，抽样波动'),
    share('得分率的标准差（中位数）', quantile(spreads, 0.5), [0.12, 0.25], sources.usual),
    share('得分率（第 5 百分位的考试）', quantile(middles, 0.05), [0.5, 0.85], sources.usual),
    share('得分率（第 95 百分位的考试）', quantile(middles, 0.95), [0.5, 0.85], sources.usual),
    share(
      '考试满分 100、120 或 150',
      shareOf(subjects, ({ full }) => [100, 120, 150].includes(full)),
      always,
      sources.usual,
    ),
    share(
      '考试在上课日',
      shareOf(subjects, ({ date }) => !isFree(date)),
      always,
      sources.holidays,
    ),
  ];
}

const deviation = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
};
