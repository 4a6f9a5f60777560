import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Figures in a row that wraps. */
export function Figures({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.figures} role="group" aria-label={label}>
      {children}
    </div>
  );
}
