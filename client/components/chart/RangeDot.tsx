import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface Props {
  label: string;
  /** A share from 0 to 1. */
  value: number;
  /** From where to where others lie; null where there are too few. */
  band: { low: number; high: number } | null;
}

const percent = (share: number): string => `${share * 100}%`;

/** Where a share lies between 0 and 1 beside the range of others. */
export const RangeDot = ({ label, value, band }: Props): ReactNode => (
  <span className={styles.range} role="img" aria-label={label}>
    {band && <span style={{ left: percent(band.low), width: percent(band.high - band.low) }} />}
    <i style={{ left: percent(value) }} />
  </span>
);
