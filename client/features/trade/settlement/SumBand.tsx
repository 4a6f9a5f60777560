import type { ReactNode } from 'react';
import { formatCents, formatShare } from '../../../../contracts/figure-text.ts';
import type { Statement } from './use-statement.ts';
import styles from '../trade.module.css';

interface Part {
  label: string;
  cents: number;
  note: string;
  /** What stands before it in the sum. */
  sign?: string;
}

function partsOf({ totals, lines, lowers, rate }: Statement): Part[] {
  const { paid, refunded, base, own, lower, ownCorrected, lowerCorrected } = totals;
  const orders = lines.filter(({ kind }) => kind === 'order');
  const refunds = orders.filter((line) => line.refunded > 0).length;
  const corrections = lines.filter(({ kind }) => kind === 'correction');
  const corrected = lowerCorrected - ownCorrected;
  const parts: Part[] = [
    { label: '实收', cents: paid, note: `${orders.length} 笔订单` },
    { label: '已退款', cents: refunded, note: `${refunds} 笔退款成功`, sign: '−' },
    { label: '结算基数', cents: base, note: '退款中不扣', sign: '=' },
    { label: '本级分成', cents: own, note: '各笔之和', sign: `×${formatShare(rate)}` },
  ];
  if (lowers.length > 0) parts.push({ label: '付给下级', cents: lower, note: `${lowers.length} 个渠道`, sign: '−' });
  if (corrections.length > 0)
    parts.push({
      label: '更正',
      cents: Math.abs(corrected),
      note: `${formatCents(-ownCorrected)} − ${formatCents(-lowerCorrected)}`,
      sign: corrected < 0 ? '+' : '−',
    });
  return parts;
}

/** One sum that reads from left to right, with what stays at its end. */
export function SumBand({ statement }: { statement: Statement }): ReactNode {
  const { net, due } = statement.totals;
  return (
    <div className={styles.sum} role="group" aria-label="合计">
      {partsOf(statement).map(({ label, cents, note, sign }) => (
        <div key={label}>
          {sign !== undefined && (
            <i data-wide={sign.length > 1 || undefined} aria-hidden>
              {sign}
            </i>
          )}
          <span>
            <small>{label}</small>
            <b>{formatCents(cents)}</b>
            <small>{note}</small>
          </span>
        </div>
      ))}
      <div data-net>
        <i aria-hidden>=</i>
        <span>
          <small>本级净得</small>
          <b>{formatCents(net, '¥')}</b>
          <small>
            {statement.level === 1 ? '平台' : '上级'}应付 {formatCents(due)}
          </small>
        </span>
      </div>
    </div>
  );
}
