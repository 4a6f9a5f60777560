import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { connect } from '../../database/sandbox.ts';
import { migrateDatabase, NewerDatabase } from '../../database/migrate.ts';
import { isDamage, damageIn } from '../../database/damage.ts';
import { filePath } from '../files/store.ts';
import type { Opened } from './contents.ts';
import { hashIn, parts } from './manifest.ts';
import { draftOf } from './places.ts';
import { SnapshotRefused } from './refused.ts';
import { isOurs } from './schema.ts';

/**
 * Writes the database of a snapshot to a file of its own, as this version has it. A database of a stranger is looked through
 * page by page, which takes as long as all else together.
 */
export async function unpackDatabase({ zip, entries }: Opened, file: string, isForeign: boolean): Promise<void> {
  removeDatabase(file);
  try {
    await writePart(zip, entries.get(parts.database)!, file);
    const log = entries.get(parts.log);
    if (log) await writePart(zip, log, `${file}-wal`);
    settle(file);
    if (isForeign && damageIn(file, 'quick_check', 0) !== undefined) throw new SnapshotRefused('damaged');
    bringUpToDate(file, isForeign);
  } catch (error) {
    removeDatabase(file);
    throw refusedOf(error);
  }
}

/** Takes a database away, with what SQLite has beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

/** Brings the log into the file. */
function settle(file: string): void {
  const sqlite = connect(file);
  try {
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    sqlite.close();
  }
}

/** Brings a database to this version; throws where it is of a later one, or of another product. */
function bringUpToDate(file: string, isForeign: boolean): void {
  const sqlite = connect(file);
  try {
    const known = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
    if (known === undefined) throw new SnapshotRefused('foreign');
    migrateDatabase(sqlite);
    if (isForeign && !isOurs(sqlite)) throw new SnapshotRefused('foreign');
  } finally {
    sqlite.close();
  }
}

function refusedOf(error: unknown): unknown {
  if (error instanceof NewerDatabase) return new SnapshotRefused('newer');
  return isDamage(error) ? new SnapshotRefused('damaged') : error;
}

/** Puts the files of a snapshot where a sandbox has its own; those that are there stay as they are. */
export async function unpackFiles({ zip, entries }: Opened, filesDir: string): Promise<void> {
  for (const [name, entry] of entries) {
    const hash = hashIn(name);
    if (hash === undefined || existsSync(filePath(filesDir, hash))) continue;
    const target = filePath(filesDir, hash);
    const draft = draftOf(target);
    mkdirSync(dirname(target), { recursive: true });
    try {
      if ((await writePart(zip, entry, draft)) !== hash) throw new SnapshotRefused('damaged');
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** Reads all files of a snapshot to nowhere: each is what its name says. */
export async function checkFiles({ zip, entries }: Opened): Promise<void> {
  for (const [name, entry] of entries) {
    const hash = hashIn(name);
    if (hash !== undefined && (await writePart(zip, entry, undefined)) !== hash) throw new SnapshotRefused('damaged');
  }
}

/** Writes a part to a file that is not there yet, or to nowhere; returns the SHA-256 of one that has a name by it. */
async function writePart(zip: ZipFile, entry: Entry, file: string | undefined): Promise<string> {
  const target = file === undefined ? undefined : await open(file, 'wx', 0o600);
  const digest = hashIn(entry.fileName) === undefined ? undefined : createHash('sha256');
  let crc = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc);
      digest?.update(chunk);
      await target?.write(chunk);
    }
  } finally {
    await target?.close();
  }
  if (crc !== entry.crc32) throw new SnapshotRefused('damaged');
  return digest?.digest('hex') ?? '';
}
