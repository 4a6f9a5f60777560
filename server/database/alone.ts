import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { isBusy } from './passing.ts';
import { Sqlite } from './sqlite.mjs';

/** How often, and after how many milliseconds each, it is tried: who was at work in the world that ends is gone by then. */
const mostTries = 5;
const pause = 10;

/**
 * A connection that holds a database alone, with its log in the file; undefined where others have it open. SQLite leaves WAL mode
 * only while nobody else does, and who opens it from then on waits, finds it out of that mode and so never takes the log of the
 * next database for its own; nor does SQLite let anybody write to a file that has been moved.
 */
export async function alone(file: string): Promise<Database.Database | undefined> {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries > 0) await wait(pause);
    if (isTaken(sqlite, file)) return sqlite;
  }
  sqlite.close();
  return undefined;
}

function isTaken(sqlite: Database.Database, file: string): boolean {
  try {
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('begin exclusive');
    // In between, somebody may have brought it back to where it was.
    if (!existsSync(`${file}-wal`)) return true;
    sqlite.exec('rollback');
    return false;
  } catch (error) {
    if (isBusy(error)) return false;
    sqlite.close();
    throw error;
  }
}
