import { systemNow } from '../database/clock.ts';

/** Wrong passwords after which an account is closed to an address, and for how long, in milliseconds. */
const mostFailures = 10;
const closedFor = 15 * 60_000;

/** Milliseconds that the answer to a wrong password waits: doubled each time, up to four seconds. */
const firstDelay = 250;
const longestDelay = 4_000;

interface Failures {
  count: number;
  since: number;
}

const failures = new Map<string, Failures>();

/** Minutes until an account may be tried again from an address; 0 when it may be now. */
export function minutesClosed(key: string): number {
  const known = failures.get(key);
  if (!known) return 0;
  const left = known.since + closedFor - systemNow();
  if (left <= 0) failures.delete(key);
  return known.count >= mostFailures && left > 0 ? Math.ceil(left / 60_000) : 0;
}

/**
 * Counts a try before its password is checked, so that tries made at once count as well; returns how long to wait if it
 * turns out wrong, in milliseconds.
 */
export function countTry(key: string): number {
  if (failures.size > 10_000) failures.clear();
  const known = failures.get(key) ?? { count: 0, since: systemNow() };
  failures.set(key, { count: known.count + 1, since: known.since });
  return Math.min(firstDelay * 2 ** known.count, longestDelay);
}

/** Forgets the tries after a right password. */
export const forgetTries = (key: string): void => void failures.delete(key);
