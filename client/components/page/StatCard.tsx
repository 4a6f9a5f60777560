import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../contracts/figure-text.ts';
import styles from './page.module.css';

interface Props {
  label: string;
  value: number;
  /** A second figure or what the first means. */
  note?: string;
  /** Where the figure's details are. */
  to?: string | undefined;
}

/** One figure with its name; with an address it leads to the details. */
export function StatCard({ label, value, note, to }: Props): ReactNode {
  const content = (
    <Stack gap={4}>
      <Text span fz="sm" c="dimmed">
        {label}
      </Text>
      <Text span fz={24} fw={600} lh={1.25} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(value)}
      </Text>
      <Text span fz="xs" c="dimmed" mih={20}>
        {note}
      </Text>
    </Stack>
  );
  const shared = { shadow: 'xs', px: 'md', py: 14 };
  return to === undefined ? (
    <Paper {...shared}>{content}</Paper>
  ) : (
    <Paper {...shared} component={Link} to={to} c="inherit" className={styles.stat}>
      {content}
    </Paper>
  );
}
