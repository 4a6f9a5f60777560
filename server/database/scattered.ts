import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** How many places there are in a scattered order: a prime, so that ids which follow one another lie far apart. */
const places = 65_521;

/**
 * The place of a sheet in an order that mixes classes, by which tables have an index. Its numbers are literals: SQLite finds an
 * index on an expression by its text.
 */
export const scattered = (id: SQLWrapper): SQL<number> => sql<number>`(${id} * 48271 % 65521)`;

/** The place from which somebody goes through the order, so that each begins elsewhere. */
const startOf = (id: string): number => (places - Number(BigInt(id) % BigInt(places))) % places;

/** The first `count` rows of a scattered order from somebody's start round to it again; `select` answers those within places in order. */
export function roundFrom<T>(
  id: string,
  count: number,
  select: (within: { from: number; to: number; count: number }) => T[],
): T[] {
  if (count <= 0) return [];
  const start = startOf(id);
  const found = select({ from: start, to: places - 1, count });
  return found.length < count ? [...found, ...select({ from: 0, to: start - 1, count: count - found.length })] : found;
}

/** How far a sheet lies from somebody's start. */
export const distance = (id: string, submissionId: number): number =>
  (((submissionId * 48_271) % places) + places - startOf(id)) % places;
