import { always, groupBy, mean, number, share, shareOf, sources, type Measure, type Rows } from './measure.ts';
import { isFree, runningTerm } from './school-time.ts';

// How much work teachers set, how long it is, and when: what the system sees of it, which is a part of two to four pieces a
// week in the main subjects.

const day = 86_400_000;

/** Weeks of a term before its final exams. */
const lessons = 16;
const partly = '真实主科每周 2–4 份，系统内为其一部分';

interface Teacher {
  subjectId: string;
  gradeId: number;
  works: number;
}

/** How many pieces a week a teacher of a grade should set. */
interface Load {
  what: string;
  from: number;
  to: number;
  mean: readonly [from: number, to: number];
  isOf: (teacher: Teacher) => boolean;
}

const isMain = ({ subjectId }: Teacher): boolean => ['1', '2', '3'].includes(subjectId);

const loads: readonly Load[] = [
  {
    what: '初中、高中语数英教师',
    from: 0.2,
    to: 1.3,
    mean: [0.3, 1],
    isOf: (one) => isMain(one) && one.gradeId >= 7,
  },
  {
    what: '小学语数英教师',
    from: 0.12,
    to: 0.7,
    mean: [0.18, 0.6],
    isOf: (one) => isMain(one) && one.gradeId < 7,
  },
  { what: '其他科目教师', from: 0.1, to: 0.7, mean: [0.12, 0.5], isOf: (one) => !isMain(one) },
];

/** What each teacher of a subject in a grade sets in a week of the running term. */
function loadsOf(rows: Rows, term: string, weeks: number): Measure[] {
  const teachers = rows<Teacher>(
    `select k.subject_id subjectId, cast(c.grade_id as integer) gradeId, (select count(*) from assignments a where a.term = ?
        and a.teacher_id = t.teacher_id and a.subject_id = k.subject_id and a.grade_id = c.grade_id and a.exam_id is null) works
      from (select distinct t.teacher_id, t.course_id, c.grade_id, c.school_id from teachings t
        join school_classes c on c.id = t.class_id) t join courses k on k.id = t.course_id
        join (select distinct school_id, grade_id from school_classes) c on c.school_id = t.school_id and c.grade_id = t.grade_id
      where t.school_id in (select distinct school_id from assignments where exam_id is null)`,
    term,
  );
  return loads.flatMap(({ what, from, to, mean: usual, isOf }) => {
    const found = teachers.filter(isOf).map(({ works }) => works / weeks);
    return [
      number(`${what}平均每周布置（份）`, mean(found), usual, partly),
      share(
        `${what}每周布置不在 ${from}–${to} 份之间`,
        shareOf(found, (one) => one < from || one > to),
        [0, 0.03],
        partly,
      ),
    ];
  });
}

/** How many questions work has, by what it is for. */
function lengthsOf(rows: Rows): Measure[] {
  const works = rows<{ tag: string; questions: number }>(
    `select tag, (select count(*) from paper_questions q where q.paper_id = a.paper_id) questions
      from assignments a where exam_id is null and task_type = 1`,
  );
  const isReview = ({ tag }: { tag: string }): boolean => tag === 'clearing' || tag === 'stage';
  const within = (from: number, to: number) => (one: { questions: number }) =>
    one.questions >= from && one.questions <= to;
  return [
    share(
      '日常作业 5–8 题',
      shareOf(
        works.filter((one) => !isReview(one)),
        within(5, 8),
      ),
      [0.9, 1],
      sources.usual,
    ),
    share('周清月清、阶段复习 10–20 题', shareOf(works.filter(isReview), within(10, 20)), [0.9, 1], sources.usual),
  ];
}

interface Shared {
  paperId: string;
  setAt: string;
  publishedAt: string;
}

const areApart = (moments: readonly string[]): boolean => new Set(moments).size === moments.length;

/** When those of a grade who share a paper set it, and publish what came of it. */
function sharingOf(rows: Rows): Measure[] {
  const works = rows<Shared>(
    `select paper_id paperId, create_time setAt, publish_time publishedAt from assignments where exam_id is null`,
  );
  const groups = groupBy(works, ({ paperId }) => paperId).filter(({ length }) => length > 1);
  const withinWeek = (group: readonly Shared[]): boolean => {
    const days = group.map(({ setAt }) => Date.parse(setAt.slice(0, 10)));
    return Math.max(...days) - Math.min(...days) <= 7 * day;
  };
  const published = groups.map((group) => group.flatMap(({ publishedAt }) => publishedAt || []));
  return [
    share('备课组共用一份卷的在一周内布置', shareOf(groups, withinWeek), [0.95, 1], sources.usual),
    share(
      '其中各人布置的时刻都不同',
      shareOf(groups, (group) => areApart(group.map(({ setAt }) => setAt))),
      [0.85, 1],
      sources.usual,
    ),
    share('其中各人发布的时刻都不同', shareOf(published, areApart), [0.98, 1], sources.usual),
  ];
}

const mondayOf = (date: string): string => {
  const time = Date.parse(date.slice(0, 10));
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
};

/** How much work a grade gets in a week with exams, against its other weeks of the running term. */
function examWeeksOf(rows: Rows, term: string, weeks: number): Measure[] {
  const exams = rows<{ grade: string; date: string }>(
    `select x.school_id || '/' || x.grade_id grade, s.date from exams x join exam_subjects s on s.exam_id = x.id
      where x.kind <> 'weekly' and x.term = ?`,
    term,
  );
  const works = rows<{ grade: string; setAt: string }>(
    `select school_id || '/' || grade_id grade, create_time setAt from assignments where term = ? and exam_id is null`,
    term,
  );
  const busy = new Set(exams.map(({ grade, date }) => `${grade} ${mondayOf(date)}`));
  const sitting = new Set(exams.map(({ grade }) => grade));
  const ofSitting = works.filter(({ grade }) => sitting.has(grade));
  const inBusy = ofSitting.filter(({ grade, setAt }) => busy.has(`${grade} ${mondayOf(setAt)}`)).length;
  const others = (ofSitting.length - inBusy) / (sitting.size * weeks - busy.size);
  return [number('考试周与平常周的作业量之比', inBusy / busy.size / others, [0, 0.8], sources.usual)];
}

/** How much work there is. */
export function measuresOfLoad(rows: Rows, now: string): Measure[] {
  const { term, start } = runningTerm(now);
  const weeks = Math.min(lessons, (Date.parse(now.slice(0, 10)) - Date.parse(start)) / (7 * day));
  const published = rows<{ at: string }>(
    `select publish_time at from assignments where exam_id is null and publish_time <> ''`,
  );
  return [
    ...loadsOf(rows, term, weeks),
    ...lengthsOf(rows),
    ...sharingOf(rows),
    ...examWeeksOf(rows, term, weeks),
    share(
      '在上课日发布',
      shareOf(published, ({ at }) => !isFree(at)),
      always,
      sources.holidays,
    ),
  ];
}
