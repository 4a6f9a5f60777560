import {
  always,
  correlation,
  deviation,
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

interface Result {
  examId: string;
  subjectId: string;
  studentId: string;
  classId: string;
  /** Share of full marks. */
  rate: number;
}

/** Enough students of a sitting for its figures to be told. */
const enough = 150;

/** Results of a subject in an exam. */
const sittingsOf = (results: readonly Result[]): Result[][] =>
  groupBy(results, ({ examId, subjectId }) => `${examId}/${subjectId}`).filter(({ length }) => length >= enough);

/** Correlation of two sittings over those who were in both; none where few were. */
function likeness(one: readonly Result[], other: readonly Result[]): number[] {
  const rates = new Map(other.map(({ studentId, rate }) => [studentId, rate]));
  const pairs = one.flatMap(({ studentId, rate }): [number, number][] => {
    const found = rates.get(studentId);
    return found === undefined ? [] : [[rate, found]];
  });
  return pairs.length < enough ? [] : [correlation(pairs)];
}

/** Likenesses of each two of some sittings. */
const likenesses = (sittings: readonly Result[][]): number[] =>
  sittings.flatMap((one, index) => sittings.slice(index + 1).flatMap((other) => likeness(one, other)));

/** How far the same students go on being good, and good at all. */
function ranksOf(sittings: readonly Result[][]): Measure[] {
  const ofExam = groupBy(sittings, ([first]) => first!.examId);
  const ofSubject = groupBy(sittings, ([first]) => first!.subjectId);
  return [
    number(
      '同一次考试两科成绩的相关（中位数）',
      quantile(ofExam.flatMap(likenesses), 0.5),
      [0.57, 0.78],
      sources.subjects,
    ),
    number(
      '同一科两次考试成绩的相关（中位数）',
      quantile(ofSubject.flatMap(likenesses), 0.5),
      [0.7, 0.9],
      sources.stability,
    ),
  ];
}

const spreadOf = (sitting: readonly Result[]): number => deviation(sitting.map(({ rate }) => rate));

/** How far apart students are, in all and in some subjects beside Chinese. */
function spreadsOf(sittings: readonly Result[][]): Measure[] {
  const among = (of: readonly Result[][]): number => quantile(of.map(spreadOf), 0.5);
  const inSubject = (subjectId: string): number => among(sittings.filter(([first]) => first!.subjectId === subjectId));
  return [
    share('得分率的标准差（中位数）', among(sittings), [0.12, 0.25], sources.spread),
    number('标准差之比：数学与语文', inSubject('2') / inSubject('1'), [1.05, 1.35], sources.mathsSpread),
    number('标准差之比：英语与语文', inSubject('3') / inSubject('1'), [1.05, 1.4], sources.usual),
  ];
}

/** What exams come to, by class. */
export function measuresOfExams(rows: Rows): Measure[] {
  const sittings = sittingsOf(
    rows<Result>(`select r.exam_id examId, r.subject_id subjectId, r.student_id studentId, r.class_id classId,
      r.score / s."full" rate
      from exam_results r join exam_subjects s on s.exam_id = r.exam_id and s.subject_id = r.subject_id
      join exams x on x.id = r.exam_id where x.state = 'published' and r.score is not null`),
  );
  const correlations = sittings.flatMap((sitting) => {
    const classes = groupBy(sitting, ({ classId }) => classId)
      .map((own) => own.map(({ rate }) => rate))
      .filter(({ length }) => length >= 20);
    return classes.length < 4 ? [] : [intraclass(classes)];
  });
  const middles = sittings.map((sitting) => mean(sitting.map(({ rate }) => rate)));
  const subjects = rows<{ full: number; date: string }>(
    `select "full", date from exam_subjects s join exams x on x.id = s.exam_id where x.state = 'published'`,
  );
  return [
    number('班级之间的组内相关（中位数）', quantile(correlations, 0.5), [0.02, 0.1], sources.balance),
    number('班级之间的组内相关（第 95 百分位）', quantile(correlations, 0.95), [0.02, 0.2], sources.balance),
    ...spreadsOf(sittings),
    ...ranksOf(sittings),
    share('得分率（中位数）', quantile(middles, 0.5), [0.6, 0.75], sources.difficulty),
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
