import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { questions } from './question-tables.ts';
import { courses, grades, schoolClasses } from './tables.ts';

/** Workbooks of a course in a grade and term; term is a code such as 202501. */
export const workbooks = sqliteTable(
  'workbooks',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    gradeId: text('grade_id')
      .notNull()
      .references(() => grades.id),
    term: text('term').notNull(),
  },
  (t) => [index('workbooks_course').on(t.gradeId, t.courseId, t.term)],
);

/** Which workbooks a class works with. */
export const classWorkbooks = sqliteTable(
  'class_workbooks',
  {
    classId: text('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    workbookId: text('workbook_id')
      .notNull()
      .references(() => workbooks.id),
  },
  (t) => [primaryKey({ columns: [t.classId, t.workbookId] }), index('class_workbooks_book').on(t.workbookId)],
);

/** Pages of a workbook, with the lesson that each belongs to. */
export const workbookPages = sqliteTable(
  'workbook_pages',
  {
    id: text('id').primaryKey(),
    workbookId: text('workbook_id')
      .notNull()
      .references(() => workbooks.id),
    pageNo: integer('page_no').notNull(),
    title: text('title').notNull(),
  },
  (t) => [index('workbook_pages_book').on(t.workbookId, t.pageNo)],
);

/** Questions printed on a page of a workbook. */
export const workbookQuestions = sqliteTable(
  'workbook_questions',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => workbookPages.id),
    /** Number of the question as it is printed, from 1 on each page. */
    position: integer('position').notNull(),
    /** 1 choice, 2 fill-in, 3 answer, 4 other. */
    questionType: integer('question_type').notNull(),
    score: integer('score').notNull(),
    /** The question of the bank that is printed there; null where the bank has not got it. */
    questionId: text('question_id').references(() => questions.id),
  },
  (t) => [
    index('workbook_questions_page').on(t.pageId, t.position),
    index('workbook_questions_question').on(t.questionId),
    check('workbook_questions_type', sql`${t.questionType} between 1 and 4`),
  ],
);
