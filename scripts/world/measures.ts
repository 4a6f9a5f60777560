import { readFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';

// Whether an experienced teacher would believe a seeded world. Everything is read from its rows with definitions of our own: nothing of the
// code that made it is used here, so that it cannot agree with itself.

/** A figure of the world beside what is published or usual. */
export interface Measure {
  what: string;
  found: number;
  /** Both ends are allowed. */
  from: number;
  to: number;
  /** Of shares, which are printed in per cent. */
  isShare: boolean;
  /** Where the bounds come from: a document, or what we hold to be usual. */
  source: string;
}

export const isMet = ({ found, from, to }: Measure): boolean => found >= from && found <= to;

/**
 * Days of national holidays on which nobody works, as the General Office of the State Council has announced them for 2024 to
 * 2026, those of the school terms alone; months and days from and to.
 */
const holidays: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  2024: [
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['06-10', '06-10'],
    ['09-15', '09-17'],
    ['10-01', '10-07'],
  ],
  2025: [
    ['01-01', '01-01'],
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['05-31', '06-02'],
    ['10-01', '10-08'],
  ],
  2026: [
    ['01-01', '01-03'],
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['06-19', '06-21'],
    ['09-25', '09-27'],
    ['10-01', '10-07'],
  ],
};

const isFree = (moment: string): boolean => {
  const [year, day] = [moment.slice(0, 4), moment.slice(5, 10)];
  const weekday = new Date(`${moment.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const isSummer = (day >= '07-10' && day <= '08-31') || (day >= '01-31' && day <= '02-16');
  return (
    weekday === 0 || weekday === 6 || isSummer || (holidays[year] ?? []).some(([from, to]) => day >= from && day <= to)
  );
};

const shareOf = <T>(rows: readonly T[], holds: (row: T) => boolean): number =>
  rows.length === 0 ? Number.NaN : rows.filter(holds).length / rows.length;

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? Number.NaN;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Seconds since midnight. */
const secondsOf = (moment: string): number =>
  Number(moment.slice(11, 13)) * 3600 + Number(moment.slice(14, 16)) * 60 + Number(moment.slice(17, 19));

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

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
};

type Rows = <T>(sql: string, ...bound: unknown[]) => T[];

const share = (what: string, found: number, from: number, to: number, source: string): Measure => ({
  what,
  found,
  from,
  to,
  isShare: true,
  source,
});
const number = (what: string, found: number, from: number, to: number, source: string): Measure => ({
  ...share(what, found, from, to, source),
  isShare: false,
});

const usual = '学校常规';
const announced = '国务院办公厅放假安排';
const relief = '“双减”意见（2021）';

interface Work {
  id: string;
  gradeId: string;
  tag: string;
  setAt: string;
  publishedAt: string;
  worth: number;
}

interface Sheet {
  id: string;
  tag: string;
  setAt: string;
  publishedAt: string;
  at: string;
}

/** When work is set, handed in and published. */
function timesOfWork(rows: Rows): Measure[] {
  const works = rows<Work>(`select a.id, a.grade_id gradeId, a.tag, a.create_time setAt, a.publish_time publishedAt,
    (select sum(score) from paper_questions q where q.paper_id = a.paper_id) worth
    from assignments a where a.exam_id is null`);
  const sheets = rows<Sheet>(`select a.id, a.tag, a.create_time setAt, a.publish_time publishedAt, s.submit_time at
    from submissions s join assignments a on a.id = s.assignment_id where a.exam_id is null and s.state = 1`);
  const atHome = sheets.filter(({ at, setAt }) => at.slice(0, 10) > setAt.slice(0, 10));
  const published = works.filter(({ publishedAt }) => publishedAt !== '');
  const byMinute = groupBy(sheets, ({ at }) => at.slice(11, 16)).map(({ length }) => length / sheets.length);
  const young = works.filter(({ gradeId }) => Number(gradeId) <= 2);
  return [
    share(
      '在上课日布置',
      shareOf(works, ({ setAt }) => !isFree(setAt)),
      1,
      1,
      announced,
    ),
    share(
      '在上课时间布置（7:30–18:00）',
      shareOf(works, ({ setAt }) => within(setAt, 7.5, 18)),
      1,
      1,
      usual,
    ),
    share(
      '在上课日上交',
      shareOf(sheets, ({ at }) => !isFree(at)),
      1,
      1,
      announced,
    ),
    share(
      '布置之后才上交',
      shareOf(sheets, ({ at, setAt }) => at > setAt),
      1,
      1,
      '时间先后',
    ),
    share('同一分钟上交的最多占', Math.max(...byMinute), 0, 0.05, usual),
    share(
      '课后作业在第一节课前后上交',
      shareOf(atHome, ({ at }) => within(at, 7, 9.5)),
      0.85,
      0.97,
      usual,
    ),
    share(
      '课后作业迟交（过了上午）',
      shareOf(atHome, ({ at }) => secondsOf(at) > 11.5 * 3600),
      0.02,
      0.1,
      usual,
    ),
    share(
      '多数人交了才发布',
      shareOf(
        groupBy(sheets, ({ id }) => id),
        isPublishedLate,
      ),
      0.99,
      1,
      '时间先后',
    ),
    share(
      '在休息时间或晚上发布',
      shareOf(published, ({ publishedAt }) => within(publishedAt, 12, 22)),
      1,
      1,
      usual,
    ),
    share(
      '一、二年级没有书面课后作业',
      shareOf(young, ({ tag }) => tag === 'inClass'),
      1,
      1,
      relief,
    ),
    share(
      '作业满分是整十或 25',
      shareOf(works, ({ worth }) => worth % 10 === 0 || worth === 25),
      0.95,
      1,
      usual,
    ),
  ];
}

const within = (moment: string, from: number, to: number): boolean =>
  secondsOf(moment) >= from * 3600 && secondsOf(moment) <= to * 3600;

/** Whether work was published after nine in ten of its sheets had come. */
const isPublishedLate = (sheets: readonly Sheet[]): boolean => {
  const [{ publishedAt }] = sheets as [Sheet];
  return publishedAt === '' || shareOf(sheets, ({ at }) => at < publishedAt) >= 0.9;
};

interface Textbook {
  subjectId: string;
  grades: { grade: string; upper: string[]; lower: string[] }[];
}

/** Where each chapter of the textbooks stands, by subject, grade and name: its volume, and its place in that. */
function textbooks(): Map<string, { volume: string; place: number; of: number }> {
  const places = new Map<string, { volume: string; place: number; of: number }>();
  for (const stage of ['primary', 'junior', 'senior']) {
    const file = new URL(`../../seed/content/chapters/${stage}.yaml`, import.meta.url);
    for (const { subjectId, grades } of load(readFileSync(file, 'utf8'), { schema: FAILSAFE_SCHEMA }) as Textbook[])
      for (const { grade, upper, lower } of grades)
        for (const [volume, chapters] of [
          ['01', upper],
          ['02', lower],
        ] as const)
          chapters.forEach((name, place) =>
            places.set(`${subjectId}/${grade}/${name}`, { volume, place, of: chapters.length }),
          );
  }
  return places;
}

/** Whether what is asked has been taught: chapters of a volume follow each other over its term. */
function orderOfContent(rows: Rows): Measure[] {
  const places = textbooks();
  const asked = rows<{
    chapter: string;
    at: string;
    term: string;
  }>(`select distinct c.subject_id || '/' || c.grade_id || '/' || c.name chapter, coalesce(x.start_date, a.create_time) at, a.term
    from assignments a left join exams x on x.id = a.exam_id join paper_questions q on q.paper_id = a.paper_id join question_points o on o.question_id = q.question_id
    join knowledge_points p on p.id = o.point_id join knowledge_points c on c.id = p.parent_id where a.task_type = 1`);
  const known = asked.flatMap(({ chapter, at, term }) => {
    const found = places.get(chapter);
    return found ? [{ ...found, at, term }] : [];
  });
  return [
    share(
      '只考本学期一册的章节',
      shareOf(known, ({ volume, term }) => term.endsWith(volume)),
      1,
      1,
      '教科书分册',
    ),
    share('所考章节当时已经开始教', shareOf(known, isTaught), 0.99, 1, '按周授课进度'),
  ];
}

/** Whether a chapter had begun on a day, if those of a volume take equal parts of the fifteen weeks of lessons of a term. */
function isTaught({ place, of, at, term }: { place: number; of: number; at: string; term: string }): boolean {
  const year = Number(term.slice(0, 4));
  const start = term.endsWith('01') ? `${year}-09-01` : `${year + 1}-02-24`;
  const weeks = (Date.parse(at.slice(0, 10)) - Date.parse(start)) / (7 * 86_400_000);
  return (place / of) * 15 <= weeks + 0.2;
}

/** What exams come to, by class. */
function scoresOfExams(rows: Rows): Measure[] {
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
    number('班级之间的组内相关（中位数）', quantile(correlations, 0.5), 0.02, 0.1, '平行分班 0.02–0.10'),
    number('班级之间的组内相关（第 95 百分位）', quantile(correlations, 0.95), 0.02, 0.2, '平行分班，抽样波动'),
    share('得分率的标准差（中位数）', quantile(spreads, 0.5), 0.12, 0.25, usual),
    share('得分率（第 5 百分位的考试）', quantile(middles, 0.05), 0.5, 0.85, usual),
    share('得分率（第 95 百分位的考试）', quantile(middles, 0.95), 0.5, 0.85, usual),
    share(
      '考试满分 100、120 或 150',
      shareOf(subjects, ({ full }) => [100, 120, 150].includes(full)),
      1,
      1,
      usual,
    ),
    share(
      '考试在上课日',
      shareOf(subjects, ({ date }) => !isFree(date)),
      1,
      1,
      announced,
    ),
  ];
}

const deviation = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)));
};

/** Who works, and who was there. */
function people(rows: Rows, now: string): Measure[] {
  const month = Number(now.slice(5, 7));
  const year = Number(now.slice(0, 4)) - (month >= 8 ? 0 : 1);
  const term = `${year}${month >= 8 || month < 2 ? '01' : '02'}`;
  const teachers = rows<{ works: number }>(
    `select (select count(*) from assignments a where a.teacher_id = t.teacher_id and a.term = ? and a.exam_id is null) works
     from (select distinct t.teacher_id from teachings t join school_classes c on c.id = t.class_id
       where c.school_id in (select distinct school_id from assignments where exam_id is null)) t`,
    term,
  );
  const [absent] = rows<{ share: number }>('select avg(state = 2) share from submissions where state <> 0');
  return [
    share(
      '本学期没有布置过作业的教师',
      shareOf(teachers, ({ works }) => works === 0),
      0,
      0.02,
      '教学常规',
    ),
    share('缺交', absent!.share, 0.01, 0.06, usual),
  ];
}

/** Everything that is measured of a world. */
export function measuresOf(sqlite: Database.Database, now: string): Measure[] {
  const rows: Rows = <T>(sql: string, ...bound: unknown[]) => sqlite.prepare(sql).all(...bound) as T[];
  return [...timesOfWork(rows), ...orderOfContent(rows), ...scoresOfExams(rows), ...people(rows, now)];
}
