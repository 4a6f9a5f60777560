import type { tradeCalls } from '../../wrongbook/trade/calls.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a partner whose schools have orders and devices';
const orderId = given('orderId');
const deviceId = given('deviceId');
const month = '2026-09';
const attemptKey = 'pact-attempt';
const channel = { name: '契约渠道', contact: '契约联系人', phone: '' };
const serial = 'PACT-0001';

/** The cases of channels, devices, orders and settlements. */
export const tradeCases: CasesOf<typeof tradeCalls> = {
  listChannels: { success: { state, input: {} } },
  addChannel: { success: { state, input: { ...channel, rate: 100 } } },
  updateChannel: {
    success: {
      state,
      input: { partnerId: given('partnerId'), ...channel, rate: 2_000, isSuspended: false, version: 1 },
    },
  },
  pageOrders: { success: { state, input: { current: 1, size: 10 } } },
  getOrderSums: { success: { state, input: {} } },
  exportOrders: { success: { state, input: {} } },
  getOrder: { success: { state, input: { orderId } } },
  getOrderContract: { success: { state, input: { orderId } } },
  addOrder: {
    success: { state, input: { schoolId: given('schoolId'), lines: [{ item: 'toner', quantity: 2 }], attemptKey } },
  },
  moveOrder: { success: { state, input: { orderId, act: 'deliver' } } },
  requestRefund: { success: { state, input: { orderId, cents: 100, reason: '型号不符' } } },
  moveRefund: {
    success: {
      state: 'a partner whose channel below has asked for a refund',
      input: { orderId, act: 'approve', note: '同意' },
    },
  },
  getSettlement: { success: { state, input: { month } } },
  exportSettlement: { success: { state, input: { month, format: 'xls' } } },
  moveSettlement: { success: { state, input: { month, act: 'object', note: '金额不对' } } },
  pageDevices: { success: { state, input: { distribution: 0, current: 1, size: 10 } } },
  getDeviceSums: { success: { state, input: {} } },
  exportDevices: { success: { state, input: { distribution: 0 } } },
  getDevice: { success: { state, input: { deviceId } } },
  judgeSerials: { success: { state, input: { serials: [serial] } } },
  assignDevices: { success: { state, input: { schoolId: given('schoolId'), serials: [serial] } } },
  takeBackDevices: { success: { state, input: { deviceId, reason: '试用结束' } } },
  addDevices: { success: { state, input: { devices: [{ serial: 'PACT-0009', kind: 'printer', model: 'M420' }] } } },
  noteDevice: { success: { state, input: { deviceId, kind: 'repair', text: '卡纸' } } },
  readDeviceSheet: { success: { state, input: {}, file: 'devices' } },
};
