import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { reachByKeyboard } from '../reach-by-keyboard.ts';
import { widthOf, type RecordTableProps } from './columns.ts';
import { RecordRow } from './RecordRow.tsx';
import { TableHead } from './TableHead.tsx';
import styles from './table.module.css';

/** A table of records: sticky header, sorting, ticks and actions per row, cut texts readable on pointing. */
export function RecordTable<Row>(props: RecordTableProps<Row>): ReactNode {
  const {
    label,
    columns,
    rows,
    keyOf,
    nameOf,
    headingOf,
    actions,
    actionsWidth = 168,
    selection,
    current,
    stale = false,
    children,
  } = props;
  const all = columnsWith(columns, selection !== undefined, actions && actionsWidth);
  return (
    <div ref={reachByKeyboard} className={styles.scroll} data-scrolls data-stale={stale || undefined}>
      <table className={styles.table} aria-label={label} aria-busy={stale} style={{ minWidth: widthOf(all) }}>
        <colgroup>
          {all.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody onMouseOver={showCutText}>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row)}>
              <Heading columns={all.length}>{headingOf?.(row, index)}</Heading>
              <RecordRow
                row={row}
                name={nameOf(row)}
                columns={columns}
                actions={actions}
                selection={selection}
                isCurrent={keyOf(row) === current}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

const Heading = ({ columns, children }: { columns: number; children: ReactNode }): ReactNode =>
  children !== undefined && (
    <tr className={styles.heading}>
      <th colSpan={columns} scope="rowgroup">
        {children}
      </th>
    </tr>
  );

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
