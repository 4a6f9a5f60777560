import { useId, type ReactNode } from 'react';
import styles from './practice.module.css';

/** Controls of a rule that belong together, under their label. */
export function RuleField({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div className={styles.label} id={id}>
        {label}
      </div>
      {children}
    </div>
  );
}
