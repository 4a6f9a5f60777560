import { given } from '../case.ts';
import type { Further } from './more.ts';

const schoolId = given('schoolId');
const partnerId = given('partnerId');
const ofDevices = { partnerId, schoolId, kind: 'printer', concern: 'repair', keyword: 'PACT' } as const;
const ofOrders = {
  partnerId,
  schoolId,
  state: 'paid',
  refundState: 0,
  refund: 'none',
  month: '2026-09',
  keyword: '契约',
} as const;
const ofMonth = { range: 'month', month: '2026-10', from: undefined, to: undefined } as const;
const ofTerm = { range: 'term', term: '202601', from: undefined, to: undefined } as const;

/** What calls of partners, their figures and their trade take beside. */
export const furtherTrade = {
  exportPartnerOverview: [{ ...ofTerm, partnerId: given('lowerPartnerId') }, ofMonth],
  getPartnerOverview: [{ ...ofTerm, partnerId: given('lowerPartnerId') }, ofMonth],
  getPartnerTrend: [
    { ...ofTerm, partnerId: given('lowerPartnerId') },
    { ...ofMonth, schoolId: given('partnerSchoolId') },
  ],
  getSchoolUse: [ofMonth, ofTerm],
  assignDevices: [
    { place: '文印室', keeper: '契约保管人' },
    { schoolId: undefined, partnerId },
  ],
  exportDevices: [ofDevices],
  pageDevices: [{ ...ofDevices, ascs: 'serial' }, { descs: 'serial' }],
  noteDevice: [
    { cents: 1_000, attemptKey: 'pact-attempt' },
    { kind: 'supply', supply: '黑粉盒 T42' },
    { kind: 'reading', total: 100 },
  ],
  addOrder: [{ note: '请尽快送货' }],
  exportOrders: [ofOrders],
  getOrderSums: [ofOrders],
  pageOrders: [{ ...ofOrders, ascs: 'createTime' }, { descs: 'createTime' }],
  exportSettlement: [{ partnerId }],
  getSettlement: [{ partnerId }],
  moveSettlement: [{ partnerId: given('ownPartnerId') }],
} as const satisfies Further;
