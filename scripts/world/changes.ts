import { always, groupBy, number, share, shareOf, sources, type Measure, type Rows } from './measure.ts';
import { startOfTermOf } from './school-time.ts';

// Who came in the middle: teachers who have taken a class over, and schools that have not been there from the beginning.

interface Work {
  lesson: string;
  setAt: string;
  teacherId: string;
  now: string;
  since: string;
}

const days = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;

/** Whether somebody has begun to teach while the lessons of a term went on. */
const isTakenOver = ({ since }: Work): boolean => days(startOfTermOf(since), since) > 14 && !/^\d+-0[78]/.test(since);

/** Whether work is of whoever taught then. */
const isTheirs = ({ setAt, since, teacherId, now }: Work): boolean => setAt >= since === (teacherId === now);

/** Who set the work of classes that have been taken over. */
function takenOverOf(rows: Rows): Measure[] {
  const works = rows<Work>(
    `select c.class_id || '/' || a.course_id lesson, a.create_time setAt, a.teacher_id teacherId, t.teacher_id now, t.create_time since
      from assignments a join assignment_classes c on c.assignment_id = a.id
        join teachings t on t.class_id = c.class_id and t.course_id = a.course_id where a.exam_id is null`,
  ).filter(isTakenOver);
  const lessons = groupBy(works, ({ lesson }) => lesson);
  const hasBoth = (own: readonly Work[]): boolean => new Set(own.map(({ setAt, since }) => setAt >= since)).size === 2;
  return [
    number('学期中换过教师的班级课程', lessons.length, [2, 12], sources.usual),
    share('其中前后两位教师都布置过作业', shareOf(lessons, hasBoth), [0.75, 1], sources.usual),
    share('其中作业由当时任课的教师布置', shareOf(works, isTheirs), always, sources.order),
  ];
}

/** What of a school that has begun in the middle of a year is older than its contract. */
function joinedOf(rows: Rows, now: string): Measure[] {
  const schools = rows<{ id: string; start: string }>(
    `select school_id id, min(start_date) start from school_contracts
      where school_id in (select school_id from assignments where exam_id is null) group by school_id`,
  ).filter(({ start }) => days(start, now) < 548);
  const oldest = (table: string, column: string, { id, start }: (typeof schools)[number]): number =>
    rows<{ n: number }>(`select count(*) n from ${table} where school_id = ? and ${column} < ?`, id, start)[0]!.n;
  const tables: readonly (readonly [string, string])[] = [
    ['assignments', 'create_time'],
    ['exams', 'start_date'],
    ['usage_events', 'date'],
    ['documents', 'create_time'],
    ['orders', 'create_time'],
    ['users', 'create_time'],
    ['students', 'create_time'],
  ];
  const isClean = (school: (typeof schools)[number]): boolean =>
    tables.every(([table, column]) => oldest(table, column, school) === 0);
  return [
    number('学年中途开始使用的学校', schools.length, [1, 3], '规划'),
    share('其中开始使用之前没有任何数据', shareOf(schools, isClean), always, sources.order),
  ];
}

/** Who came in the middle of a year. */
export const measuresOfChanges = (rows: Rows, now: string): Measure[] => [...takenOverOf(rows), ...joinedOf(rows, now)];
