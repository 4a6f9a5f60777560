import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { colourOf } from './tones.ts';
import styles from './chart.module.css';

/** One column: from where to where it counts, how many, and the way to these. */
export interface ChartColumn {
  key: string;
  /** In short, below the column. */
  tick: string;
  /** In full. */
  label: string;
  count: number;
  to?: string | undefined;
}

interface Props {
  label: string;
  columns: readonly ChartColumn[];
  /** Of the tallest column with its number; 200 pixels unless told. */
  height?: string;
}

/** How many words fit below the columns. */
const mostTicks = 24;

/** Upright columns side by side, such as a distribution; the same figures belong into a table beside it. */
export function ColumnChart({ label, columns, height }: Props): ReactNode {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const every = Math.ceil(columns.length / mostTicks);
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.columns} style={{ height }}>
        {columns.map((column) => (
          <li key={column.key}>
            <Column column={column} share={column.count / most} />
          </li>
        ))}
      </ul>
      <div className={styles.ticks} aria-hidden>
        {columns.map(({ key, tick }, at) => (
          <span key={key}>{at % every === 0 ? tick : ''}</span>
        ))}
      </div>
    </figure>
  );
}

/** The number above needs a tenth of the height. */
const highest = 88;

function Column({ column: { label, count, to }, share }: { column: ChartColumn; share: number }): ReactNode {
  const content = (
    <>
      <span>{count > 0 ? count : ''}</span>
      <span style={{ height: `${share * highest}%`, background: colourOf(0) }} />
    </>
  );
  const text = `${label}：${count}`;
  return to === undefined || count === 0 ? (
    <span className={styles.column} role="img" aria-label={text} title={text}>
      {content}
    </span>
  ) : (
    <Link className={styles.column} aria-label={text} title={text} to={to}>
      {content}
    </Link>
  );
}
