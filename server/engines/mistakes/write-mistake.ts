import type Database from 'better-sqlite3';
import { inserting } from '../../database/inserting.ts';
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

// Changed in its place: lists keep rows that are equal otherwise in the order in which they were made.
const rest = `on conflict do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

const prepared = statements((sqlite) => ({
  put: inserting(sqlite, { table: 'mistakes', columns, rest }),
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
  const { put, remove } = prepared(sqlite);
  const values: (string | number)[] = [];
  for (const { pair, mistake } of outcomes) {
    if (mistake) values.push(...valuesOf(pair, mistake));
    else remove.run(pair.studentId, pair.questionId);
  }
  put(values);
}
