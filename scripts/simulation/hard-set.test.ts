import { expect, it } from 'vitest';
import { chanceSeed, runs } from '../../server/testing/soak.ts';
import { measureHardSet } from './hard-set.ts';

const pages = runs(12, 400);

it('reads pages that are bent, filled in oddly or seen badly without a silent fault', async () => {
  const { groups, faults } = await measureHardSet(pages, chanceSeed);
  expect(faults).toEqual([]);
  const all = groups.get('全部')!;
  expect(all.pages).toBe(pages);
  expect(all.choices).toBeGreaterThan(pages * 20);
});

it('leaves few choices of cleanly filled pages to a person, and no page, however they are bent', async () => {
  const { groups } = await measureHardSet(pages, chanceSeed + 1, { oddity: 'none', tone: 'plain', isDouble: false });
  const { choices, flagged, waiting } = groups.get('全部')!;
  expect(waiting).toBe(0);
  expect(flagged).toBeLessThan(choices / 100);
});

it('reads no page of which a second sheet hides a part, nor takes one for the other', async () => {
  const { groups, faults } = await measureHardSet(8, chanceSeed + 2, { isDouble: true });
  expect(faults).toEqual([]);
  expect(groups.get('全部')!.pages).toBe(8);
});
