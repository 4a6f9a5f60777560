import type { activityKinds } from '../../../../contracts/wrongbook/student-usage.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';

/** The kind of a piece of work: what it is set as, and known to be a test by its tag, as mistakes know it. */
const kind = `case when a.task_type = 4 then 'practice' when a.tag in ('quiz', 'stage') then 'exam' else 'homework' end`;

const inSubjects = '(select value from json_each(:subjectIds))';

/** What a student did or was to do, of some subjects, that was set or written down within the days. */
const items = `
  select ${kind} kind, iif(s.submit_time <> '', s.submit_time, a.create_time) time, a.title title, a.subject_id subjectId,
    a.id assignmentId, s.id submissionId, '' questionId, s.state state, a.publish_time <> '' isPublished,
    a.due_time <> '' and s.submit_time > a.due_time isLate
  from submissions s join assignments a on a.id = s.assignment_id and a.is_deleted = 0 and a.status = 1
  where s.student_id = :studentId and a.subject_id in ${inSubjects} and a.create_time between :since and :until
  union all
  select 'notebook', c.create_time, n.stem, n.subject_id, '', 0, c.question_id, 1, 1, 0
  from custom_mistakes c join questions n on n.id = c.question_id and n.subject_id in ${inSubjects}
  where c.student_id = :studentId and c.is_deleted = 0 and c.create_time between :since and :until`;

const ofKind = '(:kind is null or kind = :kind)';

/** What a sheet reached out of what there was, once it is published and marked throughout. */
export const rateOf = (
  sheet: string,
  work: string,
): string => `case when ${work}.publish_time <> '' and ${sheet}.state = 1
  and ${sheet}.marked_count >= (select count(*) from paper_questions q where q.paper_id = ${sheet}.paper_id)
  then ${sheet}.score / (select sum(q.score) from paper_questions q where q.paper_id = ${sheet}.paper_id) end`;

const page = (order: string): string => `
  select i.*, case when a.publish_time <> '' and s.state = 1 and s.marked_count >=
      (select count(*) from paper_questions q where q.paper_id = s.paper_id) then s.score end score,
    coalesce((select round(sum(q.score), 2) from paper_questions q where q.paper_id = s.paper_id), 0) "full",
    iif(i.kind = 'practice', null, (select avg(${rateOf('o', 'a')}) from submissions o
      where o.assignment_id = i.assignmentId and o.class_id = s.class_id)) classRate
  from (select * from (${items}) where ${ofKind} order by time ${order}, submissionId limit :limit offset :offset) i
  left join submissions s on s.id = i.submissionId left join assignments a on a.id = i.assignmentId
  order by i.time ${order}, i.submissionId`;

const prepared = statements((sqlite) => ({
  asc: sqlite.prepare(page('asc')),
  desc: sqlite.prepare(page('desc')),
  counts: sqlite.prepare(
    `select kind, count(*) items, sum(isPublished) "set", sum(isPublished and state = 1) submitted
      from (${items}) where ${ofKind} group by kind`,
  ),
  works: sqlite.prepare(`
    select a.create_time date, count(*) "set", sum(s.state = 1) submitted, avg(${rateOf('s', 'a')}) classRate,
      max(iif(s.student_id = :studentId, s.state, null)) state,
      max(iif(s.student_id = :studentId, ${rateOf('s', 'a')}, null)) rate
    from assignment_classes c
    join assignments a on a.id = c.assignment_id and a.is_deleted = 0 and a.status = 1 and a.task_type <> 4
      and a.publish_time <> ''
    join submissions s on s.assignment_id = a.id and s.class_id = c.class_id
    where c.class_id = :classId and a.subject_id in ${inSubjects} and a.create_time between :since and :until
    group by a.id order by a.create_time`),
}));

type Kind = (typeof activityKinds)[number];

/** What the statements take. */
export interface UsageValues {
  studentId: string;
  subjectIds: string;
  since: string;
  until: string;
}

interface ActivityRow {
  kind: Kind;
  time: string;
  title: string;
  subjectId: string;
  assignmentId: string;
  submissionId: number;
  questionId: string;
  state: 0 | 1 | 2;
  isPublished: 0 | 1;
  isLate: 0 | 1;
  score: number | null;
  full: number;
  classRate: number | null;
}

/** One page of what a student did, newest first unless told otherwise. */
export const selectActivities = (
  { sqlite }: Sandbox,
  values: UsageValues & { kind: Kind | null; limit: number; offset: number },
  isAscending: boolean,
): ActivityRow[] => prepared(sqlite)[isAscending ? 'asc' : 'desc'].all(values) as ActivityRow[];

/** How much of each kind there was; of what is published, since more may come of the rest, how much, and handed in. */
export const countActivities = ({ sqlite }: Sandbox, values: UsageValues & { kind: Kind | null }) =>
  prepared(sqlite).counts.all(values) as { kind: Kind; items: number; set: number; submitted: number }[];

interface WorkRow {
  date: string;
  set: number;
  submitted: number;
  classRate: number | null;
  /** Null where the student did not get it. */
  state: 0 | 1 | 2 | null;
  rate: number | null;
}

/** Published work of a class but practice, with what a student made of it. */
export const selectClassWorks = ({ sqlite }: Sandbox, values: UsageValues & { classId: string }): WorkRow[] =>
  prepared(sqlite).works.all(values) as WorkRow[];
