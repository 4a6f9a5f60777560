import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { tickOf } from '../report/report.ts';
import { weeksFromFirst, type Usage, type Week } from './usage.ts';
import styles from './usage.module.css';

const shareOf = ({ set, submitted }: Week): number | null => (set === 0 ? null : submitted / set);
const daysOf = ({ from, to }: Week): string => `${tickOf(from)}–${tickOf(to)}`;
const height = 160;

const week: Column<Week> = { key: 'week', title: '周', render: daysOf };

const rateColumns: readonly Column<Week>[] = [
  week,
  { key: 'rate', title: '本人得分率', width: 104, align: 'right', render: ({ rate }) => formatRate(rate) },
  {
    key: 'classRate',
    title: '班级得分率',
    width: 104,
    align: 'right',
    render: ({ classRate }) => formatRate(classRate),
  },
];

const shareColumns: readonly Column<Week>[] = [
  week,
  {
    key: 'submitted',
    title: '已交/布置',
    width: 88,
    align: 'right',
    render: ({ submitted, set }) => `${formatNumber(submitted)}/${formatNumber(set)}`,
  },
  { key: 'share', title: '本人上交率', width: 104, align: 'right', render: (one) => formatRate(shareOf(one)) },
  {
    key: 'classShare',
    title: '班级上交率',
    width: 104,
    align: 'right',
    render: ({ classShare }) => formatRate(classShare),
  },
];

interface TrendProps {
  title: string;
  weeks: readonly Week[];
  own: (week: Week) => number | null;
  others: (week: Week) => number | null;
  columns: readonly Column<Week>[];
}

/** Week by week: score rates and what was handed in, beside the class. */
export const WeekTrends = ({ usage }: { usage: Usage }): ReactNode => {
  const weeks = weeksFromFirst(usage.weeks);
  return (
    <div className={styles.pair}>
      <Trend
        title="每周得分率"
        weeks={weeks}
        own={({ rate }) => rate}
        others={({ classRate }) => classRate}
        columns={rateColumns}
      />
      <Trend
        title="每周上交率"
        weeks={weeks}
        own={shareOf}
        others={({ classShare }) => classShare}
        columns={shareColumns}
      />
    </div>
  );
};

function Trend({ title, weeks, own, others, columns }: TrendProps): ReactNode {
  return (
    <ChartCard
      title={title}
      chart={
        <LineChart
          label={title}
          height={height}
          ticks={weeks.map(({ from }) => tickOf(from))}
          lines={[
            { key: 'own', label: '本人', values: weeks.map(own) },
            { key: 'class', label: '班级', values: weeks.map(others) },
          ]}
        />
      }
      table={
        <RecordTable
          label={title}
          columns={columns}
          rows={weeks.toReversed()}
          keyOf={({ from }) => from}
          nameOf={daysOf}
        />
      }
      empty={weeks.every((one) => own(one) === null && others(one) === null) ? '这段时间还没有成绩。' : undefined}
    />
  );
}
