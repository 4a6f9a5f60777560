// How fast markers are, whether one has paused, and when all is marked at the speed of the last hours.

/** A longer gap between two marks is a pause, in seconds, and no part of anybody's speed. */
export const longestGap = 600;

/** With fewer scripts there is no speed to tell. */
const fewestTimed = 5;

/** Of this much of the latest work the end is estimated, in seconds. */
export const recentSeconds = 7_200;

const hour = 3_600;
const day = 24 * hour;

/** Whole hours of a day between which work goes on; who still works in the evening is taken to go on until late. */
const hours = { open: 8, close: 18, late: 22 } as const;

/** Days ahead within which an end is told. */
const furthest = 60;

/** An estimate is told to ten minutes. */
const step = 600;

/** What of a marker's times the speed is made of: how many scripts, and the gaps between them that are no pauses. */
export interface Timing {
  scripts: number;
  gaps: number;
  /** Sum of these gaps. */
  seconds: number;
}

/** Scripts in an hour of work, pauses left out; null with fewer than 5 scripts or where no two came one after the other. */
export const perHour = ({ scripts, gaps, seconds }: Timing): number | null =>
  scripts < fewestTimed || gaps === 0 || seconds === 0 ? null : (gaps * hour) / seconds;

/** Seconds since the epoch of a local time, taken as if it were universal: only differences matter. */
const secondsOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / 1_000;
const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ');

/** `yyyy-MM-dd HH:mm:ss` so many seconds before a time. */
export const before = (time: string, seconds: number): string => timeOf(secondsOf(time) - seconds);

/** Whole minutes from one time to a later one; 0 where it is not later. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((secondsOf(to) - secondsOf(from)) / 60));

/** The marks of the last two hours: how many, and when the first of them was given. */
export interface Recent {
  count: number;
  since: string;
}

/**
 * When the marks that are left are given, if all goes on as in the last two hours (or since the first mark in them), between
 * 8:00 and 18:00 each day – in the evening until 22:00 where work goes on by then. "" where nobody has marked or it lies too far ahead.
 */
export function endOf(now: string, left: number, { count, since }: Recent): string {
  if (left <= 0) return now;
  if (count === 0) return '';
  const start = secondsOf(now);
  // A few marks within a minute are no speed.
  const watched = Math.max(longestGap, start - secondsOf(since));
  let work = (left * watched) / count;
  const midnight = start - (start % day);
  const clock = (start % day) / hour;
  for (let ahead = 0; ahead < furthest; ahead++) {
    const at = ahead === 0 ? start : midnight + ahead * day + hours.open * hour;
    const close = ahead > 0 || clock < hours.close ? hours.close : hours.late;
    const room = Math.max(0, midnight + ahead * day + close * hour - at);
    if (work <= room) return timeOf(Math.ceil((at + work) / step) * step);
    work -= room;
  }
  return '';
}
