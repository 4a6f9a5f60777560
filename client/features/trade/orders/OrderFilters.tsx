import type { ReactNode } from 'react';
import {
  orderStateLabels,
  orderStates,
  refundLabels,
  refundLabelTexts,
} from '../../../../contracts/constants/trade.ts';
import { formatCents, formatNumber } from '../../../../contracts/figure-text.ts';
import { listChannels } from '../../../../contracts/wrongbook/trade/channels.ts';
import { getOrderSums, type pageOrders } from '../../../../contracts/wrongbook/trade/orders.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { monthFrom, monthText, thisMonth } from '../months.ts';
import styles from '../trade.module.css';

const stateOptions = orderStates.map((value) => ({ value, label: orderStateLabels[value] }));
const refundOptions = refundLabels.map((value) => ({
  value,
  label: refundLabelTexts[value],
}));
const shownMonths = 13;

type Query = PageQuery<typeof pageOrders>;

/** Months, states, refunds and channels to filter by. */
export function OrderFilters({ query, isRefunds }: { query: Query; isRefunds: boolean }): ReactNode {
  const { filters, filter, search } = query;
  const channels = useCall(listChannels, {});
  const months = Array.from({ length: shownMonths }, (_, index) => monthFrom(thisMonth(), -index));
  const below = (channels.data ?? []).map(({ id, name, parentId }) => ({
    value: id,
    label: parentId === '' ? `${name}（含下级）` : name,
  }));
  return (
    <Toolbar label="筛选订单">
      <FilterSelect
        label="下单月份"
        all="全部月份"
        options={months.map((value) => ({ value, label: monthText(value) }))}
        value={filters.month}
        onChange={(month) => filter({ month })}
        width={128}
      />
      {!isRefunds && (
        <FilterSelect
          label="订单状态"
          all="全部状态"
          options={stateOptions}
          value={filters.state}
          onChange={(state) => filter({ state })}
          width={104}
        />
      )}
      <FilterSelect
        label="退款"
        {...(!isRefunds && { all: '全部退款状态' })}
        options={isRefunds ? refundOptions.slice(1) : refundOptions}
        value={filters.refund}
        onChange={(refund) => filter({ refund })}
        width={128}
      />
      {below.length > 1 && (
        <FilterSelect
          label="渠道"
          all="全部渠道"
          options={below}
          value={filters.partnerId}
          onChange={(partnerId) => filter({ partnerId })}
          width={168}
        />
      )}
      <SearchField label="订单号或学校" value={filters.keyword ?? ''} onSearch={search} />
      <Sums query={query} />
    </Toolbar>
  );
}

function Sums({ query: { filters } }: { query: Query }): ReactNode {
  const { data } = useCall(getOrderSums, filters);
  return (
    data && (
      <span className={styles.sums}>
        {formatNumber(data.count)} 笔，实收 {formatCents(data.paidCents, '¥')}
        {data.refundedCents > 0 && `，已退 ${formatCents(data.refundedCents, '¥')}`}
      </span>
    )
  );
}
