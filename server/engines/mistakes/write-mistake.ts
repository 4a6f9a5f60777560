import type Database from 'better-sqlite3';
import type { Mistake } from '../mastery/mistake.ts';
import { statements } from './published.ts';

/** Rows that one statement writes: each call of one costs as much again as the row. */
const atOnce = 32;

const columns = [
  'student_id',
  'question_id',
  'source',
  'attempt_count',
  'wrong_count',
  'first_time',
  'wrong_time',
  'last_time',
  'right_days',
  'state',
  'by_hand_time',
  'cause',
  'is_confirmed',
  'stability',
  'due_date',
];

const marks = `(${columns.map(() => '?').join(', ')})`;

const put = (rows: number): string =>
  // Changed in its place: lists keep rows that are equal otherwise in the order in which they were made.
  `insert into mistakes (${columns.join(', ')}) values ${Array(rows).fill(marks).join(', ')}
    on conflict do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

const prepared = statements((sqlite) => ({
  putMany: sqlite.prepare(put(atOnce)),
  putOne: sqlite.prepare(put(1)),
  remove: sqlite.prepare('delete from mistakes where student_id = ? and question_id = ?'),
}));

/** A student and a question. */
export interface Pair {
  studentId: string;
  questionId: string;
}

/** What a history amounts to; undefined where it is no mistake. */
export interface Outcome {
  pair: Pair;
  mistake: Mistake | undefined;
}

const valuesOf = ({ studentId, questionId }: Pair, mistake: Mistake): (string | number)[] => [
  studentId,
  questionId,
  mistake.source,
  mistake.attemptCount,
  mistake.wrongCount,
  mistake.firstTime,
  mistake.wrongTime,
  mistake.lastTime,
  mistake.rightDays.join(','),
  mistake.state,
  mistake.byHandTime,
  mistake.cause,
  Number(mistake.isConfirmed),
  mistake.stability,
  mistake.dueDate,
];

/** Keeps what histories amount to, and removes what was kept of those that are no mistakes. */
export function writeMistakes(sqlite: Database.Database, outcomes: readonly Outcome[]): void {
  const { putMany, putOne, remove } = prepared(sqlite);
  const rows: (string | number)[][] = [];
  for (const { pair, mistake } of outcomes) {
    if (mistake) rows.push(valuesOf(pair, mistake));
    else remove.run(pair.studentId, pair.questionId);
  }
  const whole = rows.length - (rows.length % atOnce);
  for (let from = 0; from < whole; from += atOnce) putMany.run(rows.slice(from, from + atOnce).flat());
  for (const row of rows.slice(whole)) putOne.run(row);
}
