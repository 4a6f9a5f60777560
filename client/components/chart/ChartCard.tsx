import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import styles from './chart.module.css';

interface Props {
  title: string;
  /** Beside the title, as how its figures are computed. */
  aside?: ReactNode;
  chart: ReactNode;
  /** What the chart is called in the choice, where there is more than one. */
  name?: string;
  /** The same figures drawn otherwise. */
  other?: { name: string; chart: ReactNode };
  /** The same figures. */
  table: ReactNode;
  /** Said in the place of both when there is nothing to show. */
  empty?: string | undefined;
  /** Below either. */
  foot?: ReactNode;
}

/** A chart, and the same figures as a table for a click; on paper all of them. */
export function ChartCard({ title, aside, chart, name = '图', other, table, empty, foot }: Props): ReactNode {
  const [view, setView] = useState('chart');
  const views = [
    { value: 'chart', label: name },
    ...(other ? [{ value: 'other', label: other.name }] : []),
    { value: 'table', label: '表格' },
  ];
  const choice = (
    <Group component="span" gap={8} wrap="nowrap" data-screen-only>
      {aside}
      <SegmentedControl size="xs" aria-label={`${title}的显示方式`} data={views} value={view} onChange={setView} />
    </Group>
  );
  if (empty !== undefined) {
    return (
      <Card title={title} aside={aside}>
        <EmptyState text={empty} />
      </Card>
    );
  }
  return (
    <Card title={title} aside={choice}>
      <Stack gap="sm" className={styles.both}>
        <div hidden={view !== 'chart'}>{chart}</div>
        {other && <div hidden={view !== 'other'}>{other.chart}</div>}
        <div hidden={view !== 'table'}>{table}</div>
      </Stack>
      {foot}
    </Card>
  );
}
