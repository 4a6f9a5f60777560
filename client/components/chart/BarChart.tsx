import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';
import styles from './chart.module.css';

/** One bar: its name and its parts, in the order of the series. */
export interface Bar {
  key: string;
  label: string;
  values: readonly number[];
}

interface Props {
  label: string;
  /** The names of the parts of each bar. */
  series: readonly string[];
  bars: readonly Bar[];
}

const total = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);

/** Horizontal bars in parts, with the total at the end; the same figures belong into a table beside it. */
export function BarChart({ label, series, bars }: Props): ReactNode {
  const longest = Math.max(1, ...bars.map(total));
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.key} className={styles.bar} aria-label={spoken(bar, series)}>
            <span className={styles.name}>{bar.label}</span>
            <span className={styles.track}>
              {bar.values.map((value, part) => (
                <span
                  key={series[part]}
                  className={styles.part}
                  data-series={part}
                  style={{ width: `${(value / longest) * 100}%` }}
                  title={`${series[part] ?? ''} ${formatNumber(value)}`}
                />
              ))}
            </span>
            <span className={styles.total}>{formatNumber(total(bar))}</span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.legend}>
        {series.map((name, part) => (
          <span key={name} className={styles.key}>
            <span className={styles.part} data-series={part} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const spoken = (bar: Bar, series: readonly string[]): string =>
  `${bar.label}:${bar.values.map((value, part) => `${series[part] ?? ''} ${value}`).join(',')}`;
