import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { usageKinds } from '../../contracts/constants/usage.ts';
import { schools, users } from './tables.ts';

/** What an act counts as; "" for an application or a subject where it has none. */
const about = () => ({
  schoolId: text('school_id')
    .notNull()
    .references(() => schools.id),
  /** The day of the act, `yyyy-MM-dd`. */
  date: text('date').notNull(),
  kind: text('kind', { enum: usageKinds }).notNull(),
  app: text('app').notNull(),
  subjectId: text('subject_id').notNull(),
});

/** How much: pages, students, answers, orders; money only of orders. */
const amounts = () => ({ quantity: integer('quantity').notNull(), cents: integer('cents').notNull().default(0) });

/** The ledger of use: what people did, written within the act itself. Rows are only ever added. */
export const usageEvents = sqliteTable(
  'usage_events',
  {
    id: integer('id').primaryKey(),
    ...about(),
    ...amounts(),
    userId: text('user_id').references(() => users.id),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    index('usage_events_school').on(t.schoolId, t.date),
    check('usage_events_kind', sql`${t.kind} in ('assign', 'print', 'scan', 'mark', 'order')`),
  ],
);

/** The ledger summed by day, kept in step with it: what dashboards read. */
export const usageDays = sqliteTable(
  'usage_days',
  {
    ...about(),
    /** How many acts. */
    events: integer('events').notNull(),
    ...amounts(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.date, t.kind, t.app, t.subjectId] })],
);

/** What schools have bought: a term with a number of students who may be enabled. Of several the one with the latest end counts. */
export const schoolContracts = sqliteTable(
  'school_contracts',
  {
    id: text('id').primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    number: text('number').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    seats: integer('seats').notNull(),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('school_contracts_school').on(t.schoolId, t.endDate)],
);
