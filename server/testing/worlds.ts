import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { createSandbox } from '../../seed/sandbox.ts';
import type { SeedOptions } from '../../seed/seed.ts';
import { systemNow } from '../database/clock.ts';
import { sandboxFile } from '../database/sandbox.ts';

/** The moment at which the tests' worlds begin: in the first term of the school year 2026. */
export const testNow = '2026-10-15 08:00:00';

const folder = join(import.meta.dirname, '../../.artefacts/worlds');

/** All that the seeding may import, and so all that a world is made of. */
const sources = ['seed', 'server/database', 'server/engines', 'contracts', 'package-lock.json'];

const aDay = 86_400_000;

/**
 * The file of a seeded world, for tests to copy or to read. It is made once for all suites, and again when something has
 * changed that it is made of.
 */
export function seededWorld(size: SeedOptions['size']): string {
  const kept = join(folder, `${size}-${fingerprint(sources, undefined).full.slice(0, 20)}`);
  if (!existsSync(kept)) make(size, kept);
  return sandboxFile(kept, 'main');
}

/** Makes a world beside and puts it in place when it is complete, unless another run was quicker. */
function make(size: SeedOptions['size'], kept: string): void {
  mkdirSync(folder, { recursive: true });
  removeOld();
  const draft = mkdtempSync(`${kept}.`);
  createSandbox(draft, 'main', { size, seed: 7, now: testNow });
  try {
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
}

/** Another run may still read what is not old. */
function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (systemNow() - statSync(path).mtimeMs > aDay) rmSync(path, { recursive: true });
  }
}
