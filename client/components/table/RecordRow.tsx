import type { ReactNode } from 'react';
import { cellOf, type Column, type RowAction } from './columns.ts';
import { RowActions } from './RowActions.tsx';
import type { Selection } from './use-selection.ts';
import styles from './table.module.css';

interface Props<Row> {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  selection: Selection<Row> | undefined;
  isCurrent: boolean;
}

const showRow = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** One row of a table. */
export function RecordRow<Row>({ row, name, columns, actions, selection, isCurrent }: Props<Row>): ReactNode {
  const ticked = selection?.has(row) ?? false;
  return (
    <tr ref={isCurrent ? showRow : undefined} data-ticked={ticked || undefined} aria-current={isCurrent || undefined}>
      {selection && (
        <td className={styles.tick}>
          <input type="checkbox" aria-label={`选择${name}`} checked={ticked} onChange={() => selection.toggle(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-text>
          {cellOf(column, row)}
        </td>
      ))}
      {actions && (
        <td className={styles.actions}>
          <RowActions name={name} actions={actions(row)} />
        </td>
      )}
    </tr>
  );
}
