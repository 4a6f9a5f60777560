import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { systemNow } from '../database/clock.ts';

const artefacts = join(import.meta.dirname, '../../.artefacts');

const aDay = 86_400_000;

/** What is made once for all suites: its name, all that it is made of, and how it is made in a folder. */
interface Made {
  kind: string;
  name: string;
  sources: string[];
  make: (folder: string) => void | Promise<void>;
}

/** The folder of something that is kept until something has changed that it is made of. */
export async function kept({ kind, name, sources, make }: Made): Promise<string> {
  const folder = join(artefacts, kind);
  const place = join(folder, `${name}-${fingerprint(sources, undefined).full.slice(0, 20)}`);
  if (existsSync(place)) return place;
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const draft = mkdtempSync(`${place}.`);
  await make(draft);
  putInPlace(draft, place);
  return place;
}

/** Puts what is complete in place, unless another run was quicker. */
function putInPlace(draft: string, place: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(place)) throw error;
  }
}

/** Another run may still read what is not old. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (systemNow() - statSync(path).mtimeMs > aDay) rmSync(path, { recursive: true });
  }
}
