import type Database from 'better-sqlite3';
import { among, statements } from './published.ts';

// Results of exams and the sums over them, from which all reports are made. Of a subject with sheets results follow from
// published marks; the sums follow from results of published subjects. A class is small: its sums are made anew whenever
// something of it changes, so that nothing can be left over.

/** Work of exams among submissions. */
const examWork = 'assignments a on a.id = s.assignment_id and a.exam_id is not null';

/** What sheets say of results; what a person has said of a candidate stays (states from 2). */
const follow = (sheets: string): string => `
  update exam_results set
    state = iif(state >= 2, state, x.sheet = 2),
    score = iif(x.isPublished and x.sheet = 1, round(x.score, 2), null)
  from (select e.exam_id, e.subject_id, s.student_id, s.state sheet, s.score,
      a.publish_time <> '' and a.is_deleted = 0 isPublished
    from submissions s join ${examWork} join exam_subjects e on e.assignment_id = a.id where ${sheets}) x
  where exam_results.exam_id = x.exam_id and exam_results.subject_id = x.subject_id
    and exam_results.student_id = x.student_id`;

/** Where there are no sheets what was reached at questions came in as sums and follows from nothing. */
const ofSheets = `exists (select 1 from exam_subjects e where e.exam_id = exam_item_sums.exam_id
  and e.subject_id = exam_item_sums.subject_id and e.assignment_id is not null)`;

/** Results that count: of published subjects, by who sat them, as far as they are known. */
const counted = (results: string): string => `exam_results r
  join exams x on x.id = r.exam_id and x.is_deleted = 0
  join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id and e.publish_time <> ''
  where ${results} and r.state = 0 and r.score is not null`;

/** What makes the sums over some results, of the exam of that id. */
const sums = (results: string, examId: string): string[] => [
  `insert into exam_score_sums (exam_id, subject_id, class_id, score, count)
    select r.exam_id, r.subject_id, r.class_id, r.score, count(*) from ${counted(results)}
    group by r.exam_id, r.subject_id, r.class_id, r.score`,
  `insert into exam_score_sums (exam_id, subject_id, class_id, score, count)
    select exam_id, '', class_id, total, count(*) from
      (select r.exam_id, r.class_id, round(sum(r.score), 2) total from ${counted(results)}
        group by r.exam_id, r.class_id, r.student_id having count(*) =
          (select count(*) from exam_subjects e where e.exam_id = ${examId} and e.publish_time <> ''))
    group by exam_id, class_id, total`,
  `insert into exam_item_sums (exam_id, subject_id, class_id, position, answered, sum, squares)
    select r.exam_id, r.subject_id, r.class_id, p.position, count(*), round(sum(p.score), 4),
      round(sum(p.score * p.score), 4)
    from ${counted(results).replace(
      'where',
      `join submissions s on s.assignment_id = e.assignment_id and s.student_id = r.student_id
        join responses p on p.submission_id = s.id and p.score is not null where`,
    )}
    group by r.exam_id, r.subject_id, r.class_id, p.position`,
];

const prepared = statements((sqlite) => ({
  isExam: sqlite.prepare(`select exists (select 1 from submissions s join ${examWork} where ${among})`).pluck(),
  /** Classes of which something is touched. */
  classes: sqlite.prepare(`select distinct a.exam_id examId, s.class_id classId
    from submissions s join ${examWork} where ${among}`),
  /** All classes of exams that are touched: whether a subject is published decides who has a total. */
  wholeExams: sqlite.prepare(`select distinct c.exam_id examId, c.class_id classId from exam_classes c
    where c.exam_id in (select a.exam_id from submissions s join ${examWork} where ${among})`),
  ofExam: sqlite.prepare('select exam_id examId, class_id classId from exam_classes where exam_id = ?'),
  follow: sqlite.prepare(follow(among)),
  /** Those of the whole work, also of who has handed nothing in. */
  followWork: sqlite.prepare(follow(`s.assignment_id in (select s.assignment_id from submissions s where ${among})`)),
  followExam: sqlite.prepare(follow('a.exam_id = :examId')),
  followAll: sqlite.prepare(follow('true')),
  clear: [`exam_score_sums where`, `exam_item_sums where ${ofSheets} and`].map((table) =>
    sqlite.prepare(`delete from ${table} exam_id = :examId and class_id = :classId`),
  ),
  clearAll: ['exam_score_sums', `exam_item_sums where ${ofSheets}`].map((table) =>
    sqlite.prepare(`delete from ${table}`),
  ),
  sum: sums('r.exam_id = :examId and r.class_id = :classId', ':examId').map((one) => sqlite.prepare(one)),
  sumAll: sums('(r.exam_id, r.class_id) in (select exam_id, class_id from exam_classes)', 'r.exam_id').map((one) =>
    sqlite.prepare(one),
  ),
}));

/** A class in an exam. */
interface ExamClass {
  examId: string;
  classId: string;
}

/** Makes the sums of classes anew from their results, after these were entered. */
export function sumUpClasses(sqlite: Database.Database, classes: readonly ExamClass[]): void {
  const { clear, sum } = prepared(sqlite);
  for (const one of classes) for (const statement of [...clear, ...sum]) statement.run(one);
}

/**
 * Brings the results of exams in step with sheets that have changed, by a JSON list of their submissions, and the sums of their
 * classes: of all classes of the exam where a subject's publication has changed. Costs a look-up where none is of an exam.
 */
export function keepResults(sqlite: Database.Database, ids: string, hasTurned: boolean): void {
  const { isExam, follow: followThese, followWork, classes, wholeExams } = prepared(sqlite);
  if (isExam.get({ ids }) !== 1) return;
  (hasTurned ? followWork : followThese).run({ ids });
  sumUpClasses(sqlite, (hasTurned ? wholeExams : classes).all({ ids }) as ExamClass[]);
}

/** Brings the results of an exam in step with its sheets, after it was given others. */
export const followSheets = (sqlite: Database.Database, examId: string): void =>
  void prepared(sqlite).followExam.run({ examId });

/** Makes the sums of an exam anew after its results were entered, or who sits it, what it asks or what is published has changed. */
export const sumUpExam = (sqlite: Database.Database, examId: string): void =>
  sumUpClasses(sqlite, prepared(sqlite).ofExam.all(examId) as ExamClass[]);

/** Makes all results that follow from sheets, and all sums, anew. */
export function rebuildResults(sqlite: Database.Database): void {
  const { clearAll, followAll, sumAll } = prepared(sqlite);
  for (const statement of [...clearAll, followAll, ...sumAll]) statement.run();
}
