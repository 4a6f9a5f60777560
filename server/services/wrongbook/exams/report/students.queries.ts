import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

/** A candidate. */
export interface CandidateRow {
  studentId: string;
  studentName: string;
  studentNo: string;
  examNo: string;
  classId: string;
  className: string;
}

/** What a candidate has reached in a published subject. */
export interface ScoreRow {
  studentId: string;
  subjectId: string;
  state: 0 | 1 | 2 | 3 | 4;
  score: number | null;
}

/** Totals of who sat every subject; only asked for where all are published. */
const totals = `select r.student_id, r.class_id, round(sum(r.score), 2) total from exam_results r
  where r.exam_id = :examId and r.state = 0 and r.score is not null
  group by r.student_id having count(*) = (select count(*) from exam_subjects where exam_id = :examId)`;

const found = `exam_students c join students s on s.id = c.student_id
  join exam_classes k on k.exam_id = c.exam_id and k.class_id = c.class_id`;

const filters = `c.exam_id = :examId and (:classIds is null or c.class_id in (select value from json_each(:classIds)))
  and (:studentIds is null or c.student_id in (select value from json_each(:studentIds)))
  and (:keyword = '' or instr(s.name, :keyword) > 0 or instr(s.student_no, :keyword) > 0 or instr(c.exam_no, :keyword) > 0)`;

const near = 't.total between :from and :to';

const columns = `c.student_id studentId, s.name studentName, s.student_no studentNo, c.exam_no examNo, c.class_id classId,
  k.class_name className`;

const orders = {
  studentNo: 's.student_no, c.student_id',
  'studentNo desc': 's.student_no desc, c.student_id desc',
  examNo: 'c.exam_no, c.student_id',
  'examNo desc': 'c.exam_no desc, c.student_id desc',
  score: 't.total is null, t.total, c.student_id',
  'score desc': 't.total is null, t.total desc, c.student_id',
} as const;

export type StudentOrder = keyof typeof orders;

/** A page of candidates, those of a span of totals alone or all; totals are worked out only where they are asked for. */
const pageOf = (order: StudentOrder, isSpan: boolean): string => {
  const needsTotals = isSpan || order.startsWith('score');
  return `${needsTotals ? `with t as materialized (${totals})` : ''} select ${columns} from ${found}
    ${needsTotals ? `${isSpan ? '' : 'left'} join t on t.student_id = c.student_id` : ''}
    where ${filters} ${isSpan ? `and ${near}` : ''} order by ${orders[order]} limit :limit offset :offset`;
};

const prepared = statements((sqlite) => ({
  page: (order: StudentOrder, isSpan: boolean) => sqlite.prepare(pageOf(order, isSpan)),
  count: sqlite.prepare(`select count(*) from ${found} where ${filters}`).pluck(),
  countNear: sqlite
    .prepare(
      `with t as (${totals}) select count(*) from ${found} join t on t.student_id = c.student_id
      where ${filters} and ${near}`,
    )
    .pluck(),
  scores: sqlite.prepare(`select r.student_id studentId, r.subject_id subjectId, r.state, r.score from exam_results r
    join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id and e.publish_time <> ''
    where r.exam_id = ? and r.student_id in (select value from json_each(?)) order by r.student_id, e.position`),
  near: sqlite.prepare(
    `with t as (${totals}) select t.student_id studentId, t.class_id classId, t.total from t where ${near}`,
  ),
  candidateClass: sqlite.prepare('select class_id from exam_students where exam_id = ? and student_id = ?').pluck(),
}));

/** What candidates are looked for by. */
export interface StudentFilter {
  examId: string;
  /** JSON lists; null for all. */
  classIds: string | null;
  studentIds: string | null;
  keyword: string;
}

/** A span of totals, both ends included. */
interface TotalSpan {
  from: number;
  to: number;
}

/** SQLite knows no infinite number that could be handed in. */
const bounded = ({ from, to }: TotalSpan): TotalSpan => ({ from, to: Math.min(to, 1e9) });

/** A page of candidates. */
export const selectStudents = (
  { sqlite }: Sandbox,
  filter: StudentFilter,
  span: TotalSpan | undefined,
  order: StudentOrder,
  part: { limit: number; offset: number },
): CandidateRow[] =>
  prepared(sqlite)
    .page(order, span !== undefined)
    .all({ ...filter, ...part, ...(span && bounded(span)) }) as CandidateRow[];

/** How many there are. */
export const countStudents = ({ sqlite }: Sandbox, filter: StudentFilter, span: TotalSpan | undefined): number =>
  (span
    ? prepared(sqlite).countNear.get({ ...filter, ...bounded(span) })
    : prepared(sqlite).count.get(filter)) as number;

/** What candidates have reached in the subjects that are published, in the order of these. */
export const selectScores = ({ sqlite }: Sandbox, examId: string, studentIds: readonly string[]): ScoreRow[] =>
  prepared(sqlite).scores.all(examId, JSON.stringify(studentIds)) as ScoreRow[];

/** Who has a total within a span. */
export const selectNear = ({ sqlite }: Sandbox, examId: string, span: TotalSpan) =>
  prepared(sqlite).near.all({ examId, ...bounded(span) }) as { studentId: string; classId: string; total: number }[];

/** The class in which somebody sits an exam; undefined for who does not. */
export const findCandidateClass = ({ sqlite }: Sandbox, examId: string, studentId: string): string | undefined =>
  prepared(sqlite).candidateClass.get(examId, studentId) as string | undefined;
