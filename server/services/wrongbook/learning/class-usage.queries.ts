import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import { rateOf } from './usage.queries.ts';

const inSubjects = '(select value from json_each(:subjectIds))';

/** Sheets of a class of work that was set within the days; exams are on them as well. */
const sheets = `submissions s join assignments a on a.id = s.assignment_id and a.is_deleted = 0 and a.status = 1
  and a.subject_id in ${inSubjects} and a.create_time between :since and :until`;

/** Prints of the work that a sheet belongs to, for its class or for all. */
const prints = `${sheets} join print_records r on r.assignment_id = a.id and (r.class_id is null or r.class_id = s.class_id)`;

const book = `students t join mistakes m on m.student_id = t.id and m.first_time <= :until
  join questions q on q.id = m.question_id and q.subject_id in ${inSubjects}`;

const prepared = statements((sqlite) => ({
  sheets: sqlite.prepare(`
    select s.student_id studentId, count(*) "set", sum(s.state = 1) submitted,
      sum(a.due_time <> '' and s.submit_time > a.due_time) late, max(s.submit_time) lastTime, avg(${rateOf('s', 'a')}) rate
    from ${sheets} where s.class_id = :classId group by s.student_id`),
  pages: sqlite.prepare(`
    select s.student_id studentId, sum(r.pages * 1.0 / max(r.copies, 1)) pages
    from ${prints} where s.class_id = :classId group by s.student_id`),
  prints: sqlite.prepare(`select count(distinct r.id) prints from ${prints} where s.class_id = :classId`).pluck(),
  book: sqlite.prepare(`
    select t.id studentId, count(*) mistakes, sum(m.first_time >= :since) grown, sum(m.state = 'mastered') mastered
    from ${book} where t.class_id = :classId and t.is_deleted = 0 group by t.id`),
  days: sqlite.prepare(`
    select substr(a.create_time, 1, 10) day, count(distinct a.id) works, count(*) "set", sum(s.state = 1) submitted
    from ${sheets} where s.class_id = :classId group by day`),
  grown: sqlite.prepare(`
    select substr(m.first_time, 1, 10) day, count(*) grown
    from ${book} where t.class_id = :classId and t.is_deleted = 0 and m.first_time >= :since group by day`),
}));

/** What the statements take. */
export interface ClassUsageValues {
  classId: string;
  subjectIds: string;
  since: string;
  until: string;
}

interface Sheets {
  studentId: string;
  set: number;
  submitted: number;
  late: number;
  lastTime: string;
  rate: number | null;
}

interface Book {
  studentId: string;
  mistakes: number;
  grown: number;
  mastered: number;
}

/** What a class did: by student, and by day. */
export function selectClassUsage({ sqlite }: Sandbox, values: ClassUsageValues) {
  const queries = prepared(sqlite);
  return {
    sheets: queries.sheets.all(values) as Sheets[],
    pages: queries.pages.all(values) as { studentId: string; pages: number }[],
    prints: queries.prints.get(values) as number,
    book: queries.book.all(values) as Book[],
    days: queries.days.all(values) as { day: string; works: number; set: number; submitted: number }[],
    grown: queries.grown.all(values) as { day: string; grown: number }[],
  };
}
