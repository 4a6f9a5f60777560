import type Database from 'better-sqlite3';
import * as z from 'zod';
import { mostSpeed } from '../../contracts/constants/clock.ts';
import { realTime, type ClockState } from './clock.ts';

/** Where a sandbox keeps how its clock goes. */
const key = 'clock';

/** Where earlier versions kept how far it is ahead of the system's, in milliseconds. */
const formerKey = 'clockOffset';

const schema = z.object({
  anchorTime: z.number(),
  anchorSystem: z.number(),
  rate: z.number().min(0).max(mostSpeed),
  isOwn: z.boolean().optional(),
});

function parsed(text: string): ClockState {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return realTime;
  }
}

/** How the clock of a database goes; as the system's where nobody has said anything that can be read. */
export function readClock(sqlite: Database.Database): ClockState {
  const select = sqlite.prepare('select value from settings where key = ?').pluck();
  const text = select.get(key) as string | undefined;
  if (text !== undefined) return parsed(text);
  const offset = Number(select.get(formerKey) ?? 0);
  return Number.isFinite(offset) ? { ...realTime, anchorTime: offset } : realTime;
}

/** Whether anything says how it goes. */
export const hasClock = (sqlite: Database.Database): boolean =>
  sqlite.prepare('select 1 from settings where key in (?, ?)').get(key, formerKey) !== undefined;

/** Lets it begin anew where somebody opens the database next. */
export const forgetClock = (sqlite: Database.Database): void =>
  void sqlite.prepare('delete from settings where key in (?, ?)').run(key, formerKey);

/** Writes down how it goes from now on: whoever opens the database reads it then. Call it within a write. */
export function writeClock(sqlite: Database.Database, state: ClockState): void {
  sqlite.prepare('delete from settings where key = ?').run(formerKey);
  sqlite.prepare('insert or replace into settings (key, value) values (?, ?)').run(key, JSON.stringify(state));
}
