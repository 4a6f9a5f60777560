import { Group, Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title?: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  /** Without inner space, for tables that fill the card. */
  flush?: boolean;
  children: ReactNode;
}

/** A white card; with a title it is a region that readers can jump to. */
export function Card({ title, aside, flush = false, children }: Props): ReactNode {
  const heading = useId();
  return (
    <Paper
      component="section"
      shadow="xs"
      miw={0}
      p={flush ? 0 : 'md'}
      className={styles.card}
      mod={{ flush }}
      aria-labelledby={title && heading}
    >
      {(title !== undefined || aside !== undefined) && (
        <Group
          justify="space-between"
          gap="sm"
          wrap="nowrap"
          mih={32}
          px={flush ? 'md' : 0}
          py={flush ? 'sm' : 0}
          mb={flush ? 0 : 'sm'}
          className={styles.cardHead}
        >
          <Title order={2} fz={15} lh="inherit" id={heading}>
            {title}
          </Title>
          {aside}
        </Group>
      )}
      {children}
    </Paper>
  );
}
