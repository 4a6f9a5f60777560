import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import styles from './chart.module.css';

const views = [
  { value: 'chart', label: '图' },
  { value: 'table', label: '表格' },
];

interface Props {
  title: string;
  /** Beside the title, as how its figures are computed. */
  aside?: ReactNode;
  chart: ReactNode;
  /** The same figures. */
  table: ReactNode;
  /** Said in the place of both when there is nothing to show. */
  empty?: string | undefined;
  /** Below either. */
  foot?: ReactNode;
}

/** A chart, and the same figures as a table for a click; on paper both. */
export function ChartCard({ title, aside, chart, table, empty, foot }: Props): ReactNode {
  const [view, setView] = useState('chart');
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
        <div hidden={view !== 'table'}>{table}</div>
      </Stack>
      {foot}
    </Card>
  );
}
