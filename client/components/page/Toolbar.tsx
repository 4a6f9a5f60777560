import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Filters and search above a list, in one line that wraps. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.toolbar} role="search" aria-label={label}>
      {children}
    </div>
  );
}
