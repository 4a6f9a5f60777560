import type { DeviceEventKind, DeviceKind } from '../../../../../contracts/constants/trade.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';
import { isWithin } from '../partner.queries.ts';

/** A device with where it is. */
export interface Device {
  id: string;
  serial: string;
  kind: DeviceKind;
  model: string;
  partnerId: string;
  partnerName: string;
  ancestors: string;
  schoolId: string | null;
  schoolName: string | null;
  connection: string;
  fault: string;
  madeMonth: string;
  warrantyMonth: string;
}

const columns = `d.id, d.serial, d.kind, d.model, d.partner_id partnerId, p.name partnerName, p.ancestors, d.school_id schoolId,
  h.name schoolName, d.connection, d.fault, d.made_month madeMonth, d.warranty_month warrantyMonth`;
const from = 'devices d join partners p on p.id = d.partner_id left join schools h on h.id = d.school_id';

const queries = statements((sqlite) => ({
  byId: sqlite.prepare(
    `select ${columns} from ${from} where d.id in (select value from json_each(?)) and d.is_deleted = 0`,
  ),
  bySerial: sqlite.prepare(`select ${columns} from ${from} where d.serial = :serial and d.is_deleted = 0
    and ${isWithin('own')}`),
  exists: sqlite.prepare('select 1 from devices where serial = ? and is_deleted = 0'),
  free: sqlite
    .prepare('select serial from devices where partner_id = ? and school_id is null and is_deleted = 0 limit 2000')
    .pluck(),
  names: sqlite.prepare('select id, name from partners where id in (select value from json_each(?))'),
  events: sqlite.prepare(`select kind, text, cents, user_name userName, create_time createTime from device_events
    where device_id = ? order by create_time desc, id desc limit 300`),
  add: sqlite.prepare(`insert into devices (id, serial, kind, model, partner_id, place, create_time)
    values (:id, :serial, :kind, :model, :partnerId, '仓库，未开箱', :createTime)`),
  place:
    sqlite.prepare(`update devices set partner_id = :partnerId, school_id = :schoolId, place = :place, keeper = :keeper,
    version = version + 1 where id = :id`),
  addEvent: sqlite.prepare(`insert into device_events (device_id, kind, text, cents, user_name, create_time)
    values (:deviceId, :kind, :text, :cents, :userName, :createTime)`),
  fault: sqlite.prepare('update devices set fault = :fault, fault_time = :time, version = version + 1 where id = :id'),
  supply: sqlite.prepare('update device_supplies set percent = 100 where device_id = ? and name = ?'),
  last: sqlite.prepare('select total, duplex from device_readings where device_id = ? order by day desc limit 1'),
  reading:
    sqlite.prepare(`insert into device_readings (device_id, day, total, duplex) values (:deviceId, :day, :total, :duplex)
    on conflict do update set total = excluded.total, duplex = excluded.duplex`),
  reported: sqlite.prepare(
    "update devices set connection = 'online', report_time = :now, version = version + 1 where id = :id",
  ),
}));

export const selectDevicesById = ({ sqlite }: Sandbox, ids: readonly string[]) =>
  queries(sqlite).byId.all(JSON.stringify(ids)) as Device[];

/** A device that a channel or one below it has. */
export const selectBySerial = ({ sqlite }: Sandbox, own: string, serial: string) =>
  queries(sqlite).bySerial.get({ own, serial }) as Device | undefined;

/** Whether anybody has a device of that serial. */
export const hasSerial = ({ sqlite }: Sandbox, serial: string): boolean =>
  queries(sqlite).exists.get(serial) !== undefined;

/** Serials that a channel may give away. */
export const selectFreeSerials = ({ sqlite }: Sandbox, own: string) => queries(sqlite).free.all(own) as string[];

export const selectPartnerNames = ({ sqlite }: Sandbox, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    (queries(sqlite).names.all(JSON.stringify(ids)) as { id: string; name: string }[]).map(({ id, name }) => [
      id,
      name,
    ]),
  );

export interface DeviceEvent {
  kind: DeviceEventKind;
  text: string;
  cents: number;
  userName: string;
  createTime: string;
}

/** What has happened to a device, newest first. */
export const selectEvents = ({ sqlite }: Sandbox, deviceId: string) =>
  queries(sqlite).events.all(deviceId) as DeviceEvent[];

/** Adds to the history of a device. Call it within a write. */
export const addEvent = ({ sqlite }: Sandbox, deviceId: string, event: DeviceEvent): void =>
  void queries(sqlite).addEvent.run({ deviceId, ...event });

interface NewDevice {
  id: string;
  serial: string;
  kind: DeviceKind;
  model: string;
  partnerId: string;
  createTime: string;
}

export const insertDevice = ({ sqlite }: Sandbox, device: NewDevice): void => void queries(sqlite).add.run(device);

/** Puts a device somewhere else. Call it within a write. */
export const placeDevice = (
  { sqlite }: Sandbox,
  place: { id: string; partnerId: string; schoolId: string | null; place: string; keeper: string },
): void => void queries(sqlite).place.run(place);

export const setFault = ({ sqlite }: Sandbox, id: string, fault: string, time: string): void =>
  void queries(sqlite).fault.run({ id, fault, time });

/** Marks a consumable as new; whether there is one of that name. */
export const renewSupply = ({ sqlite }: Sandbox, deviceId: string, name: string): boolean =>
  queries(sqlite).supply.run(deviceId, name).changes > 0;

/** Writes down what a counter shows; what it showed before. Call it within a write. */
export function readCounter({ sqlite }: Sandbox, deviceId: string, total: number, now: string): number {
  const last = (queries(sqlite).last.get(deviceId) as { total: number; duplex: number } | undefined) ?? {
    total: 0,
    duplex: 0,
  };
  const duplex = total < last.total ? Math.min(last.duplex, total) : last.duplex;
  queries(sqlite).reading.run({ deviceId, day: now.slice(0, 10), total, duplex });
  queries(sqlite).reported.run({ id: deviceId, now });
  return last.total;
}
