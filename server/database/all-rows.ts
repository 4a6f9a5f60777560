import { setImmediate as turn } from 'node:timers/promises';
import type { Page, PageRequest } from '../../contracts/paging.ts';

/** Rows that are read at once: a few milliseconds. */
const atOnce = 250;

/**
 * All rows of a list, page by page, so that others are answered in between. A row that a write moves to a later page
 * meanwhile is there once.
 */
export async function allRows<Row extends { id: string }>(
  pageOf: (request: PageRequest) => Pick<Page<Row>, 'records' | 'total'>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let current = 1; ; current++) {
    const { records, total } = pageOf({ current, size: atOnce });
    for (const record of records) rows.set(record.id, record);
    if (current * atOnce >= total) return [...rows.values()];
    await turn();
  }
}
