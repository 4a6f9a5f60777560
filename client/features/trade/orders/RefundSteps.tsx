import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import type { getOrder } from '../../../../contracts/wrongbook/trade/orders.ts';
import { monthText } from '../months.ts';
import styles from '../trade.module.css';

type Refund = DataOf<typeof getOrder>['refunds'][number];

const titles: Record<Refund['entries'][number]['act'], string> = {
  ask: '申请',
  approve: '同意，退款中',
  refuse: '驳回，仍是未退款',
  pay: '退款成功',
};

const nextText = ({ stage, next }: Refund): string =>
  stage === 'asked' ? `等${next}审批` : stage === 'approved' ? '等付款回单' : '';

/** The steps of a refund, with who took each, and what comes next. */
export function RefundSteps({ refund }: { refund: Refund }): ReactNode {
  const { cents, applicant, bookedMonth, entries } = refund;
  const next = nextText(refund);
  return (
    <section aria-label="退款" className={styles.refund}>
      <Text fw={600}>
        退款 {formatCents(cents, '¥')}　<small>{applicant}</small>
      </Text>
      <ol className={styles.steps}>
        {entries.map(({ act, name, note, createTime }, index) => (
          <li key={index} data-done>
            <strong>{titles[act]}</strong> <small>{createTime.slice(0, 16)}</small>
            <div>
              {name}
              {note !== '' && `：${note}`}
            </div>
          </li>
        ))}
        {next !== '' && (
          <li>
            <small>{next}</small>
          </li>
        )}
      </ol>
      {bookedMonth !== '' && (
        <Text fz="sm" c="dimmed">
          计入 {monthText(bookedMonth)}的对账单
        </Text>
      )}
    </section>
  );
}
