import { catalogueItems, orderActs, orderStates, refundActs, refundLabels } from '../../constants/trade.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { orderDetail, orderItem, orderSums } from './order-shapes.ts';
import { suspension } from './suspension.ts';

const filters = {
  month: f.month('下单月份').optional(),
  state: f.choice('订单状态', orderStates).optional(),
  /** 0, 1 or 2. */
  refundState: f.coded(f.state('退款状态', [0, 1, 2])).optional(),
  refund: f.choice('退款', refundLabels).optional(),
  /** A channel with those below it. */
  partnerId: f.id('渠道', { of: 'partner' }).optional(),
  schoolId: f.id('学校', { of: 'school' }).optional(),
  keyword: f.keyword('订单号或学校'),
};

const orderId = f.id('订单', { of: 'order' });
const changed = { changed: '订单的状态已经变了，请刷新' } as const;

export const pageOrders = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/page',
  summary: '本级和下级渠道的订单，按月份、状态、退款、渠道和学校筛选',
  provenance: 'ours',
  input: pageInput(['createTime', 'cents', 'code'], filters),
  data: pageOf(orderItem),
  where: {
    month: { startsWith: 'createTime' },
    refund: { is: 'refundLabel' },
    partnerId: { unchecked: '包括其下级渠道的订单' },
    keyword: { contains: ['code', 'schoolName'] },
  },
});

export const getOrderSums = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/sums',
  summary: '筛选出的订单合计：笔数、金额、退款各状态',
  provenance: 'ours',
  input: f.input(filters),
  data: orderSums,
  like: pageOrders,
});

export const exportOrders = read({
  ...getOrderSums,
  path: '/api/wrongbook/v1.0/partner/order/export',
  summary: '导出筛选出的订单（.xls）',
  answers: 'file',
  data: f.nothing,
  like: pageOrders,
});

export const getOrder = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/detail',
  summary: '一笔订单：商品、付款、退款申请和每一步由谁经手',
  provenance: 'ours',
  input: f.input({ orderId }),
  data: f.madeOf(['refund', 'settlement'], orderDetail),
});

export const getOrderContract = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/contract',
  summary: '一笔订单的合同（PDF）',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ orderId }),
  data: f.nothing,
});

export const addOrder = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/add',
  summary: '为一所学校下单，金额按目录价计算',
  provenance: 'ours',
  adds: 'order',
  input: f.input({
    schoolId: f.id('学校', { of: 'school', need: 'read' }),
    lines: f.several(
      '商品',
      f.input({ item: f.choice('商品', catalogueItems), quantity: f.wholeNumber('数量', 1, 10_000) }),
      catalogueItems.length,
    ),
    note: f.note('备注', 100).default(''),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.row('order', { id: f.id('订单', { of: 'order' }), code: f.text('订单号') }),
  refusals: {
    nothing: '请选择商品',
    repeated: '第 {number} 行商品与前面的重复',
    ...suspension,
    suspended: '渠道“{name}”已停用，不能下单',
    schoolGone: '学校已删除',
  },
  refusedAt: { nothing: 'lines', repeated: 'lines', schoolGone: 'schoolId' },
});

export const moveOrder = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/move',
  summary: '登记订单付款、交付，或取消未付款的订单',
  provenance: 'ours',
  changes: ['order', 'settlement'],
  input: f.input({ orderId, act: f.choice('动作', orderActs) }),
  data: f.nothing,
  refusals: changed,
});

export const requestRefund = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/requestRefund',
  summary: '申请退款，由申请渠道的上一级审批；一级渠道没有上级，申请后即为退款中',
  provenance: 'ours',
  adds: 'refund',
  changes: 'order',
  sets: { cents: 'other' },
  input: f.input({ orderId, cents: f.centsIn('退款金额'), reason: f.paragraph('退款原因', 200) }),
  data: f.nothing,
  refusals: {
    notPaid: '订单还没有付款，不能退款',
    already: '这笔订单已经有退款申请',
    tooMuch: '退款金额不能超过实收 {paid} 元',
  },
  refusedAt: { tooMuch: 'cents' },
});

export const moveRefund = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/order/moveRefund',
  summary: '同意或驳回退款申请（申请渠道的上一级），或登记退款已付（一级渠道）；只能往前走',
  provenance: 'ours',
  changes: ['refund', 'order', 'settlement'],
  sets: { note: 'other' },
  input: f.input({ orderId, act: f.choice('动作', refundActs), note: f.note('说明', 200).default('') }),
  data: f.nothing,
  refusals: {
    ...changed,
    notSuperior: '只有申请渠道的上一级“{name}”可以审批',
    notPayer: '只有付款方“{name}”可以登记付款',
    needsReason: '驳回须说明原因',
  },
  refusedAt: { needsReason: 'note' },
});
