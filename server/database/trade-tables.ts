import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  catalogueItems,
  orderStates,
  refundActs,
  refundStages,
  settlementKinds,
} from '../../contracts/constants/trade.ts';
import { partners, schools, users } from './tables.ts';

// What channels sell to schools and how its proceeds are shared. Money is whole cents; months are `yyyy-MM`.

const partnerId = () =>
  text('partner_id')
    .notNull()
    .references(() => partners.id);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id);

/** The share of a channel in what is sold below it, in hundredths of a percent, from a month on. */
export const channelRates = sqliteTable(
  'channel_rates',
  { partnerId: partnerId(), fromMonth: text('from_month').notNull(), rate: integer('rate').notNull() },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.fromMonth] }),
    check('channel_rates_share', sql`${t.rate} between 0 and 10000`),
  ],
);

/** What a school has ordered; the channel is the one that looked after it then. */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Day and number, by which people call it. */
    code: text('code').notNull(),
    partnerId: partnerId(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    userId: userId(),
    state: text('state', { enum: orderStates }).notNull().default('unpaid'),
    cents: integer('cents').notNull(),
    /** Refund as the specification numbers it: 0, 1, 2, only forward. */
    refundState: integer('refund_state').notNull().default(0),
    note: text('note').notNull().default(''),
    createTime: text('create_time').notNull(),
    payTime: text('pay_time').notNull().default(''),
    deliverTime: text('deliver_time').notNull().default(''),
  },
  (t) => [
    uniqueIndex('orders_code').on(t.code),
    index('orders_partner').on(t.partnerId, t.createTime),
    index('orders_school').on(t.schoolId, t.createTime),
    index('orders_paid').on(t.payTime),
    check('orders_cents', sql`${t.cents} > 0`),
    check('orders_refund', sql`${t.refundState} in (0, 1, 2)`),
  ],
);

/** What an order is made of, at the price of its day. */
export const orderLines = sqliteTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    item: text('item', { enum: catalogueItems }).notNull(),
    quantity: integer('quantity').notNull(),
    cents: integer('cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

/** Requests for refunds, one after the other where one has been refused. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: integer('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The channel that asks, whose superior decides. */
    partnerId: partnerId(),
    cents: integer('cents').notNull(),
    stage: text('stage', { enum: refundStages }).notNull().default('asked'),
    reason: text('reason').notNull(),
    /** The month whose statement deducts it, once it is paid: the order's own while that is open, else a later one. */
    bookedMonth: text('booked_month').notNull().default(''),
    createTime: text('create_time').notNull(),
  },
  (t) => [
    uniqueIndex('refunds_open')
      .on(t.orderId)
      .where(sql`stage <> 'refused'`),
    index('refunds_order').on(t.orderId),
    index('refunds_booked').on(t.bookedMonth),
  ],
);

/** Who has taken a refund on, step by step; nothing of it is ever changed. */
export const refundEntries = sqliteTable(
  'refund_entries',
  {
    id: integer('id').primaryKey(),
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id),
    act: text('act', { enum: ['ask', ...refundActs] }).notNull(),
    userId: userId(),
    note: text('note').notNull(),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('refund_entries_refund').on(t.refundId)],
);

/** The statement of a channel for a month, from the day on which something is done about it. */
export const settlements = sqliteTable(
  'settlements',
  {
    partnerId: partnerId(),
    month: text('month').notNull(),
    confirmTime: text('confirm_time').notNull().default(''),
    confirmedBy: text('confirmed_by').references(() => users.id),
    /** What the channel finds wrong; "" while it finds nothing. */
    objection: text('objection').notNull().default(''),
    payTime: text('pay_time').notNull().default(''),
    paidBy: text('paid_by').references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.month] })],
);

/** The lines of a statement as they were when it was confirmed; triggers refuse to change them. */
export const settlementLines = sqliteTable(
  'settlement_lines',
  {
    partnerId: partnerId(),
    month: text('month').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: settlementKinds }).notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    paid: integer('paid').notNull(),
    refunded: integer('refunded').notNull(),
    base: integer('base').notNull(),
    rate: integer('rate').notNull(),
    own: integer('own').notNull(),
    /** The channel below that gets its share of this; null for what the channel sold itself. */
    lowerId: text('lower_id').references(() => partners.id),
    lowerRate: integer('lower_rate').notNull(),
    lower: integer('lower').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.month, t.position] }), index('settlement_lines_order').on(t.orderId)],
);
