import type * as z from 'zod';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call } from './call.ts';

interface Page {
  records: readonly { id: string }[];
  pages: number;
}

type PageEndpoint = Endpoint & { data: z.ZodType<Page> };

type RecordOf<E extends PageEndpoint> = DataOf<E>['records'][number];

const pageSize = 500;

/** Reads the pages of a list until one holds the record; undefined when none does. */
export async function findRecord<E extends PageEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  id: string,
): Promise<RecordOf<E> | undefined> {
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await call(endpoint, { ...input, current, size: pageSize }, { quiet: true });
    const found = page.records.find((record) => record.id === id);
    if (found) return found;
    pages = page.pages;
  }
  return undefined;
}
