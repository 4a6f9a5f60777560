import { Progress as Bar } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './workbook.module.css';

interface Props {
  /** What is counted, for those who can't see where it stands. */
  name: string;
  done: number;
  of: number;
  isReview?: boolean;
}

/** How many pages are entered or reviewed. */
export const Progress = ({ name, done, of, isReview = false }: Props): ReactNode => (
  <span className={styles.progress}>
    <Bar
      w={56}
      aria-label={name}
      value={of === 0 ? 0 : (100 * done) / of}
      color={isReview ? 'teal.7' : 'indigo.7'}
      aria-hidden
    />
    <span>
      <b>{done}</b>/{of} 页
    </span>
  </span>
);
