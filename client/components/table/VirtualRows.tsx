import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import styles from './virtual.module.css';

interface Props<Row> {
  /** What is listed, for those who can't see it. */
  label: string;
  columns: readonly { title: string; width: string }[];
  rows: readonly Row[];
  /** The texts of a row, one per column. */
  cellsOf: (row: Row) => readonly string[];
  /** Whether a row is to be marked. */
  isMarked: (row: Row) => boolean;
  height: number;
}

const rowHeight = 36;

/** A table of thousands of rows, of which only those in sight are drawn. */
export function VirtualRows<Row>({ label, columns, rows, cellsOf, isMarked, height }: Props<Row>): ReactNode {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const template = { gridTemplateColumns: columns.map(({ width }) => width).join(' ') };
  return (
    <div ref={scroll} className={styles.scroll} style={{ height }} tabIndex={0} role="region" aria-label={label}>
      <div className={styles.table} role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <div className={styles.head} role="row" aria-rowindex={1} style={template}>
          {columns.map(({ title }) => (
            <span key={title} role="columnheader">
              {title}
            </span>
          ))}
        </div>
        <div className={styles.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <div
                  key={index}
                  role="row"
                  className={styles.row}
                  aria-rowindex={index + 2}
                  data-marked={isMarked(row) || undefined}
                  style={{ ...template, height: rowHeight, transform: `translateY(${start}px)` }}
                >
                  {cellsOf(row).map((text, column) => (
                    <span key={column} role="cell" title={text}>
                      {text}
                    </span>
                  ))}
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
