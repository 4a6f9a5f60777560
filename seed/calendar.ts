/** The first calendar year of the school year that a moment lies in; school years begin in August. */
export const schoolYearOf = (dateTime: string): number =>
  Number(dateTime.slice(0, 4)) - (Number(dateTime.slice(5, 7)) >= 8 ? 0 : 1);

/** Code of the running term: January still belongs to the first, February to July to the second. */
export function termOf(dateTime: string): string {
  const month = Number(dateTime.slice(5, 7));
  return `${schoolYearOf(dateTime)}${month >= 2 && month < 8 ? '02' : '01'}`;
}

/** Code of the term before. */
export function termBefore(term: string): string {
  const year = Number(term.slice(0, 4));
  return term.endsWith('02') ? `${year}01` : `${year - 1}02`;
}

const day = 86_400_000;

/** The date some days after one, `yyyy-MM-dd`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** How many days there are from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from)) / day);

/** How many days a term's lessons go on. */
export const termDays = 130;

/** The day on which a term's lessons begin. */
export const termStart = (term: string): string =>
  term.endsWith('02') ? `${Number(term.slice(0, 4)) + 1}-02-24` : `${term.slice(0, 4)}-09-01`;

const two = (number: number): string => String(number).padStart(2, '0');

/** Turns a count of seconds into a time of day between 08:00 and 17:59. */
export const officeHours = (seconds: number): string =>
  `${two(8 + (Math.floor(seconds / 3600) % 10))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** The earlier of two moments: nothing in the seeded world happens after its own present. */
export const earlier = (dateTime: string, now: string): string => (dateTime < now ? dateTime : now);
