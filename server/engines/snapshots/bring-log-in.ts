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
  sqlite.pragma('wal_checkpoint(PASSIVE)');
  // What is left is to cut it off, which nobody waits for and which waits for nobody.
  sqlite.pragma('busy_timeout = 0');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
}
