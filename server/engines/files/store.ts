import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isRunning } from '../../database/running.ts';

// A file is kept under the SHA-256 of its bytes, so that equal files are kept once and none is ever changed. What has not
// been taken over yet lies under the number of the process that receives it.

/** A file that has come in whole and belongs to nobody yet. */
export interface Draft {
  path: string;
  /** SHA-256 of the bytes in hex. */
  hash: string;
  /** Bytes. */
  size: number;
}

/** A file that is larger than it may be. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

const hashPattern = /^[0-9a-f]{64}$/;
const incoming = 'incoming';

/** Where a file with that hash lies in the folder of a sandbox's files. */
export const filePath = (filesDir: string, hash: string): string => join(filesDir, hash.slice(0, 2), hash);

/** Whether the file is there. */
export const hasFile = (filesDir: string, hash: string): boolean => hash !== '' && existsSync(filePath(filesDir, hash));

/** Receives a file up to `maxBytes`; rejects with FileTooLarge beyond, and leaves nothing behind when it rejects. */
export async function receive(filesDir: string, stream: Readable, maxBytes: number): Promise<Draft> {
  const path = join(filesDir, incoming, `${process.pid}.${randomUUID()}`);
  mkdirSync(join(filesDir, incoming), { recursive: true });
  // Opened before anything can go wrong: a file that is still being opened would come to be after its removal.
  const file = await open(path, 'wx');
  try {
    return { path, ...(await fill(file, stream, maxBytes).finally(() => file.close())) };
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Writes what comes, and waits until it is on the disk: a row that names it must not outlive it. */
async function fill(file: FileHandle, stream: Readable, maxBytes: number): Promise<Pick<Draft, 'hash' | 'size'>> {
  const digest = createHash('sha256');
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new FileTooLarge();
    digest.update(chunk);
    await file.writeFile(chunk);
  }
  await file.sync();
  return { hash: digest.digest('hex'), size };
}

/**
 * Takes a draft over. Call it within the transaction that writes the row which names the hash: the sweep holds the same
 * lock, so it never sees a file whose row is still to come.
 */
export function keep(filesDir: string, { path, hash }: Draft): void {
  const target = filePath(filesDir, hash);
  mkdirSync(join(filesDir, hash.slice(0, 2)), { recursive: true });
  if (existsSync(target)) rmSync(path);
  else renameSync(path, target);
}

/** Throws a draft away. */
export const discard = ({ path }: Draft): void => rmSync(path, { force: true });

/** Puts bytes into the folder at once and returns their hash; for the seeded world, which has no rows to protect yet. */
export function storeBytes(filesDir: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(join(filesDir, hash.slice(0, 2)), { recursive: true });
  writeFileSync(filePath(filesDir, hash), bytes);
  return hash;
}

/** Whether something lies there that was on its way in. */
export const hasDrafts = (filesDir: string): boolean => list(join(filesDir, incoming)).length > 0;

/**
 * Removes what was left behind: drafts of processes that have ended, and files that no row names. Call it before this
 * process receives anything, and while holding the write lock.
 */
export function sweep(filesDir: string, isNamed: (hash: string) => boolean): void {
  for (const draft of list(join(filesDir, incoming))) {
    const owner = Number(draft.split('.')[0]);
    // A new process may have the number of the one that was killed.
    if (owner === process.pid || !isRunning(owner)) rmSync(join(filesDir, incoming, draft), { force: true });
  }
  for (const folder of list(filesDir).filter((name) => name.length === 2)) {
    for (const hash of list(join(filesDir, folder))) {
      if (hashPattern.test(hash) && !isNamed(hash)) rmSync(filePath(filesDir, hash));
    }
  }
}

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
