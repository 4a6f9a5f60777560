import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './tables.ts';
import { workbookPages, workbookQuestions } from './workbook-tables.ts';

/** How far the pages have come that somebody has worked on; a page without a row is as the bank has it. */
export const workbookPageWork = sqliteTable(
  'workbook_page_work',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => workbookPages.id),
    state: text('state', { enum: ['entering', 'review', 'sentBack', 'approved'] })
      .notNull()
      .default('entering'),
    /** Nothing is to be entered: a blank page, or contents. */
    isEmpty: integer('is_empty').notNull().default(0),
    /** The page as it is printed, a data URL; "" until somebody has put it in. */
    picture: text('picture').notNull().default(''),
    entererId: text('enterer_id').references(() => users.id),
    reviewerId: text('reviewer_id').references(() => users.id),
    /** Enterer and reviewer were named by an administrator: nobody else takes their place. */
    isAssigned: integer('is_assigned').notNull().default(0),
    /** Who works on it, and when that person last wrote. */
    holderId: text('holder_id').references(() => users.id),
    heldTime: text('held_time').notNull().default(''),
    submitTime: text('submit_time').notNull().default(''),
  },
  (t) => [index('workbook_page_work_enterer').on(t.entererId, t.state)],
);

/** What somebody has written down of a question of a page, and what the second pair of eyes made of it. */
export const workbookEntries = sqliteTable(
  'workbook_entries',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => workbookQuestions.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: ['draft', 'sentBack', 'approved'] })
      .notNull()
      .default('draft'),
    /** JSON: what is asked, its answers, points and knowledge points. */
    content: text('content').notNull(),
    /** JSON: the answers of whoever solved it second; "" until then. */
    secondAnswers: text('second_answers').notNull().default(''),
    secondId: text('second_id').references(() => users.id),
    /** Where the two differ, or what else is wrong. */
    note: text('note').notNull().default(''),
    /** How often it was sent back. */
    returns: integer('returns').notNull().default(0),
    saveTime: text('save_time').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [index('workbook_entries_author').on(t.authorId, t.saveTime)],
);
