import type { ReactNode } from 'react';
import type { Sort } from '../page-query.ts';
import type { Selection } from './use-selection.ts';

/** One column of a table, as data. */
export interface Column<Row> {
  /** Field of the row, and the name under which the server sorts. */
  key: string;
  title: string;
  /** Beside the title, as what the figures mean. */
  hint?: ReactNode;
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

/** The action that leads to an address; none where there is no address. */
export const leadingTo = (label: string, path: string | undefined, go: (path: string) => unknown): RowAction[] =>
  path === undefined ? [] : [{ label, run: () => go(path) }];

/** What a table of records needs. */
export interface RecordTableProps<Row> {
  /** What the table lists, for those who can't see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called, to tell its checkbox and buttons from those of others. */
  nameOf: (row: Row) => string;
  /** What stands above a row, over all columns, where something begins with it. */
  headingOf?: ((row: Row, index: number) => ReactNode) | undefined;
  actions?: (row: Row) => readonly RowAction[];
  /** Pixels for the column of actions. */
  actionsWidth?: number;
  selection?: Selection<Row> | undefined;
  /** The key of the row that is shown beside the table. */
  current?: string | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** What is shown belongs to an earlier question. */
  stale?: boolean;
  /** In the place of rows. */
  children?: ReactNode;
}

/** What a cell of a row shows. */
export const cellOf = <Row>({ key, render }: Column<Row>, row: Row): ReactNode =>
  render ? render(row) : (Reflect.get(row as object, key) as ReactNode);

const narrowest = 120;

/** The width below which a table scrolls sideways. */
export const widthOf = (columns: readonly { width?: number }[]): number =>
  columns.reduce((sum, { width = narrowest }) => sum + width, 0);
