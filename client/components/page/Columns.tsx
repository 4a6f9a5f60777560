import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Parts of a screen side by side, each as high as the window leaves; on paper below each other. */
export const Columns = ({ widths, children }: { widths: string; children: ReactNode }): ReactNode => (
  <div className={styles.columns} style={{ gridTemplateColumns: widths }}>
    {children}
  </div>
);
