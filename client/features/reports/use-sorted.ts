import { useMemo, useState } from 'react';
import type { Sort } from '../../components/page-query.ts';

type Value = string | number | null;

/** Rows in the order that a click on a column asks for; without one as they came. */
export function useSorted<Row>(
  rows: readonly Row[],
  valueOf: (row: Row, column: string) => Value,
): { rows: readonly Row[]; sort: Sort | undefined; onSort: (sort: Sort | undefined) => void } {
  const [sort, setSort] = useState<Sort | undefined>();
  const sorted = useMemo(
    () =>
      sort === undefined
        ? rows
        : rows.toSorted((a, b) => compared(sort, valueOf(a, sort.column), valueOf(b, sort.column))),
    [rows, sort, valueOf],
  );
  return { rows: sorted, sort, onSort: setSort };
}

/** What has no value comes last, whichever way the others go. */
function compared({ direction }: Sort, a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'zh-CN');
  return direction === 'asc' ? order : -order;
}
