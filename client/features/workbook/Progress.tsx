import { Progress as Bar } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './workbook.module.css';

interface Props {
  label: string;
  done: number;
  of: number;
  isReview?: boolean;
}

/** How many pages are entered or reviewed. */
export const Progress = ({ label, done, of, isReview = false }: Props): ReactNode => (
  <span className={styles.progress}>
    {label}
    <Bar
      w={56}
      aria-label={label}
      value={of === 0 ? 0 : (100 * done) / of}
      color={isReview ? 'teal.7' : 'indigo.7'}
      aria-hidden
    />
    <b>{done}</b>/{of} 页
  </span>
);
