import type { Period } from '../reports/homework/period.ts';

const two = (part: number): string => String(part).padStart(2, '0');

const dayText = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** So many days up to a day, itself among them. */
export function lastDays(day: Date, count: number): Period {
  const from = new Date(day.getFullYear(), day.getMonth(), day.getDate() - count + 1);
  return { from: dayText(from), to: dayText(day) };
}
