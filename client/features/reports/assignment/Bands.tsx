import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { formatRate } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Report, SectionProps } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

type Band = Report['bands'][number];

/** What a band of scores is called, and what it reaches over. */
export const bandOf = (band: string) => scoreBands.find(({ value }) => value === band);

const columnsTo = (pathOf: (band: string) => string): readonly Column<Band>[] => [
  {
    key: 'band',
    title: '分数段',
    render: ({ band }) => <Link to={pathOf(band)}>{bandOf(band)?.label}</Link>,
  },
  { key: 'range', title: '得分率', render: ({ band }) => bandOf(band)?.range },
  { key: 'count', title: '人数', align: 'right', width: 80 },
  { key: 'share', title: '占比', align: 'right', width: 88, render: ({ share }) => formatRate(share) },
];

/** How many reached which band of scores. */
export function Bands({ report }: SectionProps): ReactNode {
  const sectionPath = useSectionPath();
  const pathOf = (band: string) => sectionPath('students', { group: band });
  return (
    <ChartCard
      title="分数段"
      chart={
        <BarChart
          label="各分数段人数"
          series={['人数']}
          nameWidth={104}
          endWidth={92}
          longest={Math.max(1, report.summary.count)}
          bars={report.bands.map(({ band, count, share }) => ({
            key: band,
            values: [count],
            tone: band,
            to: pathOf(band),
            label: `${bandOf(band)?.label ?? ''} ${bandOf(band)?.range ?? ''}`,
            end: `${count} 人 ${formatRate(share)}`,
          }))}
        />
      }
      table={
        <RecordTable
          label="各分数段人数"
          columns={columnsTo(pathOf)}
          rows={report.bands}
          keyOf={({ band }) => band}
          nameOf={({ band }) => bandOf(band)?.label ?? ''}
        />
      }
      empty={report.summary.count === 0 ? '还没有批完的答卷，批完后这里是各分数段的人数。' : undefined}
    />
  );
}
