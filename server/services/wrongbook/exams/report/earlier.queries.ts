import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

/** An exam that may be held against a later one. */
export interface EarlierRow {
  examId: string;
  name: string;
  startDate: string;
}

/** What somebody has reached in an exam and in an earlier one. */
export interface BothRow {
  studentId: string;
  classId: string;
  now: number;
  before: number;
}

/** Scores of an exam in a subject, or totals for "", by who sat them. */
const scoresOf = (examId: string): string => `select r.student_id, r.class_id, round(sum(r.score), 2) score
  from exam_results r join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id and e.publish_time <> ''
  where r.exam_id = ${examId} and (:subjectId = '' or r.subject_id = :subjectId) and r.state = 0 and r.score is not null
  group by r.student_id
  having :subjectId <> '' or count(*) = (select count(*) from exam_subjects where exam_id = ${examId})`;

const prepared = statements((sqlite) => ({
  earlier: sqlite.prepare(`select e.id examId, e.name, e.start_date startDate from exams e
    where e.school_id = :schoolId and e.is_deleted = 0 and e.id <> :examId
      and (e.start_date, e.id) < (:startDate, :examId)
      and e.id in (select a.exam_id from exam_students b join exam_students a on a.student_id = b.student_id
        where b.exam_id = :examId)
      and exists (select 1 from exam_score_sums s where s.exam_id = e.id and s.subject_id = :subjectId)
      and (:subjectId <> '' or not exists
        (select 1 from exam_subjects u where u.exam_id = e.id and u.publish_time = ''))
    order by e.start_date desc, e.id desc limit 20`),
  both: sqlite.prepare(`with now as materialized (${scoresOf(':examId')}), before as materialized (${scoresOf(':earlierExamId')})
    select now.student_id studentId, now.class_id classId, now.score now, before.score before
    from now join before on before.student_id = now.student_id`),
  ofStudent: sqlite.prepare(`select r.subject_id subjectId, r.score,
      (select count(*) from exam_subjects a where a.exam_id = r.exam_id) subjectCount from exam_results r
    join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id and e.publish_time <> ''
    where r.exam_id = ? and r.student_id = ? and r.state = 0 and r.score is not null`),
}));

/** Exams of the school before one that some of its candidates sat too, in the same subject, the latest first; "" are totals. */
export const selectEarlier = (
  { sqlite }: Sandbox,
  asked: { examId: string; schoolId: string; startDate: string; subjectId: string },
): EarlierRow[] => prepared(sqlite).earlier.all(asked) as EarlierRow[];

/** What those have reached who sat both exams. */
export const selectBoth = (
  { sqlite }: Sandbox,
  asked: { examId: string; earlierExamId: string; subjectId: string },
): BothRow[] => prepared(sqlite).both.all(asked) as BothRow[];

/** What somebody reached in the published subjects of an exam. */
export const selectScoresOf = ({ sqlite }: Sandbox, examId: string, studentId: string) =>
  prepared(sqlite).ofStudent.all(examId, studentId) as { subjectId: string; score: number; subjectCount: number }[];
