/** A day as calls and fields of dates write it: `yyyy-MM-dd`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day that lies some days before another. */
export const dayBefore = (date: Date, days: number): string =>
  dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - days));
