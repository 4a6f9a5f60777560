import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  openingReasons,
  wellbeingLogActs,
  wellbeingRecordKinds,
  wellbeingSources,
  wellbeingStates,
  wellbeingSteps,
} from '../../contracts/constants/wellbeing.ts';
import { schoolClasses, schools, students, users } from './tables.ts';

// What students write about how they feel. `sealed` is encrypted with a key beside the database, see engines/wellbeing/seal.

/** A text of a student: what is known of it without reading it. */
export const wellbeingTexts = sqliteTable(
  'wellbeing_texts',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    studentId: text('student_id')
      .notNull()
      .references(() => students.id),
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    source: text('source', { enum: wellbeingSources }).notNull(),
    writtenAt: text('written_at').notNull(),
    /** How many characters it has. */
    length: integer('length').notNull(),
    /** Title, text and evidence. */
    sealed: blob('sealed', { mode: 'buffer' }).notNull(),
    /** Comma lists. */
    moods: text('moods').notNull(),
    themes: text('themes').notNull(),
    /** What the rules proposed, and what holds. */
    proposed: integer('proposed').notNull(),
    level: integer('level').notNull(),
    state: text('state', { enum: wellbeingStates }).notNull(),
    /** Who looks after it; null until somebody has opened it. */
    ownerId: text('owner_id').references(() => users.id),
    nextStep: text('next_step', { enum: ['', ...wellbeingSteps] })
      .notNull()
      .default(''),
    nextAt: text('next_at').notNull().default(''),
    closedAt: text('closed_at').notNull().default(''),
    createTime: text('create_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('wellbeing_texts_school').on(t.schoolId, t.level, t.writtenAt),
    index('wellbeing_texts_time').on(t.schoolId, t.writtenAt),
    index('wellbeing_texts_student').on(t.studentId, t.writtenAt),
    check('wellbeing_texts_level', sql`${t.level} between 0 and 3 and ${t.proposed} between 0 and 3`),
  ],
);

/** What has been done about a text. */
export const wellbeingRecords = sqliteTable(
  'wellbeing_records',
  {
    id: text('id').primaryKey(),
    textId: text('text_id')
      .notNull()
      .references(() => wellbeingTexts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: wellbeingRecordKinds }).notNull(),
    happenedAt: text('happened_at').notNull(),
    fromLevel: integer('from_level'),
    toLevel: integer('to_level'),
    /** Where or with whom, and the notes. */
    sealed: blob('sealed', { mode: 'buffer' }).notNull(),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('wellbeing_records_text').on(t.textId, t.happenedAt)],
);

/** Who has opened what and why; triggers refuse to change or remove a row, and it outlives the text. */
export const wellbeingLog = sqliteTable(
  'wellbeing_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    schoolId: text('school_id').notNull(),
    textId: text('text_id').notNull(),
    studentId: text('student_id').notNull(),
    source: text('source', { enum: wellbeingSources }).notNull(),
    writtenAt: text('written_at').notNull(),
    userId: text('user_id').notNull(),
    act: text('act', { enum: wellbeingLogActs }).notNull(),
    reason: text('reason', { enum: openingReasons }).notNull(),
    /** What was added to the reason. */
    sealed: blob('sealed', { mode: 'buffer' }).notNull(),
    time: text('time').notNull(),
  },
  (t) => [index('wellbeing_log_school').on(t.schoolId, t.time), index('wellbeing_log_text').on(t.textId)],
);

/** How long a school keeps texts; a school without a row keeps them as long as is usual. */
export const wellbeingRules = sqliteTable('wellbeing_rules', {
  schoolId: text('school_id')
    .primaryKey()
    .references(() => schools.id),
  keepDays: integer('keep_days').notNull(),
});
