import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A word with a ground: plain, good or to be looked at; the word alone must tell the meaning. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warn';
  children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
