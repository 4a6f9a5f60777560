import * as z from 'zod';
import { labelled } from './labelled.ts';

// Fields of days, months and moments, which are built together with all others in fields.ts.

/** A day that a caller hands in, `yyyy-MM-dd`. */
export const date = (label: string) => labelled(z.iso.date('须为日期，如 2026-09-01'), label);

/** How many days something is moved on, below 0 back, as a number in JSON. */
export const daysIn = (label: string, most: number) =>
  labelled(z.int().min(-most, `须为 -${most} 到 ${most} 的整数`).max(most, `须为 -${most} 到 ${most} 的整数`), label);

/** A month that a caller hands in, `yyyy-MM`. */
export const month = (label: string) =>
  labelled(z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '须为年月，如 2026-09'), label);

/** A time of the day, `HH:mm`. */
export const time = (label: string) =>
  labelled(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '须为时间，如 08:30'), label);

/** `yyyy-MM-dd HH:mm:ss` in the school's local time, or "". */
export const dateTime = (label: string) =>
  labelled(z.string().regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/), label);

const moment = new RegExp(`^${z.regexes.date.source.slice(1, -1)} ([01]\\d|2[0-3]):[0-5]\\d$`);

/** A moment that a caller hands in, to the minute: `yyyy-MM-dd HH:mm`. */
export const dateTimeIn = (label: string) => labelled(z.string().regex(moment, '须为时间，如 2026-09-01 08:30'), label);
