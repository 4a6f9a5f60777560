import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { markingRounds, markingWays } from '../../contracts/constants/exam-marking.ts';
import { submissions } from './assignment-tables.ts';
import { exams } from './exam-tables.ts';
import { scattered } from './scattered.ts';
import { users } from './tables.ts';

/** Questions of a subject that are given to markers together. */
export const markingParts = sqliteTable(
  'marking_parts',
  {
    id: text('id').primaryKey(),
    examId: text('exam_id')
      .notNull()
      .references(() => exams.id),
    subjectId: text('subject_id').notNull(),
    name: text('name').notNull(),
    /** JSON: the questions' positions in the paper. */
    positions: text('positions').notNull(),
    /** 1 where two mark each script. */
    isDouble: integer('is_double').notNull().default(0),
    /** How far two marks may differ and still give their mean. */
    tolerance: real('tolerance').notNull().default(0),
    /** 1 where a machine counts as one of the markers. */
    withMachine: integer('with_machine').notNull().default(0),
    /** How scripts are given out: by the markers' shares or by classes. */
    way: text('way', { enum: markingWays }).notNull(),
    /** How far a marker may lie from the others before that is told. */
    driftLimit: real('drift_limit').notNull().default(0),
    /** Who decides where a third mark does not. */
    leaderId: text('leader_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('marking_parts_subject').on(t.examId, t.subjectId), index('marking_parts_leader').on(t.leaderId)],
);

/** Who marks a part. Who is taken off keeps the marks given. */
export const markingMarkers = sqliteTable(
  'marking_markers',
  {
    partId: text('part_id')
      .notNull()
      .references(() => markingParts.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** How much of the part, against the shares of the others. */
    share: real('share').notNull().default(0),
    /** JSON: ids of the classes of a class way. */
    classIds: text('class_ids').notNull().default('[]'),
    isOff: integer('is_off').notNull().default(0),
    /** 1 while nothing new is given out to who may go on later. */
    isPaused: integer('is_paused').notNull().default(0),
    /** Until when a leader has taken note of how this marker marks; "" for never. */
    notedTime: text('noted_time').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.partId, t.userId] }), index('marking_markers_user').on(t.userId, t.partId)],
);

/** A script of a part as it is given to one marker in one round; what stands for the part follows from the rounds. */
export const markingScripts = sqliteTable(
  'marking_scripts',
  {
    id: integer('id').primaryKey(),
    partId: text('part_id')
      .notNull()
      .references(() => markingParts.id),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    round: text('round', { enum: markingRounds }).notNull(),
    /** Null for the machine, and while nobody has it. */
    userId: text('user_id').references(() => users.id),
    state: text('state', { enum: ['waiting', 'marked', 'flagged'] })
      .notNull()
      .default('waiting'),
    /** Until when it is kept for who has it and has not marked it; "" for as long as that takes. */
    leaseTime: text('lease_time').notNull().default(''),
    /** JSON: the marks of its questions by the contract's `scriptMarks`; "" before it is marked. */
    scores: text('scores').notNull().default(''),
    /** Sum of these. */
    score: real('score'),
    /** Why a marker hands it on: unclear, misplaced, alike, hands, sign; "" for none. */
    flag: text('flag').notNull().default(''),
    flagNote: text('flag_note').notNull().default(''),
    markTime: text('mark_time').notNull().default(''),
  },
  (t) => [
    uniqueIndex('marking_scripts_round')
      .on(t.partId, t.submissionId, t.round)
      .where(sql`round in ('first', 'second', 'third', 'leader')`),
    uniqueIndex('marking_scripts_own')
      .on(t.partId, t.submissionId, t.round, t.userId)
      .where(sql`round in ('sample', 'again', 'check')`),
    index('marking_scripts_user').on(t.userId, t.partId, t.state, t.round, t.markTime),
    index('marking_scripts_state').on(t.partId, t.state, t.round),
    index('marking_scripts_submission').on(t.submissionId, t.partId, t.round),
  ],
);

/** How far each script of a part is, as it follows from its rounds: what is counted and looked through. */
export const markingOutcomes = sqliteTable(
  'marking_outcomes',
  {
    partId: text('part_id')
      .notNull()
      .references(() => markingParts.id),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    /** What it waits for: a mark, a third, the leader, somebody to look at what was handed on; done where a score stands. */
    state: text('state', { enum: ['open', 'third', 'leader', 'flag', 'done'] }).notNull(),
    /** How many of its first two marks there are. */
    marks: integer('marks').notNull(),
    /** How far these two differ; null before. */
    difference: real('difference'),
    /** What stands; null before. */
    score: real('score'),
  },
  (t) => [
    primaryKey({ columns: [t.partId, t.submissionId] }),
    index('marking_outcomes_state').on(t.partId, t.state, t.marks, t.difference),
    index('marking_outcomes_open')
      .on(t.partId, scattered(t.submissionId))
      .where(sql`state = 'open'`),
    index('marking_outcomes_difference').on(t.partId, t.difference),
  ],
);
