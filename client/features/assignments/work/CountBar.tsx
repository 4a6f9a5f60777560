import type { ReactNode } from 'react';
import styles from './assignment.module.css';

interface Props {
  /** What is counted, where no heading says it. */
  label?: string;
  count: number;
  total: number;
}

/** How many of how many, as figures and as a bar. */
export function CountBar({ label, count, total }: Props): ReactNode {
  const share = total === 0 ? 0 : Math.min(100, (count / total) * 100);
  return (
    <div className={styles.count}>
      {label !== undefined && <span className={styles.countLabel}>{label}</span>}
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${share}%` }} data-full={(total > 0 && count >= total) || undefined} />
      </span>
      <span className={styles.figures}>
        {count}/{total}
      </span>
    </div>
  );
}
