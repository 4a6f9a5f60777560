import type Database from 'better-sqlite3';
import type { Mistake } from '../mastery/mistake.ts';
import { statements } from './published.ts';

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

const prepared = statements((sqlite) => ({
  put: sqlite.prepare(
    // Changed in its place: lists keep rows that are equal otherwise in the order in which they were made.
    `insert into mistakes (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
      on conflict do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  ),
  remove: sqlite.prepare('delete from mistakes where student_id = ? and question_id = ?'),
}));

/** A student and a question. */
export interface Pair {
  studentId: string;
  questionId: string;
}

/** Keeps what a history amounts to; undefined removes what was kept. */
export function writeMistake(sqlite: Database.Database, { studentId, questionId }: Pair, mistake?: Mistake): void {
  const { put, remove } = prepared(sqlite);
  if (!mistake) return void remove.run(studentId, questionId);
  put.run(
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
  );
}
