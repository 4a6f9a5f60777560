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
}

/** One row of a table. */
export function RecordRow<Row>({ row, name, columns, actions, selection }: Props<Row>): ReactNode {
  const ticked = selection?.has(row) ?? false;
  return (
    <tr data-ticked={ticked || undefined}>
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
