import { closeSync, writeFileSync } from 'node:fs';
import { keyFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { openSnapshot, readText, type Opened } from '../snapshots/contents.ts';
import { parts } from '../snapshots/manifest.ts';
import { unpackedFile } from '../snapshots/places.ts';
import { SnapshotRefused } from '../snapshots/refused.ts';
import { fits, sealedBy } from '../snapshots/sealed.ts';
import { removeDatabase, unpackDatabase, unpackFiles } from '../snapshots/unpack.ts';
import { bringFilesBack, initialFile } from './initial.ts';
import { migrateInitial } from './migrate-initial.ts';
import type { RestoringTask } from './tasks.ts';

type Wanted = Pick<RestoringTask, 'dataDir' | 'name' | 'snapshot'>;

/** A database as this version has it, to compare a sandbox with or to take it back to. */
interface Source {
  file: string;
  /** Puts what belongs to it beside the sandbox, where that is not there; nothing that is there changes. */
  bringFiles: () => Promise<void>;
}

/** Lets `use` work with what a sandbox began with, or with what a snapshot holds. */
export async function withSource<T>(wanted: Wanted, use: (source: Source) => T | Promise<T>): Promise<T> {
  const { dataDir, name, snapshot } = wanted;
  if (snapshot !== undefined) return withSnapshot({ dataDir, name, snapshot }, use);
  migrateInitial(dataDir, name);
  return use({ file: initialFile(dataDir, name), bringFiles: async () => bringFilesBack(dataDir, name) });
}

async function withSnapshot<T>(
  { dataDir, name, snapshot }: Required<Wanted>,
  use: (source: Source) => T | Promise<T>,
): Promise<T> {
  const opened = await openSnapshot(snapshot);
  const file = unpackedFile(dataDir, name);
  try {
    await unpackDatabase(opened, file, false);
    return await use({ file, bringFiles: () => bringFrom(opened, file, dataDir, name) });
  } finally {
    closeSync(opened.fd);
    removeDatabase(file);
  }
}

/** Where nothing is sealed yet, the key comes along; texts that were sealed with another could not be read any more. */
async function bringFrom(opened: Opened, file: string, dataDir: string, name: string): Promise<void> {
  const target = sandboxFile(dataDir, name);
  const [own, theirs] = [sealedBy(target), sealedBy(file)];
  if (!fits(own, theirs)) throw new SnapshotRefused('otherKey');
  await unpackFiles(opened, sandboxFilesDir(dataDir, name));
  const key = await readText(opened.zip, opened.entries.get(parts.key));
  if (own === '' && theirs !== '' && key !== '') writeFileSync(keyFileOf(target), key, { mode: 0o600 });
}
