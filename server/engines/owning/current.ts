import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../../database/sandbox.ts';
import { draftOf } from '../snapshots/places.ts';

const fileOf = (dataDir: string, name: string): string => join(dataDir, `${name}.owner`);

/** As of which owner the data of a sandbox are that lie here; 0 where that was not noted. */
export function currentOf(dataDir: string, name: string): number {
  const file = fileOf(dataDir, name);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;
}

/** Notes as of which owner the data are that lie here. */
export function noteCurrent(dataDir: string, name: string, number: number): void {
  const file = fileOf(dataDir, name);
  writeFileSync(draftOf(file), String(number));
  renameSync(draftOf(file), file);
}

/** Notes nothing of a sandbox any more. */
export const forgetCurrent = (dataDir: string, name: string): void => rmSync(fileOf(dataDir, name), { force: true });

/** Whether the database of a sandbox lies here. */
export const isHere = (dataDir: string, name: string): boolean => existsSync(sandboxFile(dataDir, name));

/** Removes all of a sandbox that lies here, its database first; no other name begins so, as none has a dot. */
export function removeHere(dataDir: string, name: string): void {
  rmSync(sandboxFile(dataDir, name), { force: true });
  for (const entry of readdirSync(dataDir).filter((file) => file.startsWith(`${name}.`)))
    rmSync(join(dataDir, entry), { recursive: true, force: true });
}
