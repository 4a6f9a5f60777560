import { refundLabelTexts } from '../../../../contracts/constants/trade.ts';
import { formatCents, formatShare } from '../../../../contracts/figure-text.ts';
import type { ReportBlock } from '../../../engines/printing/document.ts';
import type { Cell, Sheet } from '../../../engines/spreadsheets/sheet.ts';
import type { Statement } from './statement.ts';

type LineOf = Statement['lines'][number];

const header = ['订单', '学校', '渠道', '实收', '已退款', '退款状态', '结算基数', '本级比例', '本级分成', '付下级'];

const note = '单位：元。每笔分别四舍五入到分，合计是各笔之和；退款未成功的不在本月扣，关账后的退款作为更正记入下月。';

const placeOf = ({ kind, month, schoolName }: LineOf): string =>
  kind === 'correction' ? `更正 ${month}　${schoolName}` : schoolName;

const figure = (cents: number): Cell => ({ figure: cents / 100 });

/** A statement as a sheet, with its totals below. */
export function statementSheet({ month, lines, totals }: Statement): Sheet {
  const row = (line: LineOf): Cell[] => [
    line.code,
    placeOf(line),
    line.isDirect ? '本级直营' : line.partnerName,
    figure(line.paid),
    figure(line.refunded),
    refundLabelTexts[line.refundLabel],
    line.kind === 'correction' ? '' : figure(line.base),
    { rate: line.rate / 10_000 },
    figure(line.own),
    figure(line.lower),
  ];
  const { paid, refunded, base, due, passedOn, net } = totals;
  const sum: Cell[] = [
    '合计',
    '',
    '',
    figure(paid),
    figure(refunded),
    '',
    figure(base),
    '',
    figure(due),
    figure(passedOn),
  ];
  return {
    name: `${month} 对账单`,
    rows: [header, ...lines.map(row), sum, ['本级净得', '', '', '', '', '', '', '', figure(net)], [note]],
    widths: [16, 26, 22, 12, 12, 10, 12, 10, 12, 12],
  };
}

/** The same to be printed. */
export function statementBlocks({ lines, totals, rate, confirmTime, payTime }: Statement): ReportBlock[] {
  const row = (line: LineOf): string[] => [
    line.code,
    placeOf(line),
    formatCents(line.paid),
    line.refunded === 0 ? '-' : formatCents(line.refunded),
    line.kind === 'correction' ? '-' : formatCents(line.base),
    formatCents(line.own),
    line.lower === 0 ? '-' : formatCents(line.lower),
  ];
  const { paid, refunded, base, due, passedOn, net } = totals;
  return [
    {
      block: 'keyFigures',
      keyFigures: [
        { label: '实收', value: formatCents(paid) },
        { label: '结算基数', value: formatCents(base) },
        { label: `应收（${formatShare(rate)}）`, value: formatCents(due) },
        { label: '付给下级', value: formatCents(passedOn) },
        { label: '本级净得', value: formatCents(net) },
      ],
    },
    {
      block: 'table',
      header: ['订单', '学校', '实收', '退款', '基数', '本级', '付下级'],
      align: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
      rows: [
        ...lines.map(row),
        [
          '合计',
          '',
          formatCents(paid),
          formatCents(refunded),
          formatCents(base),
          formatCents(due),
          formatCents(passedOn),
        ],
      ],
    },
    { block: 'paragraph', text: note },
    { block: 'paragraph', text: `确认：${confirmTime || '未确认'}　付款：${payTime || '未付款'}` },
  ];
}
