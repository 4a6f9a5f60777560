import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTerm } from '../session/terms.ts';
import { followServer, now, today } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-16T07:45:00+08:00') }));
afterEach(() => {
  followServer(new Date().toUTCString(), null);
  vi.useRealTimers();
});

const told = (moment: string): string => new Date(`${moment}+08:00`).toUTCString();

const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000);

it.each([
  ['2026-01-15', '202501'],
  ['2026-03-10', '202502'],
  ['2026-08-15', '202601'],
])('R5.4 takes the default term of a clock that a trainer has moved to %s', (day, term) => {
  followServer(told(`${day}T12:00:00`), null);
  expect(defaultTerm(today())).toBe(term);
});

it('goes on between answers as the server does: as fast as the browser, faster, or not at all', () => {
  const moment = '2026-03-10T12:00:00';
  const seconds = () => (now() - Date.parse(`${moment}+08:00`)) / 1_000;
  followServer(told(moment), null);
  later(60);
  expect(seconds()).toBe(60);
  followServer(told(moment), '60');
  later(60);
  expect(seconds()).toBe(3_600);
  followServer(told(moment), '0');
  later(60);
  expect(seconds()).toBe(0);
});

it('does not jump by what the grain of a second explains, by a fast clock neither', () => {
  followServer(told('2026-03-10T12:00:00'), '1440');
  later(10);
  const before = now();
  followServer(new Date(before - 1_200_000).toUTCString(), '1440');
  expect(now()).toBe(before);
  followServer(new Date(before + 3_600_000).toUTCString(), '1440');
  expect(now()).toBe(before + 3_600_000);
});

it('leaves its time alone where an answer tells none', () => {
  followServer(told('2026-03-10T12:00:00'), '0');
  followServer(null, null);
  followServer('nonsense', null);
  expect(defaultTerm(today())).toBe('202502');
});
