import { beginClock } from '../../database/begin-clock.ts';
import { isCurrent } from '../../database/migrate.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { noteRestored, type Holder } from './sessions.ts';

/** Lets the copy of a beginning begin; false where it is to be brought to this version first, which takes its time. */
export function begin(draft: string, holders: readonly Holder[], now: string): boolean {
  const sqlite = new Sqlite(draft, { fileMustExist: true });
  try {
    if (!isCurrent(sqlite)) return false;
    // Nobody needs it who has not got it whole.
    sqlite.pragma('synchronous = OFF');
    sqlite.transaction(() => noteRestored(sqlite, holders, now)).immediate();
    beginClock(sqlite);
    return true;
  } finally {
    sqlite.close();
  }
}
