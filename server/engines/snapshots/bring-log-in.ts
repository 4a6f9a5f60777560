import type Database from 'better-sqlite3';
import { connect } from '../../database/sandbox.ts';

/**
 * Brings the log of a database into its file and, where nobody needs it at that moment, lets it begin anew: one that has grown
 * with a restoring would be as large as the file. Those who work there read and write meanwhile.
 */
export function bringLogIn(file: string): void {
  const sqlite = connect(file, { mustExist: true });
  try {
    endLog(sqlite);
  } finally {
    sqlite.close();
  }
}

/** The same by a connection that is at hand, which is of no use for anything else any more. */
export function endLog(sqlite: Database.Database): void {
  for (let tries = 0; isBeingBrought(sqlite) && tries < mostTries; tries++) pause();
  // What is left is to cut it off, which nobody waits for and which waits for nobody.
  sqlite.pragma('busy_timeout = 0');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
}

const mostTries = 200;

/** Twenty milliseconds, which a process beside the server may spend waiting. */
const pause = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);

/** Brings in what nobody holds; whether somebody else is just doing so, after a restoring perhaps. */
function isBeingBrought(sqlite: Database.Database): boolean {
  const [state] = sqlite.pragma('wal_checkpoint(PASSIVE)') as { busy: number }[];
  return state?.busy === 1;
}
