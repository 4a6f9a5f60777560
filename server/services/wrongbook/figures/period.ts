import type { UsageRange } from '../../../../contracts/constants/usage.ts';
import { termOf } from '../../../database/clock.ts';
import { dateOf, dayOf } from '../../../engines/mastery/days.ts';

/** What a caller says of the days that are meant. */
export interface AskedDays {
  range?: UsageRange | undefined;
  month?: string | undefined;
  term?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Days, both ends among them; "" where there are none. */
export interface Days {
  from: string;
  to: string;
}

/** Days with those that they are compared with. */
export interface Period extends Days {
  before: Days;
}

const noDays: Days = { from: '', to: '' };

const shifted = (date: string, days: number): string => dateOf(dayOf(date) + days);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The first day of the month that lies some months after one. */
function firstOfMonth(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The days of a term, or of a school year (03). */
function daysOfTerm(term: string): Days {
  const year = Number(term.slice(0, 4));
  const from = term.endsWith('02') ? `${year + 1}-02-01` : `${year}-08-01`;
  return { from, to: term.endsWith('01') ? `${year + 1}-01-31` : `${year + 1}-07-31` };
}

const termBefore = (term: string): string => {
  const year = Number(term.slice(0, 4));
  if (term.endsWith('02')) return `${year}01`;
  return `${year - 1}${term.endsWith('01') ? '02' : '03'}`;
};

/** The part of a span up to today, and as many days of the one before; the whole of that where the span is over. */
function soFar(span: Days, before: Days, today: string): Period {
  const to = earlier(span.to, today);
  if (to === span.to) return { ...span, before };
  const days = dayOf(to) - dayOf(span.from);
  return { from: span.from, to, before: { from: before.from, to: earlier(before.to, shifted(before.from, days)) } };
}

/** Some days, and as many right before them. */
function adjacent(from: string, to: string): Period {
  const count = dayOf(to) - dayOf(from) + 1;
  return { from, to, before: { from: shifted(from, -count), to: shifted(from, -1) } };
}

const monthOf = (date: string): Days => ({ from: firstOfMonth(date, 0), to: shifted(firstOfMonth(date, 1), -1) });

/**
 * The days that are meant, with those that they are compared with: a month or term that goes on with as many days of the one
 * before, other days with as many right before them, all days with none. `first` is the first day of which anything is known.
 */
export function periodOf(asked: AskedDays, today: string, first: string): Period {
  switch (asked.range ?? 'month') {
    case 'today':
      return adjacent(today, today);
    case 'week':
      return adjacent(shifted(today, -6), today);
    case 'month': {
      const start = `${asked.month ?? today.slice(0, 7)}-01`;
      return soFar(monthOf(start), monthOf(firstOfMonth(start, -1)), today);
    }
    case 'term': {
      const term = asked.term ?? termOf(today);
      return soFar(daysOfTerm(term), daysOfTerm(termBefore(term)), today);
    }
    case 'custom':
      return adjacent(asked.from!, asked.to!);
    case 'all':
      return { from: earlier(first, today), to: today, before: noDays };
  }
}
