import { orderStateLabels } from '../../../../contracts/constants/trade.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { ReportBlock } from '../../../engines/printing/document.ts';
import { printApart } from '../../../engines/printing/pool.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import type { User } from '../../../http/user.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { selectOrder, selectOrderLines } from './order.queries.ts';
import { itemOf } from './orders.queries.ts';

const terms = [
  '一、供方按上表供应商品和服务，价格为含税价，自双方签字之日起执行。',
  '二、设备自交付之日起保修三年，耗材以实物验收为准，到货七日内发现型号不符或损坏的，供方负责退换。',
  '三、学生席位自开通之日起一学年内有效，按开通人数计算。',
  '四、退款须书面申请并说明原因，由供方上一级渠道审批，款项原路退回。',
  '五、未尽事宜由双方协商解决，协商不成的，由供方所在地人民法院管辖。',
];

/** Prints blocks below a title, and hands out the file. */
export async function printed(
  sandbox: Sandbox,
  user: User,
  title: string,
  subtitle: string,
  blocks: readonly ReportBlock[],
): Promise<FileAnswer> {
  const order = { title, parts: [{ kind: 'report' as const, title, subtitle, blocks }] };
  const { pdf } = await printApart(order, turnOf(sandbox, user.id));
  return { bytes: pdf, fileName: `${title}.pdf` };
}

/** The contract of an order, to be signed by school and channel. */
export function contractOf(sandbox: Sandbox, user: User, orderId: string): Promise<FileAnswer> {
  const order = selectOrder(sandbox, orderId);
  const lines = selectOrderLines(sandbox, orderId).map(({ item, quantity, cents }, index) => {
    const { name, unit } = itemOf(item);
    return [String(index + 1), name, String(quantity), unit, formatCents(cents), formatCents(quantity * cents)];
  });
  return printed(sandbox, user, `供货合同 ${order.code}`, `需方：${order.schoolName}　供方：${order.partnerName}`, [
    {
      block: 'keyFigures',
      keyFigures: [
        { label: '合同金额（元）', value: formatCents(order.cents) },
        { label: '下单', value: order.createTime.slice(0, 10) },
        { label: '付款', value: order.payTime.slice(0, 10) || '-' },
        { label: '状态', value: orderStateLabels[order.state] },
      ],
    },
    {
      block: 'table',
      header: ['序号', '名称', '数量', '单位', '单价（元）', '小计（元）'],
      align: ['left', 'left', 'right', 'left', 'right', 'right'],
      rows: [...lines, ['', '合计', '', '', '', formatCents(order.cents)]],
    },
    { block: 'heading', text: '条款' },
    ...terms.map((text) => ({ block: 'paragraph' as const, text })),
    { block: 'heading', text: '签字盖章' },
    {
      block: 'table',
      header: ['需方', '供方'],
      align: ['left', 'left'],
      rows: [
        [order.schoolName, order.partnerName],
        ['代表：', '代表：'],
        ['日期：', '日期：'],
      ],
    },
  ]);
}
