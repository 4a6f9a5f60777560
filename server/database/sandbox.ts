import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { Sqlite } from './sqlite.mjs';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { beginClock } from './begin-clock.ts';
import { TableChanges } from './changes.ts';
import { Clock } from './clock.ts';
import { readClock } from './clock-setting.ts';
import { migrateDatabase } from './migrate.ts';

export type Orm = BetterSQLite3Database;

/** One world of data: one SQLite file, its clock, and what is remembered about its contents. */
export interface Sandbox {
  name: string;
  file: string;
  /** Folder of the files that rows name by their hash. */
  filesDir: string;
  sqlite: Database.Database;
  orm: Orm;
  /** Which tables have changed, for what is remembered of them. */
  changes: TableChanges;
  clock: Clock;
}

const namePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Whether a text may name a sandbox: lower-case letters, digits and hyphens, up to 40. */
export const isSandboxName = (name: string): boolean => namePattern.test(name);

/** How the name of a sandbox's file ends. */
export const extension = '.sqlite';

/** The file that holds a sandbox. */
export const sandboxFile = (dataDir: string, name: string): string => join(dataDir, name + extension);

/** The folder that holds the files of a sandbox. */
export const sandboxFilesDir = (dataDir: string, name: string): string => join(dataDir, `${name}.files`);

/** The folder of the files beside a sandbox's database. */
export const filesDirOf = (file: string): string => sandboxFilesDir(dirname(file), basename(file, extension));

/** The file beside a sandbox's database with the key to what its students write: see engines/wellbeing/key. */
export const keyFileOf = (file: string): string => join(dirname(file), `${basename(file, extension)}.key`);

/** The file beside a sandbox's database that says what it is called and what it was made of. */
export const aboutFileOf = (file: string): string => join(dirname(file), `${basename(file, extension)}.about.json`);

const settings = ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'cache_size = -16384'];

/** Milliseconds that a connection waits for a lock, where nobody waits for who has it. */
const usualWait = 5_000;

/** How a database is opened: how long it waits for a lock, and whether it must be there already. */
interface Connecting {
  timeout?: number | undefined;
  mustExist?: boolean;
}

/** Opens a database file as the project needs it, without migrating it. */
export function connect(file: string, { timeout = usualWait, mustExist = false }: Connecting = {}): Database.Database {
  const sqlite = new Sqlite(file, { timeout, fileMustExist: mustExist });
  try {
    for (const setting of settings) sqlite.pragma(setting);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Opens the sandbox of that name, creating and migrating its file where needed; throws NewerDatabase for a later version's file. */
export function openSandbox(dataDir: string, name: string, connecting: Connecting = {}): Sandbox {
  if (!isSandboxName(name)) throw new Error(`沙箱名称无效：${name}`);
  if (!connecting.mustExist) mkdirSync(dataDir, { recursive: true });
  const file = sandboxFile(dataDir, name);
  const sqlite = connect(file, connecting);
  try {
    migrateDatabase(sqlite);
    beginClock(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const changes = new TableChanges(sqlite);
  const clock = new Clock(readClock(sqlite), () => changes.heardTime());
  return { name, file, filesDir: sandboxFilesDir(dataDir, name), sqlite, orm: drizzle(sqlite), changes, clock };
}

/** Opens the sandbox of a file that is there: one that has been removed meanwhile is not made anew. */
const openFile = (file: string): Sandbox => openSandbox(dirname(file), basename(file, extension), { mustExist: true });

/** Opens the sandbox of a file for as long as it is used: what is written, other connections see when it is committed. */
export function withSandbox<T>(file: string, use: (sandbox: Sandbox) => T): T {
  const sandbox = openFile(file);
  try {
    return use(sandbox);
  } finally {
    sandbox.sqlite.close();
  }
}

/** The same for a use that takes its time. */
export async function withSandboxMeanwhile<T>(file: string, use: (sandbox: Sandbox) => Promise<T>): Promise<T> {
  const sandbox = openFile(file);
  try {
    return await use(sandbox);
  } finally {
    sandbox.sqlite.close();
  }
}

/** Makes a sandbox that begins as the one of another database file, which nobody may have open. */
export function copySandbox(file: string, dataDir: string, name: string): void {
  mkdirSync(dataDir, { recursive: true });
  cpSync(filesDirOf(file), sandboxFilesDir(dataDir, name), { recursive: true });
  const copy = sandboxFile(dataDir, name);
  if (existsSync(keyFileOf(file))) copyFileSync(keyFileOf(file), keyFileOf(copy));
  copyFileSync(file, copy);
}
