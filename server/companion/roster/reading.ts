import type * as z from 'zod';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { Refused, type RealServices } from '../real.ts';
import { pageOf } from '../shapes.ts';

/** Rows that are asked for at once; a service that gives fewer says so. */
const pageSize = 200;

/** Reads of one roster, as whoever holds the token. */
export class Reading {
  constructor(
    private readonly real: Pick<RealServices, 'read'>,
    private readonly token: string,
    private readonly told: (reason: string) => void,
  ) {}

  /** What a call answers; undefined where it is refused to who asks, or not there: the rest is read all the same. */
  async read<E extends Endpoint, S extends z.ZodType>(
    call: E,
    input: InputOf<E>,
    shape: S,
  ): Promise<z.output<S> | undefined> {
    try {
      return await this.real.read(call, this.token, input, shape);
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      this.told(error.message);
      return undefined;
    }
  }

  /** All rows of a paged list, and whether these are surely all. */
  async all<E extends Endpoint, S extends z.ZodType<{ id: string }>>(
    call: E,
    input: InputOf<E>,
    item: S,
  ): Promise<{ rows: z.output<S>[]; isWhole: boolean }> {
    const page = (current: number) => this.read(call, { ...input, current, size: pageSize }, pageOf(item));
    const first = await page(1);
    if (!first) return { rows: [], isWhole: false };
    const size = Math.min(first.size ?? pageSize, pageSize);
    const count = Math.ceil(first.total / Math.max(size, 1));
    const others = await Promise.all(Array.from({ length: Math.max(count - 1, 0) }, (_, index) => page(index + 2)));
    const pages = [first, ...others];
    const rows = pages.flatMap((one) => one?.records ?? []);
    // Where somebody is added or removed meanwhile, pages shift, and one may have slipped through.
    const isWhole = pages.every((one) => one?.total === first.total) && rows.length === first.total;
    return { rows, isWhole };
  }
}
