import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { courses, grades, users } from './tables.ts';

/** Documents to print or recognise, of a teacher. */
export const documents = sqliteTable(
  'documents',
  {
    id: text('id').primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** 0 new, 1 uploading, 2 recognising, 3 done, 4 failed, 5 deleted. */
    state: integer('state').notNull().default(0),
    isRead: integer('is_read').notNull().default(0),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('documents_unread').on(t.teacherId, t.isRead, t.state),
    check('documents_state', sql`${t.state} between 0 and 5`),
  ],
);

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
