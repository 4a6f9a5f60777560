import type { ReactNode } from 'react';
import type { ExamMark } from '../../../../contracts/constants/exam-report.ts';
import styles from './interval.module.css';
import { signedText } from './report.ts';

/** A difference with its interval. */
export interface IntervalRow {
  key: string;
  name: string;
  /** null where there are too few to tell. */
  change: { value: number; low: number; high: number } | null;
  mark: ExamMark;
}

/** Differences from 0 as dots with their intervals, one line each; filled and coloured only where they are more than chance. */
export function IntervalChart({ label, rows }: { label: string; rows: readonly IntervalRow[] }): ReactNode {
  const reach = Math.max(
    1,
    ...rows.flatMap(({ change }) => (change ? [Math.abs(change.low), Math.abs(change.high)] : [])),
  );
  const at = (value: number): string => `${50 + (value / reach) * 50}%`;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ key, name, change, mark }) => (
        <li key={key} data-mark={mark}>
          <span>{name}</span>
          <span className={styles.track} aria-hidden>
            {change && (
              <>
                <span style={{ left: at(change.low), right: `calc(100% - ${at(change.high)})` }} />
                <i style={{ left: at(change.value) }} />
              </>
            )}
          </span>
          <span>{signedText(change?.value ?? null)}</span>
        </li>
      ))}
    </ul>
  );
}
