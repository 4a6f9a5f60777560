import { orderStateLabels, refundLabelTexts } from '../../../../contracts/constants/trade.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import type { OrderRow } from './orders.queries.ts';

const header = [
  '订单号',
  '下单时间',
  '学校',
  '渠道',
  '内容',
  '订单状态',
  '金额（元）',
  '付款时间',
  '退款',
  '退款金额（元）',
];

const rowOf = (row: OrderRow) => [
  row.code,
  row.createTime,
  row.schoolName,
  row.partnerName,
  row.content,
  orderStateLabels[row.state],
  { figure: row.cents / 100 },
  row.payTime,
  refundLabelTexts[row.refundLabel],
  { figure: row.refundCents / 100 },
];

/** Orders as a sheet. */
export const orderSheet = (rows: readonly OrderRow[]): Sheet => ({
  name: '订单',
  rows: [header, ...rows.map(rowOf)],
  widths: [16, 20, 22, 20, 36, 10, 12, 20, 10, 14],
});
