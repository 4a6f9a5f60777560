import type { ReactNode } from 'react';
import { formatCents, formatShare } from '../../../../contracts/figure-text.ts';
import { Panel } from '../../../components/page/Panel.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { openOrderDetail } from '../orders/OrderDetail.tsx';
import { RefundTag } from '../refund-tags.tsx';
import type { Statement } from './use-statement.ts';
import styles from '../trade.module.css';

type Line = Statement['lines'][number];

const shown = (cents: number): string => (cents === 0 ? '-' : formatCents(cents));

function Refunded({ kind, refunded, pending }: Line): ReactNode {
  if (pending > 0) return `(${formatCents(pending)})`;
  return kind === 'correction' ? `(${formatCents(refunded)})` : shown(refunded);
}

function LineRow({ line }: { line: Line }): ReactNode {
  const { kind, orderId, code, month, schoolName, partnerName, isDirect, paid, refundLabel, base, own, lower } = line;
  const isCorrection = kind === 'correction';
  return (
    <tr>
      <td>
        <button type="button" className={styles.link} onClick={() => void openOrderDetail({ id: orderId, code })}>
          {code}
        </button>
      </td>
      <td title={schoolName}>
        {isCorrection && <Tag>更正 {Number(month.slice(5))} 月</Tag>}
        {schoolName}
      </td>
      <td>{isCorrection ? '关账后退款' : isDirect ? '本级直营' : partnerName}</td>
      <td>{shown(paid)}</td>
      <td>
        <Refunded {...line} />
      </td>
      <td>{refundLabel === 'none' ? '未退款' : <RefundTag refund={refundLabel} />}</td>
      <td>{isCorrection ? '-' : formatCents(base)}</td>
      <td>{formatCents(own)}</td>
      <td>{shown(lower)}</td>
    </tr>
  );
}

/** The lines of a statement with their sums. */
export function StatementLines({ statement }: { statement: Statement }): ReactNode {
  const { lines, totals, rate, lowers } = statement;
  const shares = lowers.map(({ name, rate: share }) => `${name} ${formatShare(share)}`).join('，');
  return (
    <Panel
      label="逐笔"
      foot={
        <small className={styles.dim}>
          单位：元，括号里的退款不在本月扣。每笔分别四舍五入到分，合计是各笔之和。
          {shares !== '' && `下级比例：${shares}。`}
        </small>
      }
    >
      <table className={styles.statement} aria-label="逐笔">
        <thead>
          <tr>
            {[
              '订单',
              '学校',
              '渠道',
              '实收',
              '退款',
              '退款状态',
              '结算基数',
              `本级 ${formatShare(rate)}`,
              '付下级',
            ].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={`${line.kind} ${line.orderId}`} line={line} />
          ))}
          {lines.length === 0 && (
            <tr>
              <td colSpan={9}>这个月没有实收的订单。</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>合计</td>
            <td />
            <td />
            <td>{formatCents(totals.paid)}</td>
            <td>{shown(totals.refunded)}</td>
            <td />
            <td>{formatCents(totals.base)}</td>
            <td>{formatCents(totals.due)}</td>
            <td>{shown(totals.passedOn)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
