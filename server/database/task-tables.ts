import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './tables.ts';

/** Calls that are carried out while whoever asked does something else. Their files lie with those of documents. */
export const taskCalls = sqliteTable(
  'task_calls',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    call: text('call').notNull(),
    title: text('title').notNull(),
    /** JSON: the input of the call. */
    asked: text('asked').notNull(),
    /** SHA-256 of the file that it was begun with; "" without one. */
    uploadHash: text('upload_hash').notNull().default(''),
    uploadName: text('upload_name').notNull().default(''),
    state: text('state', { enum: ['open', 'done', 'failed'] })
      .notNull()
      .default('open'),
    /** Why it failed. */
    reason: text('reason').notNull().default(''),
    /** SHA-256 of the file that it came to; "" without one. */
    fileHash: text('file_hash').notNull().default(''),
    /** What that is called; until then what it shall be called, without an extension. */
    fileName: text('file_name').notNull().default(''),
    fileSize: integer('file_size').notNull().default(0),
    /** JSON: what the call answered. */
    answer: text('answer').notNull().default('{}'),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('task_calls_upload').on(t.uploadHash),
    index('task_calls_file').on(t.fileHash),
    index('task_calls_time').on(t.createTime),
  ],
);
