import type { tradeCalls } from '../../contracts/wrongbook/trade/calls.ts';
import type { AccessRule } from './role-sets.ts';

const channels = { partner: 'subtree' } as const;

/** Trade is between channels: each sees itself and what is below, and what only a superior may do the acts themselves refuse. */
export const tradeAccess: Record<keyof typeof tradeCalls, AccessRule> = {
  listChannels: channels,
  addChannel: channels,
  updateChannel: channels,
  pageOrders: channels,
  getOrderSums: channels,
  exportOrders: channels,
  getOrder: channels,
  getOrderContract: channels,
  addOrder: channels,
  moveOrder: channels,
  requestRefund: channels,
  moveRefund: channels,
  getSettlement: channels,
  exportSettlement: channels,
  moveSettlement: channels,
  pageDevices: channels,
  getDeviceSums: channels,
  exportDevices: channels,
  getDevice: channels,
  judgeSerials: channels,
  assignDevices: channels,
  takeBackDevices: channels,
  addDevices: channels,
  noteDevice: channels,
  readDeviceSheet: channels,
};
