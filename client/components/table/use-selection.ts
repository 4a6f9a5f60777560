import { useState } from 'react';

/** The rows of a page that somebody ticked, or all that the filters find. */
export interface Selection<Row> {
  rows: readonly Row[];
  /** Whether all rows of all pages are meant. */
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Ticks all rows of the page, or none when all were ticked. */
  toggleAll: () => void;
  /** Means the rows of all pages from now on. */
  takeAll: () => void;
  clear: () => void;
}

/** Keeps which rows of a page are ticked; another page, filter or sort, told by `page`, begins with none. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, page: string): Selection<Row> {
  const [kept, setKept] = useState<{ page: string; keys: ReadonlySet<string>; isAll: boolean }>(nothingOn(page));
  const { keys, isAll } = kept.page === page ? kept : nothingOn(page);
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const keep = (next: Iterable<string>, all = false) => setKept({ page, keys: new Set(next), isAll: all });
  return {
    rows: selected,
    isAll,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      keep(next);
    },
    toggleAll: () => keep(selected.length === rows.length ? [] : rows.map(keyOf)),
    takeAll: () => keep(keys, true),
    clear: () => keep([]),
  };
}

const nothingOn = (page: string) => ({ page, keys: new Set<string>(), isAll: false });
