import type { ReactNode } from 'react';
import styles from './state.module.css';

interface Props {
  tone: 'good' | 'warn' | 'bad';
  title?: string;
  children?: ReactNode;
}

/** A message that stays in the content: how something went, or why it was refused. */
export function Notice({ tone, title, children }: Props): ReactNode {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
  );
}
