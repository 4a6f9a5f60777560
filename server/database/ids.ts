import { sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Sandbox } from './sandbox.ts';
import { sequences } from './tables.ts';

/** The first id given after seeding; seeded rows have shorter ids of their own. */
const firstId = 1_000_000_000_000;

const queries = prepared((orm) => ({
  reserve: orm
    .insert(sequences)
    .values({ name: 'id', value: sql`${firstId} + ${sql.placeholder('count')}` })
    .onConflictDoUpdate({
      target: sequences.name,
      set: { value: sql`${sequences.value} + ${sql.placeholder('count')}` },
    })
    .returning({ value: sequences.value })
    .prepare(),
}));

/** Reserves `count` new ids, in ascending order; they are given back when the surrounding transaction fails. */
export function newIds(sandbox: Sandbox, count: number): string[] {
  const { value } = queries(sandbox).reserve.get({ count });
  return Array.from({ length: count }, (_, index) => String(value - count + index));
}

/** Reserves one new id. */
export const newId = (sandbox: Sandbox): string => newIds(sandbox, 1)[0]!;
