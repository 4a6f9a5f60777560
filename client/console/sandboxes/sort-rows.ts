import type { Sort } from '../../components/page-query.ts';

const order = new Intl.Collator('zh-CN', { numeric: true }).compare;

/** Rows in the order of a column, as they came where none was chosen. */
export function sortRows<Row extends object>(rows: readonly Row[], sort: Sort | undefined): readonly Row[] {
  if (!sort) return rows;
  const valueOf = (row: Row): string => String(Reflect.get(row, sort.column));
  const sign = sort.direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => sign * order(valueOf(a), valueOf(b)));
}
