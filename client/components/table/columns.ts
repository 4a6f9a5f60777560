import type { ReactNode } from 'react';

/** One column of a table, as data. */
export interface Column<Row> {
  /** Field of the row, and the name under which the server sorts. */
  key: string;
  title: string;
  /** What a cell shows; without it the field itself. */
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Pixels; columns without it share what is left. */
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** Something to do with one row. */
export interface RowAction {
  label: string;
  run: () => unknown;
  /** Something is lost by it. */
  danger?: boolean;
}

/** What a cell of a row shows. */
export const cellOf = <Row>({ key, render }: Column<Row>, row: Row): ReactNode =>
  render ? render(row) : (Reflect.get(row as object, key) as ReactNode);

const narrowest = 120;

/** The width below which a table scrolls sideways. */
export const widthOf = (columns: readonly { width?: number }[]): number =>
  columns.reduce((sum, { width = narrowest }) => sum + width, 0);
