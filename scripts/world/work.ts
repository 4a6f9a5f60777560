import { always, groupBy, share, shareOf, sources, type Measure, type Rows } from './measure.ts';
import { isFree, secondsOf, within } from './school-time.ts';

const { usual, holidays, relief, sleep, order } = sources;

interface Work {
  gradeId: string;
  tag: string;
  setAt: string;
  publishedAt: string;
  worth: number;
}

/** What is set, for what marks, and when it is published. */
function settingOf(works: readonly Work[]): Measure[] {
  const published = works.filter(({ publishedAt }) => publishedAt !== '');
  const young = works.filter(({ gradeId }) => Number(gradeId) <= 2);
  const isRound = ({ worth }: Work): boolean => worth % 10 === 0 || worth === 25;
  return [
    share(
      '在上课日布置',
      shareOf(works, ({ setAt }) => !isFree(setAt)),
      always,
      holidays,
    ),
    share(
      '在上课时间布置（7:30–18:00）',
      shareOf(works, ({ setAt }) => within(setAt, 7.5, 18)),
      always,
      relief,
    ),
    share(
      '在休息时间或晚上发布',
      shareOf(published, ({ publishedAt }) => within(publishedAt, 12, 22)),
      always,
      usual,
    ),
    share(
      '一、二年级没有书面课后作业',
      shareOf(young, ({ tag }) => tag === 'inClass'),
      always,
      relief,
    ),
    share('作业满分是整十或 25', shareOf(works, isRound), [0.95, 1], usual),
  ];
}

interface Sheet {
  id: string;
  setAt: string;
  publishedAt: string;
  at: string;
}

/** Whether work was published after nine in ten of its sheets had come. */
const isPublishedLate = (sheets: readonly Sheet[]): boolean => {
  const [{ publishedAt }] = sheets as [Sheet];
  return publishedAt === '' || shareOf(sheets, ({ at }) => at < publishedAt) >= 0.9;
};

/** When students hand it in. */
function handingInOf(sheets: readonly Sheet[]): Measure[] {
  const atHome = sheets.filter(({ at, setAt }) => at.slice(0, 10) > setAt.slice(0, 10));
  const byMinute = groupBy(sheets, ({ at }) => at.slice(11, 16)).map(({ length }) => length / sheets.length);
  const isLate = ({ at }: Sheet): boolean => secondsOf(at) > 11.5 * 3600;
  return [
    share(
      '在上课日上交',
      shareOf(sheets, ({ at }) => !isFree(at)),
      always,
      holidays,
    ),
    share(
      '布置之后才上交',
      shareOf(sheets, ({ at, setAt }) => at > setAt),
      always,
      order,
    ),
    share('同一分钟上交的最多占', Math.max(...byMinute), [0, 0.05], usual),
    share(
      '课后作业在第一节课前后上交',
      shareOf(atHome, ({ at }) => within(at, 7, 9.5)),
      [0.85, 0.97],
      sleep,
    ),
    share('课后作业迟交（过了上午）', shareOf(atHome, isLate), [0.02, 0.1], usual),
    share(
      '多数人交了才发布',
      shareOf(
        groupBy(sheets, ({ id }) => id),
        isPublishedLate,
      ),
      [0.99, 1],
      order,
    ),
  ];
}

/** Work of every day: exams are measured apart. */
export const measuresOfWork = (rows: Rows): Measure[] => [
  ...settingOf(
    rows<Work>(`select a.grade_id gradeId, a.tag, a.create_time setAt, a.publish_time publishedAt,
      (select sum(score) from paper_questions q where q.paper_id = a.paper_id) worth
      from assignments a where a.exam_id is null`),
  ),
  ...handingInOf(
    rows<Sheet>(`select a.id, a.create_time setAt, a.publish_time publishedAt, s.submit_time at
      from submissions s join assignments a on a.id = s.assignment_id where a.exam_id is null and s.state = 1`),
  ),
];
