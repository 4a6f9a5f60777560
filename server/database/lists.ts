import { sql, type SQL } from 'drizzle-orm';

/** The values of a JSON array that is handed in under `name`, for `inArray`: one statement serves lists of any length. */
export const listed = (name: string): SQL => sql`(select value from json_each(${sql.placeholder(name)}))`;

/** Items by a key, or what is wanted of each, every group in the order in which they came. */
export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]>;
export function grouped<T, K, V>(items: readonly T[], keyOf: (item: T) => K, valueOf: (item: T) => V): Map<K, V[]>;
export function grouped<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
  valueOf: (item: T) => unknown = (item) => item,
): Map<K, unknown[]> {
  const groups = new Map<K, unknown[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(valueOf(item));
    else groups.set(key, [valueOf(item)]);
  }
  return groups;
}
