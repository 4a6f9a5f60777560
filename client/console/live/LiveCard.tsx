import { Group, Paper, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './card.module.css';

interface Props {
  title: string;
  Icon: Icon;
  /** The page that has all of it. */
  to: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  /** Something here is out of the ordinary. */
  isMarked?: boolean;
  children: ReactNode;
}

/** A card of the live page: what the chosen sandbox has of something, and the way to all of it. */
export function LiveCard({ title, Icon, to, aside, isMarked = false, children }: Props) {
  const heading = useId();
  const { search } = useLocation();
  return (
    <Paper component="section" shadow="xs" className={styles.card} mod={{ marked: isMarked }} aria-labelledby={heading}>
      <Group gap={6} wrap="nowrap" mb={2}>
        <Icon size={15} stroke={1.7} aria-hidden />
        <Title order={2} fz="sm" lh={1.6} id={heading}>
          <Link to={to + search} className={styles.way}>
            {title}
          </Link>
        </Title>
        <span className={styles.aside}>{aside}</span>
      </Group>
      {children}
    </Paper>
  );
}
