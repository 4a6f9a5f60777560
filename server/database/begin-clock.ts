import type Database from 'better-sqlite3';
import { hasClock, writeClock } from './clock-setting.ts';
import { systemNow } from './clock.ts';

/** The setting of a world that begins at a moment of its own, `yyyy-MM-dd HH:mm:ss`, whenever somebody comes first. */
export const startSetting = 'startsAt';

/** The setting that says of which scenario a world was made. */
export const scenarioSetting = 'scenario';

/** Milliseconds since the epoch of a moment in Asia/Shanghai. */
const momentOf = (dateTime: string): number => Date.parse(`${dateTime.replace(' ', 'T')}+08:00`);

/** Sets the clock of a world that has a moment of its own, unless it goes already: when it is new, and when it was taken back. */
export function beginClock(sqlite: Database.Database): void {
  const start = sqlite.prepare('select value from settings where key = ?').pluck().get(startSetting);
  if (typeof start !== 'string' || hasClock(sqlite)) return;
  const state = { anchorTime: momentOf(start), anchorSystem: systemNow(), rate: 1 };
  sqlite.transaction(() => hasClock(sqlite) || writeClock(sqlite, state)).immediate();
}
