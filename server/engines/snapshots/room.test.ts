import { expect, it } from 'vitest';
import { inTheWay, mostBytesOfAll, mostSnapshots } from './room.ts';
import type { Snapshot } from './tasks.ts';

/** The newest first. */
const some = (why: Snapshot['why'], count: number, bytes = 1): Snapshot[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${why} ${count - index}`,
    why,
    bytes,
    format: 'understudy-snapshot',
    version: 1,
    sandbox: 'main',
    title: '',
    createTime: '',
    moment: '',
    key: '',
    files: 0,
    writtenAt: 0,
  }));

const ids = (found: Snapshot[] | undefined) => found?.map(({ id }) => id);

it('lets the oldest go that was taken for the same reason, and none that people took', () => {
  const full = [...some('regular', mostSnapshots.regular), ...some('hand', 3)];
  expect(ids(inTheWay(full, { why: 'regular', bytes: 1 }))).toEqual(['regular 1']);
  expect(ids(inTheWay(full, { why: 'before', bytes: 1 }))).toEqual([]);
  expect(ids(inTheWay(full, { why: 'hand', bytes: 1 }))).toEqual([]);
});

it('refuses one more of those that people took, whether here or elsewhere', () => {
  const full = [...some('hand', mostSnapshots.kept - 1), ...some('upload', 1)];
  expect(inTheWay(full, { why: 'hand', bytes: 1 })).toBeUndefined();
  expect(inTheWay(full, { why: 'upload', bytes: 1 })).toBeUndefined();
  expect(ids(inTheWay(full, { why: 'regular', bytes: 1 }))).toEqual([]);
});

it('makes room for bytes with the regular ones first, then with those before a restoring', () => {
  const half = mostBytesOfAll / 2;
  const full = [...some('before', 1, half / 2), ...some('regular', 2, half / 4), ...some('hand', 1, half)];
  expect(ids(inTheWay(full, { why: 'hand', bytes: half / 4 }))).toEqual(['regular 1']);
  expect(ids(inTheWay(full, { why: 'hand', bytes: half }))).toEqual(['regular 1', 'regular 2', 'before 1']);
  expect(inTheWay(full, { why: 'hand', bytes: half + 1 })).toBeUndefined();
});

it('never keeps people from restoring', () => {
  expect(ids(inTheWay(some('hand', 1, mostBytesOfAll), { why: 'before', bytes: 1 }))).toEqual([]);
  expect(inTheWay(some('hand', 1, mostBytesOfAll), { why: 'regular', bytes: 1 })).toBeUndefined();
});
