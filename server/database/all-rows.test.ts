import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';

const listOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));

const pageIn =
  (rows: () => { id: string }[]) =>
  ({ current, size }: { current: number; size: number }) => ({
    records: rows().slice((current - 1) * size, current * size),
    total: rows().length,
  });

it.each([0, 1, 250, 251, 1_000])('brings all of %i rows in their order', async (count) => {
  expect(await allRows(pageIn(() => listOf(count)))).toEqual(listOf(count));
});

it('lets others have their turn between two pages', async () => {
  const seen: string[] = [];
  const all = allRows(({ current, size }) => {
    seen.push(`page ${current}`);
    setImmediate(() => seen.push('others'));
    return pageIn(() => listOf(600))({ current, size });
  });
  await all;
  expect(seen.slice(0, 4)).toEqual(['page 1', 'others', 'page 2', 'others']);
});

it('has a row once that moved to a later page meanwhile', async () => {
  let rows = listOf(400);
  const all = allRows(pageIn(() => rows));
  rows = [{ id: 'new' }, ...rows];
  const found = (await all).map(({ id }) => id);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(400);
});
