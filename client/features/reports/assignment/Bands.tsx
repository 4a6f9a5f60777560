import type { ReactNode } from 'react';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { formatRate } from '../../../components/figures/words.ts';
import { TextLink } from '../../../components/page/links.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { Report, SectionProps } from './report.ts';

type Band = Report['bands'][number];

/** What a band of scores is called, and what it reaches over. */
export const bandOf = (band: string) => scoreBands.find(({ value }) => value === band);

const columnsTo = (pathOf: (band: string) => string | undefined): readonly Column<Band>[] => [
  {
    ...{ key: 'band', title: '分数段' },
    render: ({ band }) => <TextLink to={pathOf(band)}>{bandOf(band)?.label}</TextLink>,
  },
  { key: 'range', title: '得分率', render: ({ band }) => bandOf(band)?.range },
  { key: 'count', title: '人数', align: 'right', width: 80 },
  { key: 'share', title: '占比', align: 'right', width: 88, render: ({ share }) => formatRate(share) },
];

/** How many reached which band of scores. */
export function Bands({ report, classId }: SectionProps): ReactNode {
  const pathOf = (band: string) =>
    pathTo('assignmentReport', { assignmentId: report.assignmentId, classId, tab: 'students', group: band });
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
            ...{ key: band, values: [count], tone: band, to: pathOf(band) },
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
