import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './tables.ts';

/** Access tokens and login tickets, stored as SHA-256 of what the holder has; those that ended when the world was restored. Times are milliseconds of the sandbox clock. */
export const tokens = sqliteTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['access', 'ticket', 'restored'] }).notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('tokens_user').on(t.userId), index('tokens_expiry').on(t.expiresAt)],
);

/** What was done for attempts that may be sent again, by the key that the client gave them. */
export const attempts = sqliteTable(
  'attempts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the call and what it was asked. */
    asked: text('asked').notNull(),
    /** Its `data`, as JSON. */
    answer: text('answer').notNull(),
    /** Milliseconds of the sandbox clock. */
    doneAt: integer('done_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('attempts_done').on(t.doneAt)],
);
