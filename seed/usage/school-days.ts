import { dateAfter } from '../calendar.ts';

/** Months and days between which nobody has lessons: holidays of winter and summer, and the national holiday. */
const holidays: readonly (readonly [from: string, to: string])[] = [
  ['01-01', '01-03'],
  ['01-24', '02-23'],
  ['05-01', '05-05'],
  ['07-06', '08-31'],
  ['10-01', '10-07'],
];

/** How much of a usual day's work is done on a day: none in holidays, little at weekends. */
export function shareOfDay(date: string): number {
  const day = date.slice(5);
  if (holidays.some(([from, to]) => day >= from && day <= to)) return 0;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 0.1 : 1;
}

/** The days of the year up to a moment, oldest first. */
export function daysOfYear(now: string): string[] {
  const today = now.slice(0, 10);
  return Array.from({ length: 366 }, (_, at) => dateAfter(today, at - 365));
}
