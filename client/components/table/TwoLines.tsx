import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  children: ReactNode;
  /** What is less important, below. */
  below: ReactNode;
}

/** A cell of two lines. */
export const TwoLines = ({ children, below }: Props): ReactNode => (
  <div className={styles.twoLines}>
    <span>{children}</span>
    <small>{below}</small>
  </div>
);
