import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { colourOf } from '../../components/chart/tones.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { ChangeText } from './ChangeText.tsx';
import { rateChange } from './change.ts';
import { labelOf, sumOf, type Trend } from './trend-steps.ts';
import styles from './partner.module.css';

interface LegendProps {
  series: Trend['series'];
  total: number;
  isCompared: boolean;
}

/** The series with what each comes to. */
export const TrendLegend = ({ series, total, isCompared }: LegendProps): ReactNode => (
  <div className={styles.legend}>
    {series.map(({ key, label, total: own, before }, at) => (
      <div key={key}>
        <i style={{ background: colourOf(at) }} aria-hidden />
        <span>{label}</span>
        <b>{formatNumber(own)}</b>
        <small>{total > 0 ? formatRate(own / total) : '-'}</small>
        <small>{isCompared && <ChangeText change={rateChange(own, before)} />}</small>
      </div>
    ))}
  </div>
);

/** The same figures, step by step. */
export function TrendSteps({ trend: { series, steps, step } }: { trend: Trend }): ReactNode {
  return (
    <RecordTable
      label="走势"
      rows={steps}
      keyOf={({ from }) => from}
      nameOf={(one) => labelOf(one, step)}
      columns={[
        { key: 'from', title: '日期', width: 132, render: (one) => labelOf(one, step) },
        ...series.map(({ label }, at) => ({
          key: `series${at}`,
          title: label,
          width: 96,
          align: 'right' as const,
          render: ({ values }: Trend['steps'][number]) => formatNumber(values[at]),
        })),
        {
          key: 'sum',
          title: '合计',
          width: 88,
          align: 'right',
          render: ({ values }: Trend['steps'][number]) => formatNumber(sumOf(values)),
        },
        { key: 'before', title: '上期', width: 88, align: 'right', render: ({ before }) => formatNumber(before) },
      ]}
    />
  );
}
