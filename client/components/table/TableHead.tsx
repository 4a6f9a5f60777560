import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nextSort, type Sort } from '../page-query.ts';
import type { Column, RecordTableProps } from './columns.ts';
import styles from './table.module.css';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The header of a table: tick for all rows, titles that sort, and a title for the actions. */
export function TableHead<Row>(props: RecordTableProps<Row>): ReactNode {
  const { label, columns, rows, actions, selection, sort, onSort } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.tick}>
            <input
              type="checkbox"
              aria-label={`选择本页全部${label}`}
              disabled={rows.length === 0}
              checked={rows.length > 0 && selection.rows.length === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selection.rows.length > 0 && selection.rows.length < rows.length;
              }}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {actions && <th className={styles.actions}>操作</th>}
      </tr>
    </thead>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: CellProps<Row>): ReactNode {
  const { key, title, hint, sortable, align } = column;
  if (!sortable || !onSort) {
    return (
      <th data-align={align}>
        {title}
        {hint}
      </th>
    );
  }
  const direction = sort?.column === key ? sort.direction : undefined;
  const Icon = direction === undefined ? IconSelector : direction === 'asc' ? IconChevronUp : IconChevronDown;
  return (
    <th data-align={align} aria-sort={direction ? directions[direction] : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, key))}>
        {title}
        <Icon size={14} aria-hidden data-on={direction !== undefined} />
      </button>
      {hint}
    </th>
  );
}
