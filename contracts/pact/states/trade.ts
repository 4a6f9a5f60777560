import { partnerIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'partner-2';
const orderId = '90019501';
const deviceId = '90019601';
const time = '2026-09-14 08:00:00';

/** A paid order of a school of the channel below, a device there, and one that nobody has been given. */
function trade(world: World): void {
  world.run(
    `insert into orders (id, code, partner_id, school_id, user_id, state, cents, create_time, pay_time)
      values (?, '20260914-9001', ?, ?, ?, 'paid', 85340, ?, ?)`,
    orderId,
    partnerIds.level3,
    schoolIds.junior,
    personaIds['partner-3'],
    time,
    time,
  );
  world.run(
    "insert into order_lines (order_id, position, item, quantity, cents) values (?, 1, 'toner', 2, 42670)",
    orderId,
  );
  world.run(
    `insert into devices (id, serial, kind, model, partner_id, school_id, connection, report_time, create_time)
      values (?, 'PACT-0002', 'printer', 'A3 黑白 M420', ?, ?, 'online', ?, ?)`,
    deviceId,
    partnerIds.level3,
    schoolIds.junior,
    time,
    time,
  );
  world.run(
    `insert into devices (id, serial, kind, model, partner_id, create_time)
      values ('90019602', 'PACT-0001', 'printer', 'A3 黑白 M420', ?, ?)`,
    partnerIds.level2,
    time,
  );
  world.run(
    `insert into device_events (device_id, kind, text, user_name, create_time) values (?, 'assigned', '分配给契约学校', '契约', ?)`,
    deviceId,
    time,
  );
  world.run(
    "insert into device_supplies (device_id, position, label, name, percent, capacity) values (?, 1, '黑粉', '黑粉盒 T42', 8, 12000)",
    deviceId,
  );
  world.run(
    'insert into device_readings (device_id, day, total, duplex) values (?, ?, 100, 40)',
    deviceId,
    '2026-09-14',
  );
}

function ask(world: World): void {
  trade(world);
  world.run(
    "insert into refunds (id, order_id, partner_id, cents, reason, create_time) values (90019, ?, ?, 100, '型号不符', ?)",
    orderId,
    partnerIds.level3,
    time,
  );
  world.run(
    "insert into refund_entries (refund_id, act, user_id, note, create_time) values (90019, 'ask', ?, '型号不符', ?)",
    personaIds['partner-3'],
    time,
  );
}

const values = (): StateValues => ({
  orderId,
  deviceId,
  partnerId: partnerIds.level3,
  ownPartnerId: partnerIds.level2,
  schoolId: schoolIds.junior,
});

/** States of channels, their orders and their devices. */
export const tradeStates = {
  'a partner whose schools have orders and devices': { as, prepare: trade, values },
  'a partner whose channel below has asked for a refund': { as, prepare: ask, values },
} as const satisfies States;
