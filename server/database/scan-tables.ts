import { sql } from 'drizzle-orm';
import { blob, check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { pageStates } from '../../contracts/wrongbook/scan-shapes.ts';
import { answerSheets, assignments, submissions } from './assignment-tables.ts';
import { documents } from './document-tables.ts';

/** Scanned files: what the document does not know of itself. */
export const scans = sqliteTable(
  'scans',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => documents.id),
    /** The work whose sheets it is said to hold; null where the codes on its pages decide. */
    assignmentId: text('assignment_id').references(() => assignments.id),
    /** How many of its pages have been read. */
    readPages: integer('read_pages').notNull().default(0),
    isSynthetic: integer('is_synthetic').notNull().default(0),
    /** JSON: how a synthetic scan is to be made, until it has been; "" otherwise. */
    making: text('making').notNull().default(''),
  },
  (t) => [index('scans_assignment').on(t.assignmentId)],
);

/** Pages of scanned files. One that is a student's names the submission and which page of the sheet it is. */
export const scanPages = sqliteTable(
  'scan_pages',
  {
    id: integer('id').primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    /** Counts from 1 through the file. */
    pageNo: integer('page_no').notNull(),
    state: text('state', { enum: pageStates }).notNull(),
    /** The tray that it came from, for when it is put back; equal to the state until a person does something. */
    readState: text('read_state', { enum: pageStates }).notNull(),
    reason: text('reason').notNull().default(''),
    /** Text of its code; "" where none could be read. */
    code: text('code').notNull().default(''),
    sheetId: integer('sheet_id').references(() => answerSheets.id),
    submissionId: integer('submission_id').references(() => submissions.id),
    /** Which page of the sheet; 0 where it is not known. */
    sheetPage: integer('sheet_page').notNull().default(0),
    /** SHA-256 of the picture, which is its name on disk: straightened where it could be, else as it came. */
    picture: text('picture').notNull(),
    /** JSON: what the reader found. */
    reading: text('reading').notNull(),
    /** Who did something about it; "" for nobody. */
    mendedBy: text('mended_by').notNull().default(''),
    mendTime: text('mend_time').notNull().default(''),
  },
  (t) => [
    uniqueIndex('scan_pages_page').on(t.documentId, t.pageNo),
    index('scan_pages_state').on(t.documentId, t.state),
    uniqueIndex('scan_pages_matched')
      .on(t.submissionId, t.sheetPage)
      .where(sql`state = 'matched'`),
    index('scan_pages_submission').on(t.submissionId),
    index('scan_pages_picture').on(t.picture),
  ],
);

/** What was cut out of a student's page: an answer or a part of it. */
export const answerCuts = sqliteTable(
  'answer_cuts',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => scanPages.id),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    /** The question's position in the paper. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['blank', 'answer', 'score'] }).notNull(),
    /** Which blank or part of the answer, from 1. */
    part: integer('part').notNull(),
    jpeg: blob('jpeg', { mode: 'buffer' }).notNull(),
    /** Pixels of the picture; 0 for one that was cut before sizes were kept. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Tells the picture from any other that took or will take its place, so that a browser may keep it for good. */
    version: text('version').notNull().default(''),
    /** Share of dark pixels within the frame, from 0 to 1. */
    ink: real('ink').notNull(),
    /** 64 bits in hex that are alike for pictures that look alike. */
    likeness: text('likeness').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.submissionId, t.position, t.kind, t.part] }),
    index('answer_cuts_page').on(t.pageId),
    check('answer_cuts_kind', sql`${t.kind} in ('blank', 'answer', 'score')`),
  ],
);

/** What was written on the sheets of a synthetic scan: stands in for a model that reads handwriting. */
export const scanTruths = sqliteTable(
  'scan_truths',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id),
    position: integer('position').notNull(),
    /** As responses have it: letters, or one blank or word a line, or text. */
    answer: text('answer').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.submissionId, t.position, t.documentId] }),
    index('scan_truths_document').on(t.documentId),
  ],
);
