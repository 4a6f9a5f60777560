import { refundLabels, settlementActs, settlementKinds, settlementStages } from '../../constants/trade.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';

/** The statement of a channel: the caller's own unless a channel below is named. */
const ofMonth = {
  month: f.month('月份'),
  partnerId: f.id('渠道', { of: 'partner', need: 'read' }).optional(),
};

const line = f.record({
  kind: f.choice('类别', settlementKinds),
  orderId: f.id('订单', { of: 'order' }),
  code: f.text('订单号'),
  /** Of the order, which of a correction is an earlier one. */
  month: f.text('订单月份'),
  schoolName: f.text('学校', { of: 'school' }),
  partnerName: f.text('渠道', { of: 'partner' }),
  /** Whether the channel itself sold it. */
  isDirect: f.flag('是否本级直营'),
  paid: f.cents('实收'),
  refunded: f.cents('已退款'),
  /** What is asked for or on its way, and not deducted. */
  pending: f.cents('未计入的退款'),
  refundLabel: f.choice('退款', refundLabels),
  base: f.cents('结算基数'),
  rate: f.share('本级比例'),
  own: f.cents('本级分成'),
  lower: f.cents('付给下级'),
});

const totals = f.record({
  paid: f.cents('实收'),
  refunded: f.cents('已退款'),
  base: f.cents('结算基数'),
  own: f.cents('本级分成'),
  lower: f.cents('付给下级'),
  ownCorrected: f.cents('本级更正'),
  lowerCorrected: f.cents('下级更正'),
  due: f.cents('上级应付'),
  passedOn: f.cents('应付下级'),
  net: f.cents('本级净得'),
});

const lower = f.record({
  partnerId: f.id('渠道', { of: 'partner' }),
  name: f.text('渠道名称'),
  rate: f.share('分成比例'),
  due: f.cents('应付'),
  stage: f.choice('进度', settlementStages),
  objection: f.text('异议'),
});

export const getSettlement = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/settlement/detail',
  summary: '一个月的对账单：实收、退款、分成、付给下级、更正和净得，逐笔到分',
  provenance: 'ours',
  input: f.input(ofMonth),
  data: f.madeOf(
    ['settlement', 'order', 'refund', 'partner'],
    f.record({
      month: f.text('月份'),
      partnerName: f.text('渠道名称'),
      level: f.count('级别'),
      /** Who pays: the channel above, of the first level the platform. */
      payerName: f.text('付款方'),
      stage: f.choice('进度', settlementStages),
      /** When it could first be made: the first day of the month after. */
      madeTime: f.dateTime('生成时间'),
      confirmTime: f.dateTime('确认时间'),
      payTime: f.dateTime('付款时间'),
      objection: f.text('异议'),
      rate: f.share('本级比例'),
      totals,
      lines: f.list(line),
      lowers: f.list(lower),
      /** Refunds of its orders that are still open. */
      open: f.record({
        askedCount: f.count('待审批'),
        refundingCount: f.count('退款中'),
        cents: f.cents('合计'),
      }),
      acts: f.list(f.choice('动作', settlementActs)),
      hasEarlier: f.flag('是否有更早的月份'),
      hasLater: f.flag('是否有更晚的月份'),
    }),
  ),
});

export const exportSettlement = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/settlement/export',
  summary: '导出一个月的对账单（.xls 或 PDF）',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ ...ofMonth, format: f.choice('格式', ['xls', 'pdf']) }),
  data: f.nothing,
  where: { month: { unchecked: '哪个月的对账单，见 getSettlement' }, format: { unchecked: '工作簿还是 PDF' } },
});

export const moveSettlement = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/settlement/move',
  summary: '确认对账、提出或撤回异议，或登记已付给下级；确认后不能再改，以后的变动作为更正记入下月',
  provenance: 'ours',
  changes: 'settlement',
  input: f.input({ ...ofMonth, act: f.choice('动作', settlementActs), note: f.note('说明', 200).default('') }),
  data: f.nothing,
  refusals: {
    notOver: '这个月还没有结束，不能对账',
    confirmed: '这个月已经确认，不能再改',
    lowerOpen: '下级“{name}”还没有确认',
    objected: '对账单有异议，先处理异议',
    noObjection: '没有异议可以撤回',
    needsReason: '提出异议须说明原因',
    notOwn: '只能确认本级的对账单',
    notPayer: '只有付款方可以登记付款',
    notConfirmed: '对方还没有确认，不能付款',
    paid: '这个月已经付款并关账',
    earlierOpen: '{month} 还没有确认，请先确认更早的月份',
  },
  refusedAt: { needsReason: 'note' },
});
