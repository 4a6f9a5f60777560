import { copyFileSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { keyFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { hasInitial, initialFile, initialFilesDir, link, linkFiles } from '../restoring/initial.ts';
import { draftDir, moveIn, removeParts } from './parts.ts';

/** Where a sandbox comes from: the folder and the name that it has there. */
export interface Source {
  folder: string;
  name: string;
}

/** What is to be made, and what is written beside before it is there. */
interface Making {
  dataDir: string;
  name: string;
  /** Writes down in a folder what the sandbox is called. */
  tell: (folder: string) => void;
}

/** Puts a sandbox together as `fill` does in a folder, and moves it to its place; one that fails leaves nothing. */
export async function make({ dataDir, name, tell }: Making, fill: (folder: string) => Promise<void>): Promise<void> {
  const folder = draftDir(dataDir, name);
  if (existsSync(sandboxFile(dataDir, name))) throw new Error(`沙箱“${name}”已经存在`);
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await fill(folder);
    tell(folder);
    moveIn(dataDir, name);
  } catch (error) {
    removeParts(dataDir, name);
    throw error;
  }
}

/** The files are never changed, and so shared; the key is the one that the texts were sealed with. */
function fillFiles(from: Source, folder: string, name: string): void {
  linkFiles(sandboxFilesDir(from.folder, from.name), sandboxFilesDir(folder, name));
  const key = keyFileOf(sandboxFile(from.folder, from.name));
  if (existsSync(key)) copyFileSync(key, keyFileOf(sandboxFile(folder, name)));
}

/** Makes a sandbox of a prepared world; what it goes back to is that world itself, by a link. */
export const makeOfPrepared = (making: Making, from: Source): Promise<void> =>
  make(making, async (folder) => {
    const { name } = making;
    const source = sandboxFile(from.folder, from.name);
    await copyFile(source, sandboxFile(folder, name), constants.COPYFILE_FICLONE);
    fillFiles(from, folder, name);
    link(source, initialFile(folder, name));
    linkFiles(sandboxFilesDir(from.folder, from.name), initialFilesDir(folder, name));
  });

/** Makes a sandbox of another as it is now; `copy` writes its database to a file. It goes back to the same beginning. */
export const makeOfSandbox = (making: Making, from: Source, copy: (to: string) => Promise<void>): Promise<void> =>
  make(making, async (folder) => {
    const { name } = making;
    await copy(sandboxFile(folder, name));
    fillFiles(from, folder, name);
    if (!hasInitial(from.folder, from.name)) return;
    link(initialFile(from.folder, from.name), initialFile(folder, name));
    linkFiles(initialFilesDir(from.folder, from.name), initialFilesDir(folder, name));
  });
