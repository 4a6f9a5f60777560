import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, link as linked, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { filePath } from '../files/store.ts';

// What a demonstration began with lies beside its sandbox: a copy of the database, and links to the files that it names. Many
// sandboxes may share one such database by links, so nobody ever writes to it: who must change it puts another in its place.

/** The database that a sandbox began with. */
export const initialFile = (dataDir: string, name: string): string => join(dataDir, `${name}.initial`);

/** The files that it names. */
export const initialFilesDir = (dataDir: string, name: string): string => `${initialFile(dataDir, name)}.files`;

/** Whether a sandbox can go back to what it began with. */
export const hasInitial = (dataDir: string, name: string): boolean => existsSync(initialFile(dataDir, name));

/** Keeps what a sandbox holds now, or another database, as what it begins with; nobody may be writing to that. */
export function keepInitial(dataDir: string, name: string, file = sandboxFile(dataDir, name)): void {
  removeInitial(dataDir, name);
  linkFiles(sandboxFilesDir(dataDir, name), initialFilesDir(dataDir, name));
  replaceInitial(dataDir, name, file);
}

/** Puts a copy of another database in its place, changed before it gets there; half of one would pass for a world. */
export function replaceInitial(
  dataDir: string,
  name: string,
  source: string,
  change: (file: string) => void = () => undefined,
): void {
  const draft = `${initialFile(dataDir, name)}.draft`;
  copyFileSync(source, draft, constants.COPYFILE_FICLONE);
  change(draft);
  renameSync(draft, initialFile(dataDir, name));
}

/** Forgets what a sandbox began with. */
export function removeInitial(dataDir: string, name: string): void {
  for (const suffix of ['', '-wal', '-shm', '.draft', '.draft-wal', '.draft-shm', '.files'])
    rmSync(initialFile(dataDir, name) + suffix, { recursive: true, force: true });
}

/** Puts the files of the beginning back that have gone since. */
export const bringFilesBack = (dataDir: string, name: string): void =>
  linkFiles(initialFilesDir(dataDir, name), sandboxFilesDir(dataDir, name));

/** Gives a folder the files of another. No file is ever changed, so both may hold the same one. */
export function linkFiles(from: string, to: string): void {
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

/** The same for folders that may hold many, with nobody waiting for it who asks for something else. */
export async function linkFilesMeanwhile(from: string, to: string): Promise<void> {
  const folders = (await entriesOf(from)).filter((entry) => entry.length === 2);
  await Promise.all(
    folders.map(async (folder) => {
      const there = new Set(await entriesOf(join(to, folder)));
      const missing = (await entriesOf(join(from, folder))).filter((hash) => !there.has(hash));
      if (missing.length > 0) await mkdir(join(to, folder), { recursive: true });
      await Promise.all(missing.map((hash) => linkMeanwhile(filePath(from, hash), filePath(to, hash))));
    }),
  );
}

/** What lies in a folder; nothing where there is none. */
const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const linkMeanwhile = (source: string, target: string): Promise<void> =>
  linked(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));

/** Lets a file that nobody writes to have another name too. */
export function link(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has links.
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}
