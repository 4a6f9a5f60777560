import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** What there is so far. */
  note?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** The bar at the end of the window, below what is longer than it. */
export const ActionBar = ({ note, children }: Props): ReactNode => (
  <Group gap={8} wrap="nowrap" px={24} py="sm" bg="white" className={styles.actionBar}>
    <Text component="div" size="sm" c="dimmed" flex={1} miw={0}>
      {note}
    </Text>
    {children}
  </Group>
);
