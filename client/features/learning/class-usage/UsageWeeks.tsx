import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx';
import { LineChart } from '../../../components/chart/LineChart.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { tickOf } from '../report/report.ts';
import styles from '../usage/usage.module.css';
import { shareOf, type ClassUsage } from './class-usage.ts';

type Week = ClassUsage['weeks'][number];

const daysOf = ({ from, to }: Week): string => `${tickOf(from)}–${tickOf(to)}`;
const right = { align: 'right', width: 104 } as const;

const columns: readonly Column<Week>[] = [
  { key: 'week', title: '周', render: daysOf },
  { key: 'set', title: '应交', ...right, render: ({ set }) => formatNumber(set) },
  { key: 'submitted', title: '已交', ...right, render: ({ submitted }) => formatNumber(submitted) },
  { key: 'share', title: '上交率', ...right, render: ({ submitted, set }) => formatRate(shareOf(submitted, set)) },
  { key: 'grown', title: '新增错题', ...right, render: ({ grown }) => formatNumber(grown) },
];

/** Week by week: what was handed in, and how the books of mistakes grew. */
export function UsageWeeks({ weeks: all }: { weeks: readonly Week[] }): ReactNode {
  const first = all.findIndex(({ set, grown }) => set + grown > 0);
  const weeks = first < 0 ? all : all.slice(first);
  const ticks = weeks.map(({ from }) => tickOf(from));
  const table = (label: string) => (
    <RecordTable label={label} columns={columns} rows={weeks.toReversed()} keyOf={({ from }) => from} nameOf={daysOf} />
  );
  const values = weeks.map(({ submitted, set }) => shareOf(submitted, set));
  return (
    <div className={styles.pair}>
      <ChartCard
        title="每周上交率"
        chart={
          <LineChart label="每周上交率" height={160} ticks={ticks} lines={[{ key: 'all', label: '各班', values }]} />
        }
        table={table('每周上交率')}
        empty={values.every((value) => value === null) ? '这段时间没有布置作业。' : undefined}
      />
      <ChartCard
        title="每周新增错题"
        chart={
          <ColumnChart
            label="每周新增错题"
            height="124px"
            columns={weeks.map((week) => ({
              key: week.from,
              tick: tickOf(week.from),
              label: daysOf(week),
              count: week.grown,
            }))}
          />
        }
        table={table('每周新增错题')}
        empty={weeks.every(({ grown }) => grown === 0) ? '这段时间没有新的错题。' : undefined}
      />
    </div>
  );
}
