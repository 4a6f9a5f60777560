import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A word with a ground: plain, gone, to know, done, good, to be looked at or wrong; the word alone must tell the meaning. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'faint' | 'info' | 'done' | 'good' | 'warn' | 'bad';
  children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
