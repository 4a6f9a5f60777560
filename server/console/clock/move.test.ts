import { expect, it } from 'vitest';
import { isReal, localDateTime, realTime, termOf, timeBy, type ClockState } from '../../database/clock.ts';
import { moved } from './move.ts';

const system = Date.parse('2026-11-16T07:45:00+08:00');
const at = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}+08:00`);
const minute = 60_000;

/** What a clock shows some minutes after it was moved. */
const shows = (state: ClockState | undefined, minutes = 0): string =>
  localDateTime(timeBy(state!, system + minutes * minute));

it.each([
  ['2026-01-15 09:00:00', '202501'],
  ['2026-03-10 09:00:00', '202502'],
  ['2026-08-15 09:00:00', '202601'],
])('R5.4 set to %s it stands in the term %s', (moment, term) => {
  const state = moved(realTime, { time: at(moment) }, system);
  expect(shows(state)).toBe(moment);
  expect(termOf(shows(state))).toBe(term);
});

it('keeps its speed when it is set, and its time when its speed changes', () => {
  const fast = moved(realTime, { rate: 60 }, system);
  expect(shows(fast)).toBe('2026-11-16 07:45:00');
  expect(shows(fast, 10)).toBe('2026-11-16 17:45:00');
  const frozen = moved(fast!, { rate: 0 }, system + 10 * minute);
  expect(shows(frozen, 99)).toBe('2026-11-16 17:45:00');
  expect(shows(moved(frozen!, { time: at('2026-03-10 09:00:00') }, system), 99)).toBe('2026-03-10 09:00:00');
});

it('is moved by days, on and back, whether it goes or not', () => {
  const frozen = moved(realTime, { rate: 0 }, system)!;
  expect(shows(moved(frozen, { days: 7 }, system + minute), 5)).toBe('2026-11-23 07:45:00');
  expect(shows(moved(realTime, { days: -1 }, system), 1)).toBe('2026-11-15 07:46:00');
});

it('goes back to real time, at its speed', () => {
  const state = moved({ anchorTime: 1, anchorSystem: 2, rate: 60 }, { isReal: true }, system)!;
  expect(isReal(state)).toBe(true);
  expect(shows(state, 3)).toBe('2026-11-16 07:48:00');
});

it('leaves no year that it cannot show, and stops at the last one however fast it goes', () => {
  expect(moved(realTime, { time: at('2100-01-01 00:00:00') }, system)).toBeUndefined();
  expect(moved({ ...realTime, anchorTime: at('2000-01-02 00:00:00') - system }, { days: -3 }, system)).toBeUndefined();
  const fast = moved(realTime, { rate: 1_440 }, system)!;
  expect(shows(fast, 60 * 24 * 365)).toBe('2099-12-31 23:59:59');
});
