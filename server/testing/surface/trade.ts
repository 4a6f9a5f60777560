import { tradeCalls } from '../../../contracts/wrongbook/trade/calls.ts';
import { partnerIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import type { Given } from './given.ts';

// What channels do, with values that hold together.

/** The calls that a channel of the second level makes at random: others would reach the school that it has itself. */
export const tradeNames = Object.keys(tradeCalls) as (keyof typeof tradeCalls)[];

const ids = Array.from({ length: 12 }, (_, index) => String(79000 + index));

/** Devices of the third level, some in a school: those of the bench alone can be assigned. */
const devices = ids.flatMap((id, index) => [
  `insert or ignore into devices (id, serial, kind, model, partner_id, connection, report_time, create_time)
    values ('${id}', 'T-${id}', 'printer', 'M420', '${partnerIds.level3}', 'online', '2026-10-14 08:00:00', '2026-10-01 08:00:00')`,
  `update devices set partner_id = '${partnerIds.level3}', fault = '',
    school_id = ${index % 2 ? schoolIds.junior : 'null'} where id = '${id}'`,
]);

/** Orders of the third level: unpaid, paid, and such as somebody wants to be paid back. */
const orders = ids.flatMap((id, index) => [
  `insert or ignore into orders (id, code, partner_id, school_id, user_id, cents, create_time) values ('${id}', 'T-${id}',
    '${partnerIds.level3}', '${schoolIds.junior}', '${personaIds['partner-3']}', 42670, '2026-10-02 08:00:00')`,
  `insert or ignore into order_lines (order_id, position, item, quantity, cents) values ('${id}', 1, 'toner', 1, 42670)`,
  index < 4
    ? `update orders set state = 'unpaid', pay_time = '' where id = '${id}'`
    : `update orders set state = 'paid', pay_time = '2026-10-03 08:00:00' where id = '${id}'`,
  ...(index < 8
    ? []
    : [
        `insert or ignore into refunds (id, order_id, partner_id, cents, reason, create_time)
          values (${id}, '${id}', '${partnerIds.level3}', 1000, '数量下错', '2026-10-04 08:00:00')`,
      ]),
]);

export const tradeStock: readonly string[] = ['update partners set is_suspended = 0', ...devices, ...orders];

/** Values of calls of trade that belong together for somebody of a channel. */
export function tradeTogether(rows: (query: string) => Given[], userId: string): Given[][] {
  const own = `(select partner_id from users where id = '${userId}')`;
  const free = rows(
    `select serial from devices where partner_id = ${own} and school_id is null and is_deleted = 0 limit 20`,
  );
  const ordered = (act: string, which: string) =>
    rows(`select id orderId, '${act}' act from orders where ${which} limit 20`);
  const asked = "id in (select order_id from refunds where stage = 'asked')";
  return [
    rows(`select id partnerId, version from partners where parent_id = ${own}`),
    free.map(({ serial = '' }): Given => ({ schoolId: schoolIds.junior, serials: [serial] })),
    free.map(({ serial = '' }): Given => ({
      devices: [{ serial: `${serial as string}-2`, kind: 'printer', model: 'M420' }],
    })),
    [...ordered('pay', "state = 'unpaid'"), ...ordered('approve', asked)],
    [{ month: '2026-09', act: 'object', note: '少算了一笔' }],
  ];
}

/** Ids of what channels have, by the field that takes them. */
export const tradeIds = (idsOf: (query: string) => string[]): Record<string, string[]> => ({
  partnerId: idsOf(`select id from partners where id in ('${partnerIds.level3}', '${partnerIds.level2}')`),
  deviceId: idsOf(`select id from devices where partner_id = '${partnerIds.level3}' limit 40`),
  orderId: idsOf(`select id from orders where partner_id = '${partnerIds.level3}' order by id desc limit 40`),
});
