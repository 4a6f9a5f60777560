import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './page.module.css';

const looks = {
  plain: { c: 'dimmed', bg: 'var(--ground)' },
  faint: { c: 'dimmed', bg: 'none' },
  info: { c: 'blue.9', bg: 'blue.0' },
  // Darker than the palette's darkest, which is too light for small text on this ground.
  done: { c: '#1f6b2e', bg: 'green.0' },
  good: { c: 'teal.9', bg: 'teal.0' },
  warn: { c: '#8a5300', bg: 'yellow.0' },
  bad: { c: 'red.9', bg: 'red.0' },
};

interface Props {
  tone?: keyof typeof looks;
  children: ReactNode;
}

/** A word with a ground: plain, gone, to know, done, good, to be looked at or wrong; the word alone must tell the meaning. */
export const Tag = ({ tone = 'plain', children }: Props): ReactNode => (
  <Badge
    component="span"
    flex="none"
    h={22}
    radius={4}
    px={7}
    fz="xs"
    fw={400}
    tt="none"
    maw="100%"
    className={styles.tag}
    {...looks[tone]}
  >
    {children}
  </Badge>
);
