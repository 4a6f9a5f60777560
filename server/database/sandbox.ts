import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { Sqlite } from './sqlite.mjs';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { TableChanges } from './changes.ts';
import { Clock } from './clock.ts';
import { migrateDatabase } from './migrate.ts';
import { isPassing } from './passing.ts';

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

const extension = '.sqlite';

/** The file that holds a sandbox. */
export const sandboxFile = (dataDir: string, name: string): string => join(dataDir, name + extension);

/** The folder that holds the files of a sandbox. */
export const sandboxFilesDir = (dataDir: string, name: string): string => join(dataDir, `${name}.files`);

/** Opens a database file as the project needs it, without migrating it. */
export function connect(file: string): Database.Database {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('cache_size = -65536');
  return sqlite;
}

/** Opens the sandbox of that name, creating and migrating its file where needed; throws NewerDatabase for a later version's file. */
export function openSandbox(dataDir: string, name: string): Sandbox {
  if (!isSandboxName(name)) throw new Error(`沙箱名称无效：${name}`);
  mkdirSync(dataDir, { recursive: true });
  const file = sandboxFile(dataDir, name);
  const sqlite = connect(file);
  try {
    migrateDatabase(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const offset = sqlite.prepare("select value from settings where key = 'clockOffset'").pluck().get();
  const clock = new Clock(Number(offset ?? 0));
  const changes = new TableChanges(sqlite);
  return { name, file, filesDir: sandboxFilesDir(dataDir, name), sqlite, orm: drizzle(sqlite), changes, clock };
}

/** Opens the sandbox of a file for as long as it is used: what is written, other connections see when it is committed. */
export function withSandbox<T>(file: string, use: (sandbox: Sandbox) => T): T {
  const sandbox = openSandbox(dirname(file), basename(file, extension));
  try {
    return use(sandbox);
  } finally {
    sandbox.sqlite.close();
  }
}

/** Makes a sandbox that begins as the one of another database file, which nobody may have open. */
export function copySandbox(file: string, dataDir: string, name: string): void {
  mkdirSync(dataDir, { recursive: true });
  const filesDir = sandboxFilesDir(dirname(file), basename(file, extension));
  cpSync(filesDir, sandboxFilesDir(dataDir, name), { recursive: true });
  copyFileSync(file, sandboxFile(dataDir, name));
}

function answers({ file, sqlite }: Sandbox): boolean {
  try {
    sqlite.prepare('select count(*) from settings').get();
    return existsSync(file);
  } catch {
    return false;
  }
}

/** Milliseconds that the server may wait for a lock: nobody is answered meanwhile. */
const longestWait = 10;

/** The sandboxes of one data folder, opened when first asked for. */
export class Sandboxes {
  private readonly open = new Map<string, Sandbox>();

  /** `onOpen` is told of each sandbox when it is opened. */
  constructor(
    readonly dataDir: string,
    private readonly onOpen: (sandbox: Sandbox) => void = () => undefined,
  ) {}

  /** The sandbox of that name; undefined when it has no file. */
  find(name: string): Sandbox | undefined {
    const found = this.open.get(name);
    if (found) return found;
    if (!isSandboxName(name) || !existsSync(sandboxFile(this.dataDir, name))) return undefined;
    this.forgetRemoved();
    const sandbox = openSandbox(this.dataDir, name);
    this.open.set(name, sandbox);
    this.onOpen(sandbox);
    sandbox.sqlite.pragma(`busy_timeout = ${longestWait}`);
    return sandbox;
  }

  /** Opens every sandbox that has a file. */
  openAll(): void {
    for (const file of readdirSync(this.dataDir)) {
      if (file.endsWith(extension)) this.find(file.slice(0, -extension.length));
    }
  }

  /** The names of the open sandboxes whose databases answer no question. */
  failed(): string[] {
    return [...this.open.values()].filter((sandbox) => !answers(sandbox)).map(({ name }) => name);
  }

  /** A sandbox whose file somebody has removed is not held open for ever. */
  private forgetRemoved(): void {
    for (const [name, { file, sqlite }] of this.open) {
      if (existsSync(file)) continue;
      sqlite.close();
      this.open.delete(name);
    }
  }

  /** Closes every open sandbox, with its statistics brought up to date where they have grown old. */
  close(): void {
    for (const { sqlite } of this.open.values()) {
      bringStatisticsUpToDate(sqlite);
      sqlite.close();
    }
    this.open.clear();
  }
}

/** Where somebody else holds the database or the disk is full, they stay as they are: nothing but speed depends on them. */
function bringStatisticsUpToDate(sqlite: Database.Database): void {
  try {
    sqlite.pragma('optimize');
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}
