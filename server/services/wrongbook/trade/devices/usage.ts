import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { pageDevices } from '../../../../../contracts/wrongbook/trade/devices.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { daysLeft, usageOf, type Reading, type Usage } from '../../../../engines/devices/counters.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

type Row = DataOf<typeof pageDevices>['records'][number];

const queries = statements((sqlite) => ({
  readings: sqlite.prepare(`select device_id deviceId, day, total, duplex from device_readings
    where device_id in (select value from json_each(?)) order by device_id, day`),
  supplies: sqlite.prepare(`select device_id deviceId, label, name, percent, capacity from device_supplies
    where device_id in (select value from json_each(?)) order by device_id, position`),
}));

interface SupplyRow {
  deviceId: string;
  label: string;
  name: string;
  percent: number;
  capacity: number;
}

/** What devices have counted, by device. */
export function selectReadings({ sqlite }: Sandbox, ids: readonly string[]): ReadonlyMap<string, Reading[]> {
  const rows = queries(sqlite).readings.all(JSON.stringify(ids)) as (Reading & { deviceId: string })[];
  return grouped(rows, ({ deviceId }) => deviceId);
}

const suppliesOf = (rows: readonly SupplyRow[], { perDay }: Usage): Row['supplies'] =>
  rows.map(({ label, name, percent, capacity }) => {
    return { label, name, percent, daysLeft: daysLeft({ percent, capacity }, perDay) ?? -1 };
  });

const day = 86_400_000;

/** Devices with what they have counted and what they use up. */
export function withUsage(
  sandbox: Sandbox,
  rows: readonly Omit<Row, 'monthSheets' | 'supplies' | 'idleDays'>[],
): Row[] {
  const ids = rows.map(({ id }) => id);
  const readings = selectReadings(sandbox, ids);
  const supplies = grouped(
    queries(sandbox.sqlite).supplies.all(JSON.stringify(ids)) as SupplyRow[],
    ({ deviceId }) => deviceId,
  );
  const today = sandbox.clock.dateTime().slice(0, 10);
  return rows.map((row) => {
    const usage = usageOf(readings.get(row.id) ?? []);
    const idleDays = usage.lastUsed === '' ? -1 : Math.round((Date.parse(today) - Date.parse(usage.lastUsed)) / day);
    return {
      ...row,
      idleDays: Math.max(idleDays, -1),
      monthSheets: readings.has(row.id) ? (usage.months.get(today.slice(0, 7)) ?? 0) : -1,
      supplies: suppliesOf(supplies.get(row.id) ?? [], usage),
    };
  });
}
