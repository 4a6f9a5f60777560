import { expect, it } from 'vitest';
import { laneOf } from './lane.ts';

/** Work that ends when it is told to, and says that it has begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, ends, work };
}

it('does only so much at a time, in the order of asking', async () => {
  const lane = laneOf(2);
  const { begun, ends, work } = works();
  const { signal } = new AbortController();
  const all = ['a', 'b', 'c'].map((name) => lane(work(name), signal));
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')!();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('never begins what was called off while it waited', async () => {
  const lane = laneOf(1);
  const { begun, ends, work } = works();
  const off = new AbortController();
  const first = lane(work('a'), new AbortController().signal);
  const second = lane(work('b'), off.signal);
  const third = lane(work('c'), new AbortController().signal);
  off.abort();
  await expect(second).rejects.toThrow('Called off');
  ends.get('a')!();
  await first;
  await Promise.resolve();
  expect(begun).toEqual(['a', 'c']);
  ends.get('c')!();
  expect(await third).toBe('c');
});
