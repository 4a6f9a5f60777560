import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { filePath } from '../files/store.ts';

// What a demonstration began with lies beside its sandbox: a copy of the database, and links to the files that it names.

/** The database that a sandbox began with. */
export const initialFile = (dataDir: string, name: string): string => join(dataDir, `${name}.initial`);

const initialFilesDir = (dataDir: string, name: string): string => `${initialFile(dataDir, name)}.files`;

/** Whether a sandbox can go back to what it began with. */
export const hasInitial = (dataDir: string, name: string): boolean => existsSync(initialFile(dataDir, name));

/** Keeps what a sandbox holds now as what it begins with; nobody may be writing to it. */
export function keepInitial(dataDir: string, name: string): void {
  removeInitial(dataDir, name);
  linkFiles(sandboxFilesDir(dataDir, name), initialFilesDir(dataDir, name));
  // Renamed when complete: half a copy would pass for a world.
  const draft = `${initialFile(dataDir, name)}.draft`;
  copyFileSync(sandboxFile(dataDir, name), draft, constants.COPYFILE_FICLONE);
  renameSync(draft, initialFile(dataDir, name));
}

/** Forgets what a sandbox began with. */
export function removeInitial(dataDir: string, name: string): void {
  for (const suffix of ['', '-wal', '-shm', '.draft', '.files'])
    rmSync(initialFile(dataDir, name) + suffix, { recursive: true, force: true });
}

/** Puts the files of the beginning back that have gone since. */
export const bringFilesBack = (dataDir: string, name: string): void =>
  linkFiles(initialFilesDir(dataDir, name), sandboxFilesDir(dataDir, name));

/** No file is ever changed, so both folders may hold the same one. */
function linkFiles(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const folder of readdirSync(from).filter((entry) => entry.length === 2)) {
    for (const hash of readdirSync(join(from, folder))) {
      const [source, target] = [filePath(from, hash), filePath(to, hash)];
      if (existsSync(target)) continue;
      mkdirSync(dirname(target), { recursive: true });
      link(source, target);
    }
  }
}

function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has links.
    copyFileSync(source, target);
  }
}
