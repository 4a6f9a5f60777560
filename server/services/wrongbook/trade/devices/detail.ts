import { idleDays } from '../../../../../contracts/constants/trade.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { usageOf } from '../../../../engines/devices/counters.ts';
import type { User } from '../../../../http/user.ts';
import { chainOf, ownPartner } from '../partner.queries.ts';
import { selectDevicesById, selectEvents, selectPartnerNames } from './device.queries.ts';
import { selectDevices } from './devices.queries.ts';
import { selectReadings } from './usage.ts';

const months = 12;

/** The month of a moment with those before it, oldest first. */
function lastMonths(now: string): string[] {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 7),
  );
}

/** A device with what it has counted and all that has happened to it. */
export function deviceDetail(sandbox: Sandbox, user: User, deviceId: string) {
  const own = ownPartner(sandbox, user);
  const [device] = selectDevicesById(sandbox, [deviceId]);
  const { records } = selectDevices(sandbox, idleDays, { own: own.id, keyword: device!.serial, current: 1, size: 500 });
  const row = records.find(({ id }) => id === deviceId)!;
  const readings = selectReadings(sandbox, [deviceId]).get(deviceId) ?? [];
  const { months: sheets, anomalies } = usageOf(readings);
  const chain = chainOf({ id: device!.partnerId, ancestors: device!.ancestors });
  const names = selectPartnerNames(sandbox, chain);
  const last = readings.at(-1);
  return {
    ...row,
    line: chain.slice(chain.indexOf(own.id)).map((id) => names.get(id) ?? ''),
    madeMonth: device!.madeMonth,
    warrantyMonth: device!.warrantyMonth,
    total: last?.total ?? 0,
    duplex: last?.duplex ?? 0,
    months: lastMonths(sandbox.clock.dateTime()).map((month) => ({ month, sheets: sheets.get(month) ?? 0 })),
    anomalies,
    events: selectEvents(sandbox, deviceId),
  };
}
