import type { ReactNode } from 'react';
import { mistakeCauseLabels, mistakeCauses } from '../../../../contracts/constants/mistake-causes.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Book } from './history.ts';
import { monthText, trendRows, type TrendRow } from './trend.ts';

/** Why questions went wrong month by month: shares of the wrong answers of each, with their number. */
export const CauseTrend = ({ trend }: Pick<Book, 'trend'>): ReactNode => (
  <ChartCard
    title="错因的变化"
    chart={
      <BarChart
        label="各月错因占比"
        series={mistakeCauses.map((cause) => mistakeCauseLabels[cause])}
        longest="whole"
        nameWidth={36}
        bars={trend.map(({ month, causes }) => ({
          key: month,
          label: monthText(month),
          values: mistakeCauses.map((cause) => causes.find((one) => one.cause === cause)?.count ?? 0),
          end: `${formatNumber(causes.reduce((sum, { count }) => sum + count, 0))} 次`,
        }))}
      />
    }
    table={
      <RecordTable
        label="各月错因"
        columns={columns}
        rows={trendRows(trend)}
        keyOf={({ month, cause }) => `${month} ${cause}`}
        nameOf={({ month, cause }) => `${monthText(month)}${mistakeCauseLabels[cause]}`}
      />
    }
    empty={trend.length === 0 ? '还没有答错的题。' : undefined}
  />
);

const columns: readonly Column<TrendRow>[] = [
  { key: 'month', title: '月份', width: 52, render: ({ month }) => monthText(month) },
  { key: 'cause', title: '错因', render: ({ cause }) => mistakeCauseLabels[cause] },
  { key: 'count', title: '次数', width: 48, align: 'right', render: ({ count }) => formatNumber(count) },
  { key: 'share', title: '占比', width: 60, align: 'right', render: ({ share }) => formatRate(share) },
];
