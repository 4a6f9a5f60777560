import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../format.ts';
import styles from './page.module.css';

interface Props {
  label: string;
  value: number;
  /** A second figure or what the first means. */
  note?: string;
  /** Where the figure's details are. */
  to?: string | undefined;
}

/** One figure with its name; with an address it leads to the details. */
export function StatCard({ label, value, note, to }: Props): ReactNode {
  const content = (
    <>
      <span className={styles.statLabel}>{label}</span>
      <span className={styles.statValue}>{formatNumber(value)}</span>
      <span className={styles.statNote}>{note}</span>
    </>
  );
  return to === undefined ? (
    <div className={styles.stat}>{content}</div>
  ) : (
    <Link className={styles.stat} to={to}>
      {content}
    </Link>
  );
}
