import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Says what will be here, with the button that fills it. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.state}>
      <p className={styles.line}>{text}</p>
      {children}
    </div>
  );
}
