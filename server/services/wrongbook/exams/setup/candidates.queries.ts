import type Database from 'better-sqlite3';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { followSheets } from '../../../../engines/mistakes/exam-results.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

// Who sits an exam follows from its classes while it is planned; results and sheets follow from that.

const living = `select s.id student_id, s.class_id from students s join exam_classes c on c.class_id = s.class_id
  where c.exam_id = :examId and s.is_deleted = 0 and s.status = 0`;

const ofCandidates = (table: string): string => `${table}.student_id in
  (select student_id from exam_students where exam_id = :examId)`;

const work = 'select assignment_id from exam_subjects where exam_id = :examId and assignment_id is not null';

/** Has rows of a table tell the class in which their student is now. */
const moveClass = (table: string, where: string, now: string): string =>
  `update ${table} set class_id = n.class_id from (${now}) n
    where ${where} and n.student_id = ${table}.student_id and n.class_id <> ${table}.class_id`;

const candidates = 'select student_id, class_id from exam_students where exam_id = :examId';

/** In their order: one step after the other. Who has changed class keeps number, seat and sheets. */
const steps = [
  moveClass('exam_students', 'exam_students.exam_id = :examId', living),
  `delete from exam_students where exam_id = :examId and student_id not in (select student_id from (${living}))`,
  `insert into exam_students (exam_id, student_id, class_id)
    select :examId, student_id, class_id from (${living}) where true on conflict do nothing`,
  moveClass('exam_results', 'exam_results.exam_id = :examId', candidates),
  `delete from exam_results where exam_id = :examId and (not ${ofCandidates('exam_results')}
    or subject_id not in (select subject_id from exam_subjects where exam_id = :examId))`,
  `insert into exam_results (exam_id, subject_id, student_id, class_id)
    select c.exam_id, e.subject_id, c.student_id, c.class_id from exam_students c
    join exam_subjects e on e.exam_id = c.exam_id where c.exam_id = :examId on conflict do nothing`,
  `delete from assignment_classes where assignment_id in (${work})`,
  `insert into assignment_classes (assignment_id, class_id, class_name)
    select e.assignment_id, c.class_id, c.class_name from exam_subjects e join exam_classes c on c.exam_id = e.exam_id
    where e.exam_id = :examId and e.assignment_id is not null`,
  moveClass('submissions', `submissions.assignment_id in (${work})`, candidates),
  // A sheet that is there stays with the work; who has none yet goes.
  `delete from submissions where assignment_id in (${work}) and state = 0 and not ${ofCandidates('submissions')}
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
