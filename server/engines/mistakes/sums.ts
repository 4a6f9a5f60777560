import type Database from 'better-sqlite3';
import { among, isWrong, published, statements } from './published.ts';

// Sums over published answers. What submissions add is taken off before they change and put on afterwards: all are whole
// numbers, so that nothing is left over.

const questionSums = `
  insert into question_sums (class_id, assignment_id, question_id, answered, wrong)
  select s.class_id, s.assignment_id, q.question_id, :sign * count(*), :sign * sum(${isWrong})
  from ${published} where a.task_type <> 4 and ${among} group by s.class_id, s.assignment_id, q.question_id
  on conflict do update set answered = answered + excluded.answered, wrong = wrong + excluded.wrong`;

const pointSums = `
  insert into point_sums (student_id, point_id, answered, right)
  select s.student_id, p.point_id, :sign * count(*), :sign * sum(not ${isWrong})
  from ${published} join question_points p on p.question_id = q.question_id where ${among}
  group by s.student_id, p.point_id
  on conflict do update set answered = answered + excluded.answered, right = right + excluded.right`;

const prepared = statements((sqlite) => ({
  questions: sqlite.prepare(questionSums),
  points: sqlite.prepare(pointSums),
  emptyQuestions: sqlite.prepare(`delete from question_sums where answered = 0 and (class_id, assignment_id) in
    (select s.class_id, s.assignment_id from submissions s where ${among})`),
  emptyPoints: sqlite.prepare(`delete from point_sums where answered = 0 and student_id in
    (select s.student_id from submissions s where ${among})`),
}));

/** Adds what submissions count for (1), or takes it off (-1). */
export function addSums(sqlite: Database.Database, ids: string, sign: 1 | -1): void {
  const { questions, points } = prepared(sqlite);
  questions.run({ ids, sign });
  points.run({ ids, sign });
}

/** Removes sums to which nothing is left of what these submissions are of. */
export function clearSums(sqlite: Database.Database, ids: string): void {
  const { emptyQuestions, emptyPoints } = prepared(sqlite);
  emptyQuestions.run({ ids });
  emptyPoints.run({ ids });
}
