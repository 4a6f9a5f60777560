import { useState } from 'react';

/** The rows of a page that somebody ticked. */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Ticks all rows of the page, or none when all were ticked. */
  toggleAll: () => void;
  clear: () => void;
}

/** Keeps which rows of a page are ticked; another page, filter or sort, told by `page`, begins with none. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, page: string): Selection<Row> {
  const [kept, setKept] = useState<{ page: string; keys: ReadonlySet<string> }>({ page, keys: new Set() });
  const keys = kept.page === page ? kept.keys : new Set<string>();
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const keep = (next: Iterable<string>) => setKept({ page, keys: new Set(next) });
  return {
    rows: selected,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      keep(next);
    },
    toggleAll: () => keep(selected.length === rows.length ? [] : rows.map(keyOf)),
    clear: () => keep([]),
  };
}
