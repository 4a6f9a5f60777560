import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx';
import { formatScore } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Report, SectionProps } from './report.ts';
import { BandStrip } from './BandStrip.tsx';
import { useSectionPath } from './use-section-path.ts';

type Bin = Report['distribution'][number];

interface Counted extends Bin {
  /** The last one includes its end. */
  isLast: boolean;
}

const rangeOf = ({ from, to, isLast }: Counted): string =>
  `${formatScore(from)} 至 ${formatScore(to)} 分${isLast ? '' : '（不含）'}`;

const columnsTo = (pathOf: (bin: Counted) => string): readonly Column<Counted>[] => [
  { key: 'range', title: '得分', render: (bin) => <Link to={pathOf(bin)}>{rangeOf(bin)}</Link> },
  { key: 'count', title: '人数', align: 'right', width: 88 },
];

/** How the scores spread. */
export function Distribution({ report, aside }: SectionProps & { aside: ReactNode }): ReactNode {
  const bins = report.distribution.map((bin, at, all) => ({ ...bin, isLast: at === all.length - 1 }));
  const sectionPath = useSectionPath();
  const pathOf = ({ from, to, isLast }: Counted) =>
    sectionPath('students', { from: String(from), to: isLast ? '' : String(to) });
  return (
    <ChartCard
      title="得分分布"
      aside={aside}
      chart={
        <ColumnChart
          label="得分分布人数"
          height="clamp(104px, 100vh - 664px, 400px)"
          columns={bins.map((bin) => ({
            key: String(bin.from),
            count: bin.count,
            to: pathOf(bin),
            tick: `${formatScore(bin.from)}–${formatScore(bin.to)}`,
            label: rangeOf(bin),
          }))}
        />
      }
      foot={<BandStrip bands={report.bands} />}
      table={
        <RecordTable
          label="得分分布人数"
          columns={columnsTo(pathOf)}
          rows={bins}
          keyOf={({ from }) => String(from)}
          nameOf={rangeOf}
        />
      }
      empty={bins.length === 0 ? '还没有批完的答卷，批完后这里是得分的分布。' : undefined}
    />
  );
}
