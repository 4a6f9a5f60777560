import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { refundLabelTexts } from '../../../../contracts/constants/trade.ts';
import { formatCents, formatShare } from '../../../../contracts/figure-text.ts';
import { getOrder, pageOrders } from '../../../../contracts/wrongbook/trade/orders.ts';
import { useCall } from '../../../api/use-call.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { refundActTexts, takeRefundOn } from '../orders/order-actions.tsx';
import type { Statement } from './use-statement.ts';
import styles from '../trade.module.css';

/** The most requests that are shown beside a statement; the others are in the list of refunds. */
const most = 3;

/** Refunds that wait for the caller, to be decided on the spot. */
export function Pending({ month }: { month: string }): ReactNode {
  const asked = useCall(pageOrders, { refund: 'asked', size: 50 });
  const going = useCall(pageOrders, { refund: 'refunding', size: 50 });
  const waiting = [...(asked.data?.records ?? []), ...(going.data?.records ?? [])].filter((one) => one.isForCaller);
  if (waiting.length === 0)
    return (
      <section className={styles.card} aria-label="等你处理">
        <strong>没有等你处理的退款</strong>
      </section>
    );
  return (
    <>
      {waiting.slice(0, most).map(({ id }) => (
        <Waiting key={id} orderId={id} />
      ))}
      {waiting.length > most && (
        <Link to={`?tab=refunds&refund=asked`} data-month={month} className={styles.more}>
          还有 {waiting.length - most} 笔
        </Link>
      )}
    </>
  );
}

function Waiting({ orderId }: { orderId: string }): ReactNode {
  const { data: order } = useCall(getOrder, { orderId });
  const refund = order?.refunds.at(-1);
  if (!order || !refund) return null;
  const [ask] = refund.entries;
  return (
    <section className={styles.card} data-waiting aria-label={`退款 ${order.code}`}>
      <Group justify="space-between">
        <strong>{refund.stage === 'asked' ? '等你审批' : '等你付款'}</strong>
        <strong>{formatCents(refund.cents, '¥')}</strong>
      </Group>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>订单</dt>
          <dd>
            {order.code}，{order.content}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>申请</dt>
          <dd>
            {ask?.name}，{ask?.createTime.slice(5, 16)}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>原因</dt>
          <dd>{refund.reason}</dd>
        </div>
      </dl>
      <Group gap={8} grow>
        {[...order.refundActs].reverse().map((act) => (
          <Button
            key={act}
            size="xs"
            variant={act === 'refuse' ? 'default' : 'outline'}
            onClick={() => void takeRefundOn(order, refund.cents, act)}
          >
            {refundActTexts[act]}
          </Button>
        ))}
      </Group>
    </section>
  );
}

const stageTags = {
  none: ['faint', '没有对账单'],
  open: ['warn', '未确认'],
  confirmed: ['info', '待付款'],
  closed: ['done', '已关账'],
} as const;

/** What goes to each channel directly below, with the way to its statement. */
export function Lowers({ lowers, month }: Pick<Statement, 'lowers' | 'month'>): ReactNode {
  const [address] = useSearchParams();
  if (lowers.length === 0) return null;
  const tab = address.get('tab') ?? '';
  return (
    <section className={styles.card} aria-label="付给下级">
      <strong>付给下级</strong>
      {lowers.map(({ partnerId, name, rate, due, stage, objection }) => (
        <div key={partnerId} className={styles.lower}>
          <Link to={`?tab=${tab}&month=${month}&partnerId=${partnerId}`}>{name}</Link>
          <span>{formatCents(due, '¥')}</span>
          <small>{formatShare(rate)}</small>
          <Tag tone={objection === '' ? stageTags[stage][0] : 'bad'}>
            {objection === '' ? stageTags[stage][1] : `异议：${objection}`}
          </Tag>
        </div>
      ))}
    </section>
  );
}

/** How many refunds wait, for the label of their tab. */
export const waitingText = (count: number): string => (count === 0 ? '' : ` ${count} 笔${refundLabelTexts.asked}`);
