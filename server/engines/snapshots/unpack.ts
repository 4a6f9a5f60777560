import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { connect } from '../../database/sandbox.ts';
import { bringLogIn } from './bring-log-in.ts';
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
export async function unpackDatabase(opened: Opened, file: string, isForeign: boolean): Promise<void> {
  removeDatabase(file);
  try {
    await writePart(opened, opened.entries.get(parts.database)!, file);
    const log = opened.entries.get(parts.log);
    if (log) await writePart(opened, log, `${file}-wal`);
    bringLogIn(file);
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
export async function unpackFiles(opened: Opened, filesDir: string): Promise<void> {
  for (const [name, entry] of opened.entries) {
    const hash = hashIn(name);
    if (hash === undefined || existsSync(filePath(filesDir, hash))) continue;
    const target = filePath(filesDir, hash);
    const draft = draftOf(target);
    mkdirSync(dirname(target), { recursive: true });
    try {
      if ((await writePart(opened, entry, draft)) !== hash) throw new SnapshotRefused('damaged');
      renameSync(draft, target);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** Reads all files of a snapshot to nowhere: each is what its name says. */
export async function checkFiles(opened: Opened): Promise<void> {
  for (const [name, entry] of opened.entries) {
    const hash = hashIn(name);
    if (hash !== undefined && (await writePart(opened, entry, undefined)) !== hash)
      throw new SnapshotRefused('damaged');
  }
}

/** Writes a part to a file that is not there yet, or to nowhere; returns the SHA-256 of one that has a name by it. */
async function writePart({ fd, zip }: Opened, entry: Entry, file: string | undefined): Promise<string> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const target = file === undefined ? undefined : openSync(file, 'wx', 0o600);
  const digest = hashIn(entry.fileName) === undefined ? undefined : createHash('sha256');
  let crc = 0;
  try {
    for (const chunk of chunksOf(fd, fileDataStart, entry.uncompressedSize)) {
      crc = crc32(chunk, crc);
      digest?.update(chunk);
      if (target !== undefined) writeAll(target, chunk);
    }
  } finally {
    if (target !== undefined) closeSync(target);
  }
  if (crc !== entry.crc32) throw new SnapshotRefused('damaged');
  return digest?.digest('hex') ?? '';
}

const chunkSize = 1_048_576;

/** The bytes of a file from a place on, in pieces that are good until the next; streams take twice the time. */
function* chunksOf(fd: number, start: number, size: number): Generator<Buffer> {
  const chunk = Buffer.allocUnsafe(Math.max(1, Math.min(chunkSize, size)));
  for (let done = 0; done < size;) {
    const read = readSync(fd, chunk, 0, Math.min(chunk.length, size - done), start + done);
    if (read === 0) throw new SnapshotRefused('damaged');
    yield chunk.subarray(0, read);
    done += read;
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done);
}
