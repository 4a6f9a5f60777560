import { describe, expect, it } from 'vitest';
import type { Recorded } from './recorded.ts';
import { Ring, Rings } from './ring.ts';

const recorded = (requestId: string, bytes = 1_000): Recorded =>
  ({ summary: { requestId }, bytes }) as unknown as Recorded;

const ids = (requests: readonly Recorded[]): string[] => requests.map(({ summary }) => summary.requestId);

describe('the ring of a sandbox', () => {
  it('keeps the last ones, by their number', () => {
    const ring = new Ring();
    for (let number = 1; number <= 700; number++) ring.add(recorded(String(number)));
    expect(ring.all()).toHaveLength(500);
    expect(ids(ring.all()).at(0)).toBe('201');
    expect(ring.find('200')).toBeUndefined();
    expect(ring.find('700')).toBeDefined();
  });

  it('keeps the last ones, by what they take; the last one always', () => {
    const ring = new Ring();
    for (let number = 1; number <= 10; number++) ring.add(recorded(String(number), 1024 * 1024));
    expect(ids(ring.all())).toEqual(['7', '8', '9', '10']);
    ring.add(recorded('large', 9 * 1024 * 1024));
    expect(ids(ring.all())).toEqual(['large']);
  });

  it('tells what came after a number, so many at a time, and passes by what is gone', () => {
    const ring = new Ring();
    for (let number = 1; number <= 600; number++) ring.add(recorded(String(number)));
    const { requests, last } = ring.after(0, 50);
    expect([ids(requests)[0], requests.length, last]).toEqual(['101', 50, 150]);
    expect(ids(ring.after(598, 50).requests)).toEqual(['599', '600']);
    expect(ring.after(600, 50)).toEqual({ requests: [], last: 600 });
    ring.clear();
    expect(ring.after(0, 50).requests).toEqual([]);
    ring.add(recorded('next'));
    expect(ids(ring.after(600, 50).requests)).toEqual(['next']);
  });
});

describe('the rings of all sandboxes', () => {
  it('forget what the sandbox had that was silent longest, where all together are too much', () => {
    const rings = new Rings();
    for (let number = 1; number <= 13; number++) rings.add(`sandbox-${number}`, recorded('one', 4 * 1024 * 1024));
    expect(rings.of('sandbox-1').all()).toHaveLength(0);
    expect(rings.of('sandbox-2').all()).toHaveLength(1);
    expect(rings.of('sandbox-13').all()).toHaveLength(1);
  });

  it('hold nothing of one in another', () => {
    const rings = new Rings();
    rings.add('a', recorded('of a'));
    expect(rings.of('b').find('of a')).toBeUndefined();
    expect(rings.of('b').after(0, 50).requests).toEqual([]);
  });
});
