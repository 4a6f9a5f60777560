import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { before, endOf, minutesBetween, perHour } from './pace.ts';

describe('speed', () => {
  it('is of the work alone: 34 scripts an hour are 33 gaps in 58 minutes and 14 seconds', () =>
    expect(perHour({ scripts: 171, gaps: 33, seconds: 3_494 })).toBeCloseTo(34, 1));

  it('is not told of fewer than 5 scripts, or of such as never came one after the other', () => {
    expect(perHour({ scripts: 4, gaps: 3, seconds: 300 })).toBeNull();
    expect(perHour({ scripts: 5, gaps: 4, seconds: 240 })).toBe(60);
    expect(perHour({ scripts: 9, gaps: 0, seconds: 0 })).toBeNull();
    expect(perHour({ scripts: 9, gaps: 8, seconds: 0 })).toBeNull();
  });
});

describe('the end of the marking', () => {
  it('is as far ahead as the work of two hours says, to ten minutes', () =>
    expect(endOf('2026-11-23 10:00:00', 100, { count: 200, since: '2026-11-23 08:00:00' })).toBe(
      '2026-11-23 11:00:00',
    ));

  it('goes by the time since the first mark where work began less than two hours ago, but not by a minute', () => {
    expect(endOf('2026-11-23 10:00:00', 60, { count: 30, since: '2026-11-23 09:30:00' })).toBe('2026-11-23 11:00:00');
    expect(endOf('2026-11-23 10:00:00', 60, { count: 10, since: '2026-11-23 09:59:30' })).toBe('2026-11-23 11:00:00');
  });

  it('leaves out the night, also at the end of a year', () => {
    const worked = { count: 100, since: '2026-12-31 15:00:00' };
    expect(endOf('2026-12-31 17:00:00', 50, worked)).toBe('2026-12-31 18:00:00');
    expect(endOf('2026-12-31 17:00:00', 105, worked)).toBe('2027-01-01 09:10:00');
    expect(endOf('2026-12-31 17:00:00', 600, worked)).toBe('2027-01-02 09:00:00');
  });

  it('takes who works in the evening to go on until late', () => {
    expect(endOf('2026-11-23 20:00:00', 100, { count: 100, since: '2026-11-23 19:00:00' })).toBe('2026-11-23 21:00:00');
    expect(endOf('2026-11-23 20:00:00', 300, { count: 100, since: '2026-11-23 19:00:00' })).toBe('2026-11-24 09:00:00');
    expect(endOf('2026-11-23 23:00:00', 100, { count: 100, since: '2026-11-23 22:00:00' })).toBe('2026-11-24 09:00:00');
  });

  it('is not told where nobody works or it is too far ahead, and is now where nothing is left', () => {
    expect(endOf('2026-11-23 10:00:00', 10, { count: 0, since: '' })).toBe('');
    expect(endOf('2026-11-23 10:00:00', 1e6, { count: 1, since: '2026-11-23 08:00:00' })).toBe('');
    expect(endOf('2026-11-23 10:00:00', 0, { count: 0, since: '' })).toBe('2026-11-23 10:00:00');
  });

  it('never comes earlier for more work', () =>
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), fc.integer({ min: 1, max: 500 }), (one, more, count) => {
        const worked = { count, since: '2026-11-23 12:30:00' };
        const [less, greater] = [one + 1, one + 1 + more].map((left) => endOf('2026-11-23 14:00:00', left, worked));
        expect(greater === '' || (less !== '' && less! <= greater!)).toBe(true);
      }),
    ));

  it('counts times back and between', () => {
    expect(before('2026-11-23 01:00:00', 7_200)).toBe('2026-11-22 23:00:00');
    expect(minutesBetween('2026-11-23 09:00:30', '2026-11-23 09:48:45')).toBe(48);
    expect(minutesBetween('2026-11-23 09:00:30', '2026-11-23 09:00:00')).toBe(0);
  });
});
