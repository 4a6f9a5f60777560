import {
  catalogueItems,
  orderActs,
  orderStates,
  refundActs,
  refundLabels,
  refundStages,
} from '../../constants/trade.ts';
import * as f from '../../fields.ts';
import { refundStates } from '../../states.ts';

/** An order as lists show it. */
export const orderItem = f.row('order', {
  id: f.id('订单', { of: 'order' }),
  code: f.text('订单号'),
  schoolId: f.id('学校', { of: 'school' }),
  schoolName: f.text('学校'),
  partnerId: f.id('渠道', { of: 'partner' }),
  partnerName: f.text('渠道'),
  /** What it is made of, in words. */
  content: f.text('内容'),
  state: f.choice('订单状态', orderStates),
  cents: f.cents('金额'),
  refundState: f.coded(f.stateOut('退款状态', refundStates)),
  refundLabel: f.madeOf('refund', f.choice('退款', refundLabels)),
  refundCents: f.cents('退款金额'),
  /** Whether the request for a refund waits for the caller. */
  isForCaller: f.flag('是否等本人处理'),
  createTime: f.dateTime('下单时间'),
  payTime: f.dateTime('付款时间'),
});

/** An order with all that has happened to it. */
export const orderDetail = f.row('order', {
  ...orderItem.shape,
  note: f.text('备注'),
  creatorName: f.text('下单人', { of: 'teacher' }),
  deliverTime: f.dateTime('交付时间'),
  lines: f.list(
    f.record({
      item: f.choice('商品', catalogueItems),
      name: f.text('名称'),
      quantity: f.count('数量'),
      unit: f.text('单位'),
      cents: f.cents('单价'),
      total: f.cents('小计'),
    }),
  ),
  refunds: f.list(
    f.record({
      stage: f.choice('进度', refundStages),
      cents: f.cents('金额'),
      reason: f.text('原因'),
      applicant: f.text('申请渠道', { of: 'partner' }),
      /** Who decides next; "" once nobody does. */
      next: f.text('下一步由谁'),
      bookedMonth: f.text('计入月份'),
      entries: f.list(
        f.record({
          act: f.choice('动作', ['ask', ...refundActs]),
          name: f.text('经办人', { of: 'teacher' }),
          note: f.text('说明'),
          createTime: f.dateTime('时间'),
        }),
      ),
    }),
  ),
  /** What the caller may do now. */
  acts: f.list(f.choice('动作', [...orderActs, 'request'])),
  refundActs: f.list(f.choice('退款动作', refundActs)),
});

/** What orders that a filter finds come to. */
export const orderSums = f.madeOf(
  ['order', 'refund'],
  f.record({
    count: f.count('订单数'),
    cents: f.cents('金额'),
    paidCount: f.count('已付款订单数'),
    paidCents: f.cents('实收'),
    askedCount: f.count('待审批退款'),
    askedCents: f.cents('待审批金额'),
    refundingCount: f.count('退款中'),
    refundingCents: f.cents('退款中金额'),
    refundedCount: f.count('已退款'),
    refundedCents: f.cents('已退款金额'),
    /** Requests for refunds that wait for the caller. */
    forCaller: f.count('等本人处理'),
  }),
);
