import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentCounts } from './recent-counts.ts';
import { countTry, forgetTries, minutesClosed, takeBackTry, type Try } from './tries.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

afterEach(() => vi.useRealTimers());

let worlds = 0;

/** A sandbox of its own for each test: what is counted stays for the whole process. */
const world = () => {
  const sandbox = `world-${++worlds}`;
  return (account: string, address: string): Try => ({ sandbox, account, address: `${sandbox} ${address}` });
};

function fail(one: Try, times: number): void {
  for (let time = 0; time < times; time++) countTry(one);
}

describe('wrong passwords', () => {
  it('close an account to their address alone, for a quarter of an hour', () => {
    const who = world();
    fail(who('wang', 'a'), 9);
    expect(minutesClosed(who('wang', 'a'))).toBe(0);
    fail(who('wang', 'a'), 1);
    expect(minutesClosed(who('wang', 'a'))).toBe(15);
    expect([minutesClosed(who('wang', 'b')), minutesClosed(who('li', 'a'))]).toEqual([0, 0]);
    vi.advanceTimersByTime(14 * minute + 1);
    expect(minutesClosed(who('wang', 'a'))).toBe(1);
    vi.advanceTimersByTime(minute);
    expect(minutesClosed(who('wang', 'a'))).toBe(0);
  });

  it('for one account from everywhere leave each address fewer, and an address without any all', () => {
    const who = world();
    for (let address = 0; address < 50; address++) fail(who('wang', `a${address}`), 1);
    fail(who('wang', 'a1'), 2);
    expect(minutesClosed(who('wang', 'a1'))).toBe(15);
    expect([minutesClosed(who('wang', 'a2')), minutesClosed(who('wang', 'home'))]).toEqual([0, 0]);
  });

  it('for all accounts close their address, and no other', () => {
    const who = world();
    for (let account = 0; account < 200; account++) fail(who(`nobody-${account}`, 'a'), 1);
    expect(minutesClosed(who('wang', 'a'))).toBe(15);
    expect(minutesClosed(who('wang', 'b'))).toBe(0);
  });

  it('wait longer each time, and begin anew after a right one, which counts for no limit', () => {
    const who = world();
    const delays = Array.from({ length: 6 }, () => countTry(who('wang', 'a')));
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
    forgetTries(who('wang', 'a'));
    expect(countTry(who('wang', 'a'))).toBe(250);
  });

  it('that nobody has checked do not count', () => {
    const who = world();
    for (let time = 0; time < 300; time++) {
      countTry(who('wang', 'a'));
      takeBackTry(who('wang', 'a'));
    }
    expect([minutesClosed(who('wang', 'a')), countTry(who('wang', 'a'))]).toEqual([0, 250]);
  });
});

it('where too many are counted, the oldest are forgotten, and those that are over', () => {
  const counts = new RecentCounts(minute, 3);
  for (const key of ['a', 'b', 'b', 'c', 'd']) counts.add(key);
  expect(['a', 'b', 'c', 'd'].map((key) => counts.of(key))).toEqual([0, 2, 1, 1]);
  vi.advanceTimersByTime(minute);
  expect(['b', 'c', 'd'].map((key) => [counts.of(key), counts.left(key)])).toEqual(Array(3).fill([0, 0]));
});
