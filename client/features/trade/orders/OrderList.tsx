import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { pageOrders } from '../../../../contracts/wrongbook/trade/orders.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { OrderTag, RefundTag } from '../refund-tags.tsx';
import { openOrderDetail } from './OrderDetail.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import styles from '../trade.module.css';

type Order = DataOf<typeof pageOrders>['records'][number];

const columns: readonly Column<Order>[] = [
  {
    key: 'code',
    title: '订单',
    width: 138,
    sortable: true,
    render: (order) => (
      <button type="button" className={styles.link} onClick={() => void openOrderDetail(order)}>
        {order.code}
      </button>
    ),
  },
  { key: 'schoolName', title: '学校', width: 180 },
  { key: 'partnerName', title: '渠道', width: 140 },
  { key: 'content', title: '内容' },
  { key: 'state', title: '状态', width: 88, render: ({ state }) => <OrderTag state={state} /> },
  {
    key: 'cents',
    title: '金额（元）',
    width: 120,
    align: 'right',
    sortable: true,
    render: ({ cents }) => formatCents(cents),
  },
  { key: 'refundLabel', title: '退款', width: 96, render: ({ refundLabel }) => <RefundTag refund={refundLabel} /> },
  {
    key: 'refundCents',
    title: '退款金额',
    width: 104,
    align: 'right',
    render: ({ refundCents }) => (refundCents === 0 ? '-' : formatCents(refundCents)),
  },
  { key: 'createTime', title: '下单时间', width: 136, sortable: true, render: (row) => row.createTime.slice(0, 16) },
];

/** Orders of the own channel and those below; of refunds those with one, first what waits to be decided. */
export function OrderList({ isRefunds = false }: { isRefunds?: boolean }): ReactNode {
  const query = usePageQuery(pageOrders, { fixed: {}, ...(isRefunds && { defaults: { refund: 'asked' } }) });
  const orders = useCall(pageOrders, query.input);
  return (
    <Card flush>
      <OrderFilters query={query} isRefunds={isRefunds} />
      <DataTable
        label="订单"
        answer={orders}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        empty={{
          text: isRefunds ? '没有这样的退款，可以换个状态或月份。' : '没有符合条件的订单，可以换个月份或条件。',
        }}
      />
    </Card>
  );
}
