import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { isDamage } from './damage.ts';
import { isPassing } from './passing.ts';
import type { Sandbox } from './sandbox.ts';
import { Sqlite } from './sqlite.mjs';

/** Whether an open database still answers. */
export function answers({ file, sqlite }: Sandbox): boolean {
  try {
    sqlite.prepare('select count(*) from settings').get();
    return existsSync(file);
  } catch {
    return false;
  }
}

/** The last connection that is closed brings the log into the file; one that only reads does not, so it is closed last. */
export function closeAsIs({ file, sqlite }: Sandbox): void {
  const reader = new Sqlite(file, { readonly: true });
  try {
    reader.pragma('schema_version');
  } catch {
    // What cannot be read cannot be written to either.
  }
  sqlite.close();
  reader.close();
}

/** Where somebody else holds the database, the disk is full or pages are damaged, they stay: nothing but speed depends on them. */
export function bringStatisticsUpToDate(sqlite: Database.Database): void {
  try {
    sqlite.pragma('optimize');
  } catch (error) {
    if (!isPassing(error) && !isDamage(error)) throw error;
  }
}
