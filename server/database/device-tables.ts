import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { deviceConnections, deviceEventKinds, deviceKinds } from '../../contracts/constants/trade.ts';
import { partners, schools } from './tables.ts';

/** Printers, scanners and all-in-ones: a channel has each, and a school of its own may use it. */
export const devices = sqliteTable(
  'devices',
  {
    id: text('id').primaryKey(),
    serial: text('serial').notNull(),
    kind: text('kind', { enum: deviceKinds }).notNull(),
    model: text('model').notNull(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    schoolId: text('school_id').references(() => schools.id),
    /** Where it stands and who looks after it. */
    place: text('place').notNull().default(''),
    keeper: text('keeper').notNull().default(''),
    connection: text('connection', { enum: deviceConnections }).notNull().default('boxed'),
    /** What is broken; "" while nothing is. */
    fault: text('fault').notNull().default(''),
    faultTime: text('fault_time').notNull().default(''),
    /** When it last said anything; "" before it has been unpacked. */
    reportTime: text('report_time').notNull().default(''),
    /** `yyyy-MM` of making and end of warranty. */
    madeMonth: text('made_month').notNull().default(''),
    warrantyMonth: text('warranty_month').notNull().default(''),
    version: integer('version').notNull().default(1),
    createTime: text('create_time').notNull(),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (t) => [
    uniqueIndex('devices_serial')
      .on(t.serial)
      .where(sql`is_deleted = 0`),
    index('devices_partner').on(t.partnerId, t.isDeleted),
    index('devices_school').on(t.schoolId, t.isDeleted),
  ],
);

/** What counters of a device stood at, at the end of a day. */
export const deviceReadings = sqliteTable(
  'device_readings',
  {
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    day: text('day').notNull(),
    total: integer('total').notNull(),
    duplex: integer('duplex').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.day] })],
);

/** Consumables as they were last reported, in percent of what a new one holds. */
export const deviceSupplies = sqliteTable(
  'device_supplies',
  {
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    position: integer('position').notNull(),
    /** As lists call it, such as 黑粉, and what is ordered, such as 黑粉盒 T42. */
    label: text('label').notNull(),
    name: text('name').notNull(),
    percent: integer('percent').notNull(),
    /** Sheets that a new one lasts for. */
    capacity: integer('capacity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.position] })],
);

/** What has happened to a device; triggers refuse to change it, what is wrong gets a correction. */
export const deviceEvents = sqliteTable(
  'device_events',
  {
    id: integer('id').primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    kind: text('kind', { enum: deviceEventKinds }).notNull(),
    text: text('text').notNull(),
    cents: integer('cents').notNull().default(0),
    /** Who entered it; "" of what the device has reported. */
    userName: text('user_name').notNull().default(''),
    createTime: text('create_time').notNull(),
  },
  (t) => [index('device_events_device').on(t.deviceId, t.createTime)],
);
