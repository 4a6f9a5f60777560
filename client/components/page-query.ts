import * as z from 'zod';
import type { Endpoint, InputOf } from '../../contracts/endpoint.ts';

/** The column that a list is sorted by. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** How many rows a page may have. */
export const pageSizes = [10, 20, 50, 100] as const;

/** Rows of a page until the person chooses otherwise. */
const defaultPageSize = 20;

/** Reads what an endpoint takes out of an address; what the endpoint's schema refuses is left out. */
export function readInput<E extends Endpoint>(endpoint: E, address: URLSearchParams): Partial<InputOf<E>> {
  const given = Object.entries(endpoint.input.shape).flatMap(([name, schema]) => {
    const text = address.get(name);
    const parsed = text ? z.safeParse(schema, text) : undefined;
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(given) as Partial<InputOf<E>>;
}

/** The address after some of its values changed; any change but that of the page leads to the first page. */
export function changeAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (!('current' in changes)) changed.delete('current');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed;
}

/** The sort that the paging words ask for; the first column counts. */
export function sortOf({ ascs, descs }: { ascs?: string; descs?: string }): Sort | undefined {
  const [column] = (ascs ?? descs ?? '').split(',');
  return column ? { column, direction: ascs ? 'asc' : 'desc' } : undefined;
}

/** What a click on a column's header leads to: ascending, descending, as it came. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : undefined;
}

/** The size that a person kept, if it is still one of those on offer. */
export const sizeFrom = (kept: string | undefined): number =>
  pageSizes.find((size) => String(size) === kept) ?? defaultPageSize;
