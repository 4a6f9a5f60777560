import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extension, isSandboxName } from '../../database/sandbox.ts';

// A sandbox is there when its database is. What makes one puts everything together in a folder beside and moves it, the database
// last; what removes one takes the database away first, and leaves a note until the rest has followed. Whoever is killed in
// between leaves folder or note, by which the next server clears up.

const database = ['-wal', '-shm', ''].map((suffix) => extension + suffix);
const initial = ['-wal', '-shm', '', '.draft', '.draft-wal', '.draft-shm', '.files'].map(
  (suffix) => `.initial${suffix}`,
);
const others = ['.files', '.key', '.about.json', '.about.json.draft', '.aside'];

const noteEnding = '.removed';
const draftEnding = '.making';

/** The folder in which a sandbox is put together; what lies in it is called as beside the others. */
export const draftDir = (dataDir: string, name: string): string => join(dataDir, name + draftEnding);

/** How what belongs to a sandbox is called behind its name, the database last. */
const endings = [...others, ...initial, ...database];

/** Moves what was put together to its place. */
export function moveIn(dataDir: string, name: string): void {
  const draft = draftDir(dataDir, name);
  for (const ending of endings) {
    if (existsSync(join(draft, name + ending))) renameSync(join(draft, name + ending), join(dataDir, name + ending));
  }
  rmSync(draft, { recursive: true });
}

const removeAll = (dataDir: string, name: string): void => {
  for (const ending of endings) rmSync(join(dataDir, name + ending), { recursive: true, force: true });
};

/** Removes everything of a sandbox, and what was being put together for it. */
export function removeParts(dataDir: string, name: string): void {
  const file = join(dataDir, name + extension);
  if (existsSync(file)) renameSync(file, join(dataDir, name + noteEnding));
  rmSync(draftDir(dataDir, name), { recursive: true, force: true });
  removeAll(dataDir, name);
  rmSync(join(dataDir, name + noteEnding), { force: true });
}

/** Clears up what a killed server has left: sandboxes that were being made or removed. */
export function clearUp(dataDir: string): void {
  for (const entry of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    for (const ending of [noteEnding, draftEnding]) {
      const name = entry.slice(0, -ending.length);
      if (!entry.endsWith(ending) || !isSandboxName(name)) continue;
      // One that is there again, or already, keeps what is its own.
      if (existsSync(join(dataDir, name + extension))) rmSync(join(dataDir, entry), { recursive: true });
      else removeParts(dataDir, name);
    }
  }
}
