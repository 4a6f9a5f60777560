import type { MouseEvent, ReactNode } from 'react';
import type { Sort } from '../page-query.ts';
import { widthOf, type Column, type RowAction } from './columns.ts';
import { RecordRow } from './RecordRow.tsx';
import { TableHead } from './TableHead.tsx';
import type { Selection } from './use-selection.ts';
import styles from './table.module.css';

export interface RecordTableProps<Row> {
  /** What the table lists, for those who can't see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called, to tell its checkbox and buttons from those of others. */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  /** Pixels for the column of actions. */
  actionsWidth?: number;
  selection?: Selection<Row> | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** What is shown belongs to an earlier question. */
  stale?: boolean;
  /** In the place of rows. */
  children?: ReactNode;
}

/** A table of records: sticky header, sorting, ticks and actions per row, cut texts readable on pointing. */
export function RecordTable<Row>(props: RecordTableProps<Row>): ReactNode {
  const {
    label,
    columns,
    rows,
    keyOf,
    nameOf,
    actions,
    actionsWidth = 168,
    selection,
    stale = false,
    children,
  } = props;
  const all = columnsWith(columns, selection !== undefined, actions && actionsWidth);
  return (
    <div className={styles.scroll} data-scrolls data-stale={stale || undefined}>
      <table className={styles.table} aria-label={label} aria-busy={stale} style={{ minWidth: widthOf(all) }}>
        <colgroup>
          {all.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody onMouseOver={showCutText}>
          {rows.map((row) => (
            <RecordRow
              key={keyOf(row)}
              row={row}
              name={nameOf(row)}
              columns={columns}
              actions={actions}
              selection={selection}
            />
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

const columnsWith = (columns: readonly { key: string; width?: number }[], ticks: boolean, actionsWidth?: number) => [
  ...(ticks ? [{ key: ':ticks', width: 44 }] : []),
  ...columns,
  ...(actionsWidth === undefined ? [] : [{ key: ':actions', width: actionsWidth }]),
];

/** One handler for the whole table rather than a tooltip in each of its cells. */
function showCutText({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-text]') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
