import type Database from 'better-sqlite3';
import * as stationed from '../../server/database/device-tables.ts';
import * as traded from '../../server/database/trade-tables.ts';
import type { To } from './to.ts';

/** Writes the state of an order's refund, once there is one. */
function refundWriter(sqlite: Database.Database, flush: () => void): (orderId: string, state: number) => void {
  const statement = sqlite.prepare('update orders set refund_state = ? where id = ?');
  return (orderId, state) => {
    flush();
    statement.run(state, orderId);
  };
}

/** Inserts of what channels order, settle and look after. */
export const tradeWriters = (sqlite: Database.Database, flush: () => void, to: To) => ({
  channelRate: to(traded.channelRates),
  order: to(traded.orders),
  orderLine: to(traded.orderLines),
  refund: to(traded.refunds),
  refundEntry: to(traded.refundEntries),
  /** Says how far the refund of an order has come. */
  refundedOrder: refundWriter(sqlite, flush),
  settlement: to(traded.settlements),
  settlementLine: to(traded.settlementLines),
  device: to(stationed.devices),
  deviceReading: to(stationed.deviceReadings),
  deviceSupply: to(stationed.deviceSupplies),
  deviceEvent: to(stationed.deviceEvents),
});
