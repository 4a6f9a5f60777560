import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons at the end of a dialog, the one that goes ahead last. */
export function DialogButtons({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}
