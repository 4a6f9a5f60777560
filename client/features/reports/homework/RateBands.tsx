import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import type { HomeworkReport } from './report.ts';
import { noFilter } from './trend-filter.ts';

const labelOf = (band: string): string => {
  const { label, range } = scoreBands.find(({ value }) => value === band)!;
  return `${label} ${range}`;
};

/** How many students reached which band with the mean of their score rates; a band narrows the table of students. */
export function RateBands({ bands }: Pick<HomeworkReport, 'bands'>): ReactNode {
  const [address] = useSearchParams();
  const counted = bands.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title="学生平均得分率">
      {counted > 0 ? (
        <BarChart
          label="各分数段学生人数"
          series={['人数']}
          nameWidth={104}
          endWidth={92}
          longest={counted}
          bars={bands.map(({ band, count, share }) => ({
            key: band,
            values: [count],
            tone: band,
            label: labelOf(band),
            end: `${count} 人 ${formatRate(share)}`,
            to: `?${changeAddress(address, { ...noFilter, band })}`,
          }))}
        />
      ) : (
        <EmptyState text="还没有批完的答卷。" />
      )}
    </Card>
  );
}
