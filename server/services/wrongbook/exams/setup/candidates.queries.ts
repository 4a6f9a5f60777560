import type Database from 'better-sqlite3';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { followSheets } from '../../../../engines/mistakes/exam-results.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

// Who sits an exam follows from its classes while it is planned; results and sheets follow from that.

const living = `select s.id student_id, s.class_id from students s join exam_classes c on c.class_id = s.class_id
  where c.exam_id = :examId and s.is_deleted = 0 and s.status = 0`;

const isCandidate = (table: string): string =>
  `exists (select 1 from exam_students c where c.exam_id = :examId and c.student_id = ${table}.student_id
    and c.class_id = ${table}.class_id)`;

const work = 'select assignment_id from exam_subjects where exam_id = :examId and assignment_id is not null';

/** In their order: one step after the other. */
const steps = [
  `delete from exam_students where exam_id = :examId and (student_id, class_id) not in (${living})`,
  `insert into exam_students (exam_id, student_id, class_id)
    select :examId, student_id, class_id from (${living}) where true on conflict do nothing`,
  `delete from exam_results where exam_id = :examId and (not ${isCandidate('exam_results')}
    or subject_id not in (select subject_id from exam_subjects where exam_id = :examId))`,
  `insert into exam_results (exam_id, subject_id, student_id, class_id)
    select c.exam_id, e.subject_id, c.student_id, c.class_id from exam_students c
    join exam_subjects e on e.exam_id = c.exam_id where c.exam_id = :examId on conflict do nothing`,
  `delete from assignment_classes where assignment_id in (${work})`,
  `insert into assignment_classes (assignment_id, class_id, class_name)
    select e.assignment_id, c.class_id, c.class_name from exam_subjects e join exam_classes c on c.exam_id = e.exam_id
    where e.exam_id = :examId and e.assignment_id is not null`,
  // A sheet that is there stays with the work; who has none yet goes.
  `delete from submissions where assignment_id in (${work}) and state = 0 and not ${isCandidate('submissions')}
    and not exists (select 1 from responses r where r.submission_id = submissions.id)
    and not exists (select 1 from scan_pages p where p.submission_id = submissions.id)`,
  `insert into submissions (assignment_id, student_id, class_id, paper_id)
    select e.assignment_id, c.student_id, c.class_id, e.paper_id from exam_subjects e
    join exam_students c on c.exam_id = e.exam_id
    where e.exam_id = :examId and e.assignment_id is not null on conflict do nothing`,
];

const prepared = statements((sqlite: Database.Database) => ({
  steps: steps.map((step) => sqlite.prepare(step)),
  count: sqlite.prepare('select count(*) from exam_students where exam_id = ?').pluck(),
  empty: sqlite
    .prepare(
      `select c.class_name from exam_classes c where c.exam_id = ? and not exists
        (select 1 from exam_students s where s.exam_id = c.exam_id and s.class_id = c.class_id) limit 1`,
    )
    .pluck(),
}));

/** Has those sit an exam who are in its classes now, with a result and a sheet for each subject. Call it within a write. */
export function drawCandidates({ sqlite }: Sandbox, examId: string): void {
  for (const step of prepared(sqlite).steps) step.run({ examId });
  followSheets(sqlite, examId);
}

/** How many sit an exam. */
export const countCandidates = ({ sqlite }: Sandbox, examId: string): number =>
  prepared(sqlite).count.get(examId) as number;

/** A class of an exam in which nobody is; undefined where there is none. */
export const findEmptyClass = ({ sqlite }: Sandbox, examId: string): string | undefined =>
  prepared(sqlite).empty.get(examId) as string | undefined;
