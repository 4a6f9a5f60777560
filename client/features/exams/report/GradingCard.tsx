import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import type { DistributionReport } from './report.ts';

type Grading = NonNullable<DistributionReport['grading']>;
type Band = Grading['bands'][number];
type Row = Grading['table'][number];

/** What marks of a subject become by their place among all (等级赋分): the bands, and the table of every mark. */
export function GradingCard({ grading, name }: { grading: Grading; name: string }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  return (
    <Card
      title={`${name}等级赋分`}
      flush
      aside={
        <ToggleButton pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          每个分数
        </ToggleButton>
      }
    >
      <RecordTable
        label={`${name}等级`}
        columns={bands}
        rows={grading.bands}
        keyOf={(band) => band.name}
        nameOf={(band) => band.name}
      />
      {isWhole && (
        <RecordTable
          label={`${name}赋分表`}
          columns={table}
          rows={grading.table}
          keyOf={({ score }) => String(score)}
          nameOf={({ score }) => String(score)}
        />
      )}
      <Text fz={12} c="dimmed" px={16} py={8}>
        按名次比例划等，同分同等；等内按原始分上下界线性换算后取整。
        <StatisticHelp name="gradedScore" />
      </Text>
    </Card>
  );
}

const right = { align: 'right', width: 112 } as const;

const bands: readonly Column<Band>[] = [
  { key: 'name', title: '等级' },
  { key: 'share', title: '规定比例', ...right, render: ({ share }) => formatRate(share) },
  { key: 'reached', title: '实际比例', ...right, render: ({ reached }) => formatRate(reached) },
  { key: 'count', title: '人数', ...right },
  { key: 'raw', title: '原始分', ...right, render: ({ highest, lowest }) => range(highest, lowest) },
  { key: 'grade', title: '赋分', ...right, render: ({ high, low }) => range(high, low) },
];

const range = (high: number | null, low: number | null): string =>
  high === null ? '-' : `${formatScore(high)}–${formatScore(low)}`;

const table: readonly Column<Row>[] = [
  { key: 'score', title: '原始分', render: ({ score }) => formatScore(score) },
  { key: 'count', title: '人数', ...right },
  { key: 'band', title: '等级', ...right },
  { key: 'grade', title: '赋分', ...right },
];
