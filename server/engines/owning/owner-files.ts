import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { draftOf, snapshotFolder } from '../snapshots/places.ts';

// root/SANDBOX/owner.NUMBER.json says who has a sandbox. Who takes it over writes the next number, which only one can, as the
// file must not be there; so the greatest number is the owner.

const schema = z.object({
  /** The server, by its own name. */
  server: z.string(),
  /**
   * It is there; it was left in order, and anybody may take it over; it is on its way to another server, or back; it was removed, or
   * taken elsewhere: nobody brings it back.
   */
  state: z.enum(['held', 'left', 'leaving', 'gone']),
  /** Whether it had the data already; else they come from a snapshot. */
  had: z.boolean(),
});

/** Who has a sandbox, and the how manieth of its owners that is. */
export interface Owner extends z.infer<typeof schema> {
  number: number;
}

const pattern = /^owner\.(\d{6})\.json$/;

const fileOf = (root: string, sandbox: string, number: number): string =>
  join(snapshotFolder(root, sandbox), `owner.${String(number).padStart(6, '0')}.json`);

/** Who has a sandbox; undefined of one that nobody has ever had. */
export function ownerOf(root: string, sandbox: string): Owner | undefined {
  const folder = snapshotFolder(root, sandbox);
  const numbers = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => pattern.exec(file)?.[1] ?? []);
  const number = Math.max(0, ...numbers.map(Number));
  if (number === 0) return undefined;
  try {
    return { number, ...schema.parse(JSON.parse(readFileSync(fileOf(root, sandbox, number), 'utf8'))) };
  } catch {
    // Whoever is just writing it has it; who was killed at that moment is one that does not answer.
    return { number, server: '', state: 'held', had: true };
  }
}

/** Becomes the owner after another; false where somebody else was sooner. */
export function becomeOwner(root: string, sandbox: string, owner: Owner): boolean {
  mkdirSync(snapshotFolder(root, sandbox), { recursive: true });
  try {
    writeFileSync(fileOf(root, sandbox, owner.number), textOf(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Says what its owner does with a sandbox. */
export function setState(root: string, sandbox: string, owner: Owner): void {
  const file = fileOf(root, sandbox, owner.number);
  writeFileSync(draftOf(file), textOf(owner));
  renameSync(draftOf(file), file);
}

const textOf = ({ server, state, had }: Owner): string => JSON.stringify({ server, state, had });
