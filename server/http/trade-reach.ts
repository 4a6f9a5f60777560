import { inArray, sql } from 'drizzle-orm';
import { devices } from '../database/device-tables.ts';
import { listed } from '../database/lists.ts';
import type { Orm } from '../database/sandbox.ts';
import { partners } from '../database/tables.ts';
import { orders } from '../database/trade-tables.ts';

const wanted = listed('ids');
const noSchool = sql<null>`null`;

/** How it is found which channel an id belongs to: schools reach nothing of it, whichever school it is for. */
export const tradeResolvers = (orm: Orm) => ({
  partner: orm
    .select({ id: partners.id, schoolId: noSchool, partnerId: partners.id })
    .from(partners)
    .where(inArray(partners.id, wanted))
    .prepare(),
  device: orm
    .select({ id: devices.id, schoolId: noSchool, partnerId: devices.partnerId })
    .from(devices)
    .where(inArray(devices.id, wanted))
    .prepare(),
  order: orm
    .select({ id: orders.id, schoolId: noSchool, partnerId: orders.partnerId })
    .from(orders)
    .where(inArray(orders.id, wanted))
    .prepare(),
});
