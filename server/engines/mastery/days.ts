const day = 86_400_000;

/** The number of a calendar day, counted from 1970-01-01, of a date or a time in the school's local time. */
export const dayOf = (time: string): number => Date.parse(time.slice(0, 10)) / day;

/** `yyyy-MM-dd` of the number of a day. */
export const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);
