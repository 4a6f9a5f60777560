import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { statistics, type StatisticName } from '../../../contracts/statistics.ts';
import { FigureHelp } from './FigureHelp.tsx';
import styles from './figures.module.css';

interface Props {
  /** The figure, where it has a formula. */
  name?: StatisticName;
  /** What it is called; without it as the formula names it. */
  label?: string;
  /** As people read it, "-" for none. */
  value: string;
  unit?: string;
  /** A word on the value. */
  note?: string | undefined;
  /** Where the answers behind it are. */
  to?: string | undefined;
}

/** One figure of a report: what it came to, how it is computed, and the way to the answers behind it. */
export function Figure({ name, label = name ? statistics[name].label : '', value, unit, note, to }: Props): ReactNode {
  const shown = (
    <>
      {value}
      {unit !== undefined && value !== '-' && <small>{unit}</small>}
    </>
  );
  return (
    <div className={styles.figure} role="group" aria-label={label}>
      <span className={styles.label}>
        {label}
        {name && <FigureHelp name={name} />}
      </span>
      {to === undefined || value === '-' ? (
        <span className={styles.value}>{shown}</span>
      ) : (
        <Link className={styles.value} to={to} aria-label={`${label} ${value}${unit ?? ''}，查看`}>
          {shown}
        </Link>
      )}
      <span className={styles.note}>{note}</span>
    </div>
  );
}
