const day = 86_400_000;

/** The number of a calendar day, counted from 1970-01-01, of a date or a time in the school's local time. */
export const dayOf = (time: string): number => Date.parse(time.slice(0, 10)) / day;

/** Dates by their numbers: many mistakes are due on the same few days. */
const dates = new Map<number, string>();

/** `yyyy-MM-dd` of the number of a day. */
export function dateOf(number: number): string {
  const known = dates.get(number) ?? new Date(number * day).toISOString().slice(0, 10);
  dates.set(number, known);
  return known;
}
