import { dayOf } from '../../../components/days.ts';
import type { PlannedSubject } from './plan.ts';

/** Minutes of the day between which papers are sat, and the pause between two of them. */
const halfDays = [
  { from: 8 * 60, to: 12 * 60 },
  { from: 14 * 60, to: 17 * 60 + 30 },
];
const pause = 20;

const minutesOf = (full: number): number => (full >= 150 ? 120 : full >= 100 ? 90 : 60);

/** A time of the day as fields write it. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes since midnight of a time of the day. */
export const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Sets subjects one after the other into the half days from a first day on, weekends left out. */
export function arranged(subjects: readonly PlannedSubject[], firstDay: string): PlannedSubject[] {
  let day = workday(new Date(`${firstDay}T00:00:00`));
  let half = 0;
  let at = halfDays[0]!.from;
  return subjects.map((subject) => {
    const length = minutesOf(Number(subject.full));
    while (at + length > halfDays[half]!.to) {
      half = (half + 1) % halfDays.length;
      if (half === 0) day = workday(new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1));
      at = halfDays[half]!.from;
    }
    const from = at;
    at += length + pause;
    return { ...subject, date: dayOf(day), from: clockTime(from), to: clockTime(from + length) };
  });
}

function workday(date: Date): Date {
  const weekday = date.getDay();
  const more = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + more);
}
