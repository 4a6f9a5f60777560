import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KnownAccounts } from './known-accounts.ts';
import { RecentCounts } from './recent-counts.ts';
import { countTry, minutesClosed, rememberRight, takeBackTry, type Try } from './tries.ts';

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
    const delays = Array.from({ length: 6 }, () => countTry(who('wang', 'a')).delay);
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
    rememberRight(who('wang', 'a'));
    expect(countTry(who('wang', 'a')).delay).toBe(250);
  });

  it('that nobody has checked do not count', () => {
    const who = world();
    for (let time = 0; time < 300; time++) {
      countTry(who('wang', 'a'));
      takeBackTry(who('wang', 'a'));
    }
    expect([minutesClosed(who('wang', 'a')), countTry(who('wang', 'a'))]).toEqual([0, { delay: 250, yields: false }]);
  });

  it('that were taken back with a right one are not taken back once more where they are never checked', () => {
    const who = world();
    fail(who('li', 'a'), 5);
    fail(who('wang', 'a'), 2);
    rememberRight(who('wang', 'a'));
    takeBackTry(who('wang', 'a'));
    for (let account = 0; account < 195 + 10; account++) fail(who(`nobody-${account}`, 'a'), 1);
    expect(minutesClosed(who('new', 'a'))).toBe(15);
  });
});

describe('a school behind one address', () => {
  /** Signs in after some slips. */
  function comeIn(one: Try, slips: number): void {
    fail(one, slips + 1);
    rememberRight(one);
  }

  it('of which each mistypes twice gets in, though nobody has come from there before', () => {
    const who = world();
    for (let pupil = 0; pupil < 600; pupil++) {
      expect(minutesClosed(who(`p${pupil}`, 'school'))).toBe(0);
      comeIn(who(`p${pupil}`, 'school'), 2);
    }
  });

  it('stays open the morning after all passwords were reset, when most type the old one three times', () => {
    const who = world();
    for (let pupil = 0; pupil < 600; pupil++) comeIn(who(`p${pupil}`, 'school'), 0);
    vi.advanceTimersByTime(3 * 24 * 60 * minute);
    for (let pupil = 0; pupil < 500; pupil++) fail(who(`p${pupil}`, 'school'), 3);
    expect([minutesClosed(who('p599', 'school')), minutesClosed(who('new', 'school'))]).toEqual([0, 0]);
    expect(countTry(who('p1', 'school')).yields).toBe(false);
  });

  it('is closed by one who tries very many to those alone who have not come from there lately', () => {
    const who = world();
    comeIn(who('wang', 'school'), 0);
    for (let account = 0; account < 210; account++) fail(who(`nobody-${account}`, 'school'), 1);
    expect([minutesClosed(who('li', 'school')), minutesClosed(who('wang', 'school'))]).toEqual([15, 0]);
    fail(who('wang', 'school'), 10);
    expect(minutesClosed(who('wang', 'school'))).toBe(15);
  });

  it('gets no more room by one account that signs in again and again, nor for ever', () => {
    const who = world();
    for (let time = 0; time < 50; time++) comeIn(who('wang', 'school'), 0);
    for (let account = 0; account < 210; account++) fail(who(`nobody-${account}`, 'school'), 1);
    expect(minutesClosed(who('li', 'school'))).toBe(15);
    vi.advanceTimersByTime(7 * 24 * 60 * minute);
    for (let account = 0; account < 200; account++) fail(who(`nobody-${account}`, 'school'), 1);
    expect([minutesClosed(who('li', 'school')), minutesClosed(who('wang', 'school'))]).toEqual([15, 15]);
  });
});

describe('tries yield', () => {
  const yields = (one: Try) => countTry(one).yields;

  it('from the second on, where nobody has signed in, until a quarter of an hour later', () => {
    const who = world();
    expect([yields(who('wang', 'a')), yields(who('wang', 'a')), yields(who('li', 'a'))]).toEqual([false, true, true]);
    expect(yields(who('wang', 'b'))).toBe(false);
    vi.advanceTimersByTime(15 * minute);
    expect(yields(who('wang', 'a'))).toBe(false);
  });

  it('after ten for each account that is known there, be they right or wrong', () => {
    const who = world();
    countTry(who('wang', 'a'));
    rememberRight(who('wang', 'a'));
    for (let time = 0; time < 10; time++) {
      expect(yields(who('wang', 'a'))).toBe(false);
      rememberRight(who('wang', 'a'));
    }
    expect(yields(who('wang', 'a'))).toBe(true);
  });
});

it('where too many are counted, the oldest are forgotten, and those that are over', () => {
  const counts = new RecentCounts(minute, 3);
  for (const key of ['a', 'b', 'b', 'c', 'd']) counts.add(key);
  expect(['a', 'b', 'c', 'd'].map((key) => counts.of(key))).toEqual([0, 2, 1, 1]);
  vi.advanceTimersByTime(minute);
  expect(['b', 'c', 'd'].map((key) => [counts.of(key), counts.left(key)])).toEqual(Array(3).fill([0, 0]));
});

it('where too many accounts are known, those are forgotten that signed in longest ago', () => {
  const known = new KnownAccounts(minute, 3);
  known.add('a', 'wang');
  known.add('b', 'li');
  known.add('b', 'zhao');
  known.add('a', 'wang');
  known.add('c', 'wu');
  const all = [known.has('a', 'wang'), known.has('b', 'li'), known.has('b', 'zhao'), known.has('c', 'wu')];
  expect(all).toEqual([true, false, true, true]);
  vi.advanceTimersByTime(minute);
  known.add('b', 'li');
  expect(['a', 'b', 'c'].map((address) => known.count(address))).toEqual([0, 1, 0]);
});
