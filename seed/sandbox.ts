import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { Sqlite } from '../server/database/sqlite.mjs';
import { migrateDatabase } from '../server/database/migrate.ts';
import { isRunning } from '../server/database/running.ts';
import { connect, isSandboxName, keyFileOf, sandboxFile, sandboxFilesDir } from '../server/database/sandbox.ts';
import { filePath, sweep } from '../server/engines/files/store.ts';
import { removeInitial } from '../server/engines/restoring/initial.ts';
import { makeKey } from '../server/engines/wellbeing/key.ts';
import { SeedRefused, seedBank, seedWorld, type BankSeed, type SeedOptions, type Summary } from './seed.ts';

interface Replacing {
  /** Whether a sandbox with data may be replaced. */
  reset?: boolean | undefined;
}

export interface SandboxOptions extends SeedOptions, Replacing {}
export interface BankOptions extends BankSeed, Replacing {}

/** Makes a sandbox with a seeded world; throws SeedRefused where the sandbox is in use, or has data and `reset` is not set. */
export const createSandbox = (dataDir: string, name: string, { reset, ...options }: SandboxOptions): Summary =>
  putInPlace(dataDir, name, { reset, fill: (sqlite, means) => seedWorld(sqlite, { ...options, ...means }) });

/** Makes a sandbox with the question bank and without schools or people; throws SeedRefused as above, where there are schools. */
export const createBank = (dataDir: string, name: string, { reset, ...options }: BankOptions): void =>
  putInPlace(dataDir, name, { reset, fill: (sqlite) => seedBank(sqlite, options) });

/** How an empty database is filled. */
interface Filling<T> extends Replacing {
  fill: (sqlite: Database.Database, means: { filesDir: string; key: Buffer }) => T;
}

/** Builds a sandbox under another name and moves it when complete, the database last, so that an interrupted run leaves no half world. */
function putInPlace<T>(dataDir: string, name: string, { reset = false, fill }: Filling<T>): T {
  if (!isSandboxName(name)) throw new SeedRefused(`沙箱名称“${name}”无效：须为小写字母、数字和连字符，最多 40 个字符`);
  const file = sandboxFile(dataDir, name);
  if (!reset && hasData(file)) throw new SeedRefused(`沙箱“${name}”已有数据；要清空并重新生成，请加 --reset`);
  if (isInUse(file)) throw new SeedRefused(`沙箱“${name}”正在使用，请先停止服务`);
  mkdirSync(dataDir, { recursive: true });
  removeLeftovers(dataDir, name);
  const draft = join(dataDir, `${name}.${process.pid}.seeding`);
  try {
    const made = build(draft, (sqlite) => fill(sqlite, { filesDir: filesOf(draft), key: makeKey(keyFileOf(file)) }));
    const hashes = moveFiles(filesOf(draft), sandboxFilesDir(dataDir, name));
    removeInitial(dataDir, name);
    removeCompanions(file);
    renameSync(draft, file);
    sweep(sandboxFilesDir(dataDir, name), (hash) => hashes.has(hash));
    return made;
  } catch (error) {
    remove(draft);
    throw error;
  }
}

const filesOf = (draft: string): string => `${draft}.files`;

/** Adds a draft's files to those of a sandbox, which its database may still need, and tells their hashes. */
function moveFiles(from: string, to: string): Set<string> {
  mkdirSync(to, { recursive: true });
  const hashes = readdirSync(from).flatMap((folder) => readdirSync(join(from, folder)));
  for (const hash of hashes) {
    const target = filePath(to, hash);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(filePath(from, hash), target);
  }
  rmSync(from, { recursive: true });
  return new Set(hashes);
}

/** How a draft is written, which nobody else opens and which is thrown away if that fails: no page twice, and few more than once. */
const draftSettings = ['journal_mode = MEMORY', 'cache_size = -65536'];

function build<T>(draft: string, fill: (sqlite: Database.Database) => T): T {
  const sqlite = connect(draft);
  try {
    for (const setting of draftSettings) sqlite.pragma(setting);
    migrateDatabase(sqlite);
    mkdirSync(filesOf(draft));
    const made = fill(sqlite);
    // Without statistics SQLite takes the index of the school where that of the class holds a thousandth of the rows.
    // Some thousand rows of each index tell that as well as all of them.
    sqlite.pragma('analysis_limit = 4000');
    sqlite.exec('analyze');
    sqlite.pragma('journal_mode = WAL');
    return made;
  } finally {
    sqlite.close();
  }
}

function hasData(file: string): boolean {
  if (!existsSync(file)) return false;
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const migrated = sqlite.prepare("select 1 from sqlite_master where name = 'schools'").get();
    return migrated !== undefined && sqlite.prepare('select 1 from schools').get() !== undefined;
  } finally {
    sqlite.close();
  }
}

/** SQLite leaves WAL mode only while nobody else has the file open; a file that it cannot read is in nobody's use. */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    sqlite.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY';
  } finally {
    sqlite.close();
  }
}

/** A log of the file that was there before would be applied to the new one. */
function removeCompanions(file: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
}

function remove(file: string): void {
  rmSync(file, { force: true });
  removeCompanions(file);
  rmSync(filesOf(file), { recursive: true, force: true });
}

/** Drafts of runs that were killed; those of a process that still runs are left alone. */
function removeLeftovers(dataDir: string, name: string): void {
  for (const entry of readdirSync(dataDir)) {
    const [draftOf, owner, ending] = entry.split('.');
    if (draftOf !== name || !ending?.startsWith('seeding')) continue;
    if (Number(owner) !== process.pid && isRunning(Number(owner))) continue;
    remove(join(dataDir, `${name}.${owner}.seeding`));
  }
}
