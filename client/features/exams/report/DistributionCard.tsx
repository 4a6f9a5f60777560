import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { segmentWidths } from '../../../../contracts/constants/exam-report.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { BoxPlots } from './BoxPlots.tsx';
import { shortNames, type DistributionReport, type ReportColumn } from './report.ts';
import { useReportAddress } from './use-report-address.ts';

type Segment = DistributionReport['segments'][number];

/** How wide the segments are: as the address asks for, else as many as are read at a glance. */
export function useSegmentWidth({ subjectId }: Pick<ReportColumn, 'subjectId'>): (typeof segmentWidths)[number] {
  const [address] = useSearchParams();
  return segmentWidths.find((one) => String(one) === address.get('width')) ?? (subjectId === '' ? 50 : 10);
}

/** From the lowest score to the highest: what nobody reached takes no room. */
function reachedSegments({ segments }: DistributionReport): Segment[] {
  const isReached = ({ count }: Segment): boolean => count > 0;
  return segments.slice(Math.max(0, segments.findIndex(isReached)), segments.findLastIndex(isReached) + 1);
}

const rangeOf = ({ from, to }: Segment): string => `${formatScore(from)}–${formatScore(to)}`;

/** How many are in each segment, and the boxes of the classes. */
export function DistributionCard({ found, name }: { found: DistributionReport; name: string }): ReactNode {
  const { show } = useReportAddress();
  const { all, width, classes } = found;
  return (
    <ChartCard
      title={`${name}分布`}
      name="分数段"
      aside={
        <Group gap={6} wrap="nowrap">
          <SegmentedControl
            size="xs"
            aria-label="分段"
            data={segmentWidths.map((one) => ({ value: String(one), label: `${one} 分` }))}
            value={String(width)}
            onChange={(chosen) => show({ width: chosen })}
          />
        </Group>
      }
      chart={
        <ColumnChart
          label={`${name}分布人数`}
          height="168px"
          columns={reachedSegments(found).map((segment) => ({
            key: String(segment.from),
            tick: formatScore(segment.from),
            label: `${rangeOf(segment)} 分 ${formatRate(segment.share)}`,
            count: segment.count,
          }))}
        />
      }
      other={{ name: '各班箱线图', chart: <BoxPlots found={found} /> }}
      table={<SegmentTable found={found} />}
      empty={all.count === 0 ? '还没有成绩。' : undefined}
      foot={classes.length > 0 && <Five box={all} />}
    />
  );
}

const Five = ({ box }: { box: DistributionReport['all'] }): ReactNode => (
  <Group gap={16} fz={12} c="dimmed" mt={8}>
    <span>均分 {formatNumber(box.mean, 1)}</span>
    <span>标准差 {formatNumber(box.standardDeviation, 1)}</span>
    <span>最高 {formatScore(box.highest)}</span>
    <span>中位数 {formatScore(box.median)}</span>
    <span>最低 {formatScore(box.lowest)}</span>
  </Group>
);

/** Segments downwards, classes beside each other. */
function SegmentTable({ found }: { found: DistributionReport }): ReactNode {
  const names = shortNames(found.classes);
  const rows = found.segments.map((segment, at) => ({ ...segment, at })).reverse();
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'range', title: '分数段', width: 96, render: rangeOf },
    { key: 'count', title: '年级', width: 64, align: 'right' },
    { key: 'share', title: '占比', width: 72, align: 'right', render: ({ share }) => formatRate(share) },
    ...found.classes.map(({ classId, counts }): Column<(typeof rows)[number]> => ({
      key: classId,
      title: names.get(classId)!,
      width: 56,
      align: 'right',
      render: ({ at }) => counts[at] ?? 0,
    })),
  ];
  return (
    <RecordTable
      label="各分数段人数"
      columns={columns}
      rows={rows}
      keyOf={({ from }) => String(from)}
      nameOf={rangeOf}
    />
  );
}
