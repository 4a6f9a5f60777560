import { eq, sql, type SQL } from 'drizzle-orm';
import { shortSupply, type DeviceConcern } from '../../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { Page, PageRequest } from '../../../../../contracts/paging.ts';
import type { getDeviceSums, pageDevices } from '../../../../../contracts/wrongbook/trade/devices.ts';
import { devices } from '../../../../database/device-tables.ts';
import { aggregated, pageable } from '../../../../database/pages.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { partners, schools } from '../../../../database/tables.ts';
import { withUsage } from './usage.ts';

const at = sql.placeholder;

const isBelow = (name: string): SQL => sql`${devices.partnerId} in (select p.id from partners p
  where p.id = ${at(name)} or instr(',' || p.ancestors || ',', ',' || ${at(name)} || ',') > 0)`;

/** Of a channel's own devices those are assigned that a school uses or a channel below has. */
const isAssigned = sql`(${devices.schoolId} is not null or ${devices.partnerId} <> ${at('own')})`;

const isBroken = sql`${devices.fault} <> ''`;
const isShort = sql`exists (select 1 from device_supplies s where s.device_id = ${devices.id} and s.percent < ${sql.raw(String(shortSupply))})`;
const isOdd = sql`exists (select 1 from device_events e where e.device_id = ${devices.id} and e.kind = 'anomaly'
  and e.create_time >= ${at('oddSince')})`;
/** The last day on which its counter rose; null where it has said nothing. */
const lastUsed = sql<
  string | null
>`(select min(r.day) from device_readings r where r.device_id = ${devices.id} and r.total =
  (select l.total from device_readings l where l.device_id = ${devices.id} order by l.day desc limit 1))`;
const isIdle = sql`(${devices.schoolId} is not null and ${lastUsed} < ${at('idleSince')})`;

const conditions: Record<DeviceConcern, SQL> = {
  repair: isBroken,
  supplies: isShort,
  anomaly: isOdd,
  idle: isIdle,
  unassigned: sql`not ${isAssigned}`,
};

/** The worst that is to be done about a device, as the constants order it. */
const concern = sql<DeviceConcern | ''>`case when ${isBroken} then 'repair' when ${isShort} then 'supplies'
  when ${isOdd} then 'anomaly' when ${isIdle} then 'idle' when ${conditions.unassigned} then 'unassigned' else '' end`;

const list = {
  table: devices,
  always: [sql`${devices.isDeleted} = 0`, isBelow('own')],
  filters: {
    isAssigned: sql`${isAssigned} = ${at('isAssigned')}`,
    kind: sql`${devices.kind} = ${at('kind')}`,
    concern: sql`case ${at('concern')} when 'repair' then ${isBroken} when 'supplies' then ${isShort} when 'anomaly' then ${isOdd}
      when 'idle' then ${isIdle} else ${conditions.unassigned} end`,
    partnerId: isBelow('partnerId'),
    schoolId: sql`${devices.schoolId} = ${at('schoolId')}`,
    keyword: sql`(instr(${devices.serial}, ${at('keyword')}) > 0 or ${devices.schoolId} in
      (select h.id from schools h where instr(h.name, ${at('keyword')}) > 0))`,
  },
};

const rank = sql`case ${concern} when 'repair' then 0 when 'supplies' then 1 when 'anomaly' then 2 when 'idle' then 3
  when 'unassigned' then 4 else 5 end`;

const page = pageable({
  ...list,
  first: rank,
  sorts: { serial: devices.serial },
  defaultSort: devices.serial,
  rows: (orm, where, order) =>
    orm
      .select({
        id: devices.id,
        serial: devices.serial,
        kind: devices.kind,
        model: devices.model,
        partnerId: devices.partnerId,
        partnerName: partners.name,
        schoolId: sql<string>`coalesce(${devices.schoolId}, '')`,
        schoolName: sql<string>`coalesce(${schools.name}, '')`,
        place: devices.place,
        keeper: devices.keeper,
        connection: devices.connection,
        concern,
        fault: devices.fault,
        reportTime: devices.reportTime,
        version: devices.version,
      })
      .from(devices)
      .innerJoin(partners, eq(partners.id, devices.partnerId))
      .leftJoin(schools, eq(schools.id, devices.schoolId))
      .where(where)
      .orderBy(...order),
});

const day = 86_400_000;

/** For how many days an anomaly is something to look at. */
const oddDays = 60;

/** What devices are searched by, for the channel `own`. */
export interface DeviceFilters {
  own: string;
  distribution?: 0 | 1 | 2;
  [name: string]: unknown;
}

function request(sandbox: Sandbox, idleFor: number, { distribution, ...filters }: DeviceFilters) {
  const back = (days: number): string => new Date(sandbox.clock.now() - days * day).toISOString().slice(0, 10);
  const isAssigned = distribution === 1 ? 1 : distribution === 2 ? 0 : undefined;
  return { ...filters, isAssigned, idleSince: back(idleFor - 1), oddSince: back(oddDays) };
}

export type DeviceRow = DataOf<typeof pageDevices>['records'][number];

/** A page of the devices that a channel reaches, those that need something first. */
export function selectDevices(sandbox: Sandbox, idleFor: number, asked: PageRequest & DeviceFilters): Page<DeviceRow> {
  const { records, ...rest } = page(sandbox, { ...asked, ...request(sandbox, idleFor, asked) });
  return { ...rest, records: withUsage(sandbox, records) };
}

const countIf = (condition: SQL): SQL => sql`coalesce(sum(${condition}), 0)`;
const isKind = (kind: string): SQL => countIf(sql`${devices.kind} = ${sql.raw(`'${kind}'`)}`);
const isConnection = (name: string): SQL => countIf(sql`${devices.connection} = ${sql.raw(`'${name}'`)}`);

const sums = aggregated<DataOf<typeof getDeviceSums>>(list, {
  total: sql`count(*)`,
  assigned: countIf(isAssigned),
  notAssigned: countIf(conditions.unassigned),
  printers: isKind('printer'),
  scanners: isKind('scanner'),
  allInOnes: isKind('allInOne'),
  online: isConnection('online'),
  offline: isConnection('offline'),
  boxed: isConnection('boxed'),
  repair: countIf(isBroken),
  supplies: countIf(isShort),
  anomaly: countIf(isOdd),
  idle: countIf(isIdle),
});

/** How many devices of a channel there are of each sort. */
export const sumDevices = (sandbox: Sandbox, idleFor: number, own: string) =>
  sums(sandbox, request(sandbox, idleFor, { own }));
