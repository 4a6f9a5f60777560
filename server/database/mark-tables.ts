import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { markKinds, runStates } from '../../contracts/wrongbook/mark-shapes.ts';
import { assignments, submissions } from './assignment-tables.ts';
import { questions } from './question-tables.ts';
import { users } from './tables.ts';

/**
 * The ledger of marks: every mark by whom or what. Rows are only ever added. Of an answer the newest mark of a person stands
 * that has not been taken back, else the newest of a machine, else what was on record.
 */
export const marks = sqliteTable(
  'marks',
  {
    id: integer('id').primaryKey(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: markKinds }).notNull(),
    /** Name of the person or the machine. */
    marker: text('marker').notNull(),
    userId: text('user_id').references(() => users.id),
    /** Null where a machine leaves the answer to a person. */
    score: real('score'),
    /** As those of responses. */
    parts: text('parts').notNull().default(''),
    /** What was read, where the machine read something. */
    answer: text('answer').notNull().default(''),
    /** From 0 to 1; 1 for a person. */
    confidence: real('confidence').notNull(),
    reason: text('reason').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** JSON of the contract's detail; "" without one. */
    detail: text('detail').notNull().default(''),
    keyVersion: integer('key_version').notNull().default(0),
    /** 1 where what was read is the truth of a synthetic scan. */
    isSimulated: integer('is_simulated').notNull().default(0),
    /** The mark that an undo takes back. */
    revokes: integer('revokes'),
    /** What a client called its request; the same one is written once. */
    requestKey: text('request_key'),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('marks_answer').on(t.submissionId, t.position, t.id),
    uniqueIndex('marks_request')
      .on(t.requestKey)
      .where(sql`request_key is not null`),
    uniqueIndex('marks_revoked')
      .on(t.revokes)
      .where(sql`revokes is not null`),
    check('marks_kind', sql`${t.kind} in ('machine', 'person', 'record', 'undo')`),
  ],
);

/** Keys and rubrics that were set for one piece of work in the place of the question's own, which is version 0. */
export const answerKeys = sqliteTable(
  'answer_keys',
  {
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    version: integer('version').notNull(),
    /** JSON, as those of questions. */
    answers: text('answers').notNull(),
    rubric: text('rubric').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createTime: text('create_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.questionId, t.version] })],
);

/** Runs of a machine over the answers of an assignment. */
export const markingRuns = sqliteTable(
  'marking_runs',
  {
    id: text('id').primaryKey(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignments.id),
    state: text('state', { enum: runStates }).notNull(),
    marker: text('marker').notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** In the currency of the configured prices. */
    cost: real('cost').notNull().default(0),
    failReason: text('fail_reason').notNull().default(''),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('marking_runs_assignment').on(t.assignmentId, t.createTime)],
);
