import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { schoolClasses, schools, users } from './tables.ts';

/** Files of teachers: those in the cloud, those in the print list, and scanned sheets. What is in a file lies beside the database. */
export const documents = sqliteTable(
  'documents',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    /** The school that sharing reaches: the teacher's when the document came. */
    schoolId: text('school_id').references(() => schools.id),
    shelf: text('shelf', { enum: ['cloud', 'print', 'scan'] })
      .notNull()
      .default('print'),
    title: text('title').notNull(),
    kind: text('kind', { enum: ['pdf', 'picture', 'word', 'sheet', 'slides', 'unknown'] })
      .notNull()
      .default('unknown'),
    extension: text('extension').notNull().default(''),
    /** Bytes. */
    size: integer('size').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    /** SHA-256 of the file in hex, which is its name on disk; "" until it has come. */
    hash: text('hash').notNull().default(''),
    /** 0 new, 1 uploading, 2 recognising, 3 done, 4 failed, 5 deleted. */
    state: integer('state').notNull().default(0),
    failReason: text('fail_reason').notNull().default(''),
    /** 0 once there is something that the teacher has not seen: the document is done or has failed. */
    isRead: integer('is_read').notNull().default(1),
    /** Who else sees it: 0 nobody, 1 the whole school, 2 who teaches the class. */
    scope: integer('scope').notNull().default(0),
    /** The class that it is shared with, or printed for. */
    classId: text('class_id').references(() => schoolClasses.id),
    gradeId: text('grade_id').notNull().default(''),
    subjectId: text('subject_id').notNull().default(''),
    copies: integer('copies').notNull().default(1),
    /** 0 one for each student of the class, 1 as many as was said. */
    printMode: integer('print_mode').notNull().default(1),
    /** Of what is said about sharing. */
    version: integer('version').notNull().default(1),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('documents_unread').on(t.teacherId, t.shelf, t.isRead, t.state),
    index('documents_shelf').on(t.teacherId, t.shelf, t.createTime),
    index('documents_title').on(t.teacherId, t.shelf, t.title),
    index('documents_shared')
      .on(t.schoolId, t.createTime)
      .where(sql`scope <> 0`),
    index('documents_hash').on(t.hash),
    check('documents_state', sql`${t.state} between 0 and 5`),
    check('documents_scope', sql`${t.scope} between 0 and 2`),
  ],
);

/**
 * Work to be done in the background. A job is done once: whoever takes it holds it until `leaseUntil`, and what it did
 * is written together with its end.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** What the job works on. */
    targetId: text('target_id').notNull(),
    /** Whose turn it takes; "" where it is nobody's. */
    userId: text('user_id').notNull().default(''),
    /** 0 waiting, 1 running, 2 ended. */
    state: integer('state').notNull().default(0),
    /** How often it was begun without getting any further; more than once where the server was killed meanwhile. */
    attempts: integer('attempts').notNull().default(0),
    /** Who has taken it; "" while it waits. */
    owner: text('owner').notNull().default(''),
    /** Until when it is taken, in milliseconds of the system's time. */
    leaseUntil: integer('lease_until').notNull().default(0),
    /** When it last had its turn, a number that only grows; 0 for never. */
    served: integer('served').notNull().default(0),
    /** Milliseconds that its turns have taken so far. */
    spent: integer('spent').notNull().default(0),
    /** How far it is, in the words of its kind, where its target does not tell. */
    progress: integer('progress').notNull().default(0),
  },
  (t) => [
    index('jobs_waiting')
      .on(t.state, t.leaseUntil)
      .where(sql`state < 2`),
    index('jobs_turns')
      .on(t.kind, t.userId, t.served, t.id)
      .where(sql`state = 0`),
    index('jobs_served').on(t.kind, t.userId, t.served),
    uniqueIndex('jobs_open')
      .on(t.kind, t.targetId)
      .where(sql`state < 2`),
    check('jobs_state', sql`${t.state} between 0 and 2`),
  ],
);
