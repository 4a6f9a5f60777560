import type { ReactNode } from 'react';
import styles from './reports.module.css';

/** Parts of a report below each other; on paper they may break between them. */
export const Sections = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles.sections}>{children}</div>
);
