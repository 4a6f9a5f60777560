import { Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './figures.module.css';

interface Props {
  label: string;
  /** As people read it, "-" for none. */
  value: string;
  unit?: string;
  /** A word on the value. */
  note?: string | undefined;
  /** Where what is behind it is. */
  to?: string | undefined;
  /** Tells how it is computed. */
  help?: ReactNode;
}

/** One figure: what it came to, and the way to what is behind it. */
export function Figure({ label, value, unit, note, to, help }: Props): ReactNode {
  const shown = (
    <>
      {value}
      {unit !== undefined && value !== '-' && <small>{unit}</small>}
    </>
  );
  return (
    <Paper
      component={Stack}
      gap={2}
      shadow="xs"
      px={14}
      pt="sm"
      pb={8}
      className={styles.figure}
      role="group"
      aria-label={label}
    >
      <Group gap={4} mih={22} wrap="nowrap">
        <Text size="sm" c="dimmed" lh="22px">
          {label}
        </Text>
        {help}
      </Group>
      {to === undefined || value === '-' ? (
        <span className={styles.value}>{shown}</span>
      ) : (
        <Link className={styles.value} to={to} aria-label={`${label} ${value}${unit ?? ''}，查看`}>
          {shown}
        </Link>
      )}
      <Text size="xs" c="dimmed" mih={18} lh="18px">
        {note}
      </Text>
    </Paper>
  );
}
