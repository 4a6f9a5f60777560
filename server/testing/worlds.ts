import { createBank, createSandbox } from '../../seed/sandbox.ts';
import type { SeedOptions } from '../../seed/seed.ts';
import { sandboxFile } from '../database/sandbox.ts';
import { kept } from './kept.ts';

/** The moment at which the tests' worlds begin: in the first term of the school year 2026. */
export const testNow = '2026-10-15 08:00:00';

/** All that the seeding may import, and so all that a world is made of. */
const sources = ['seed', 'server/database', 'server/engines', 'contracts', 'package-lock.json'];

/** The file of a seeded world, for tests to copy or to read. */
export async function seededWorld(size: SeedOptions['size']): Promise<string> {
  const make = (folder: string): void => void createSandbox(folder, 'main', { size, seed: 7, now: testNow });
  return sandboxFile(await kept({ kind: 'worlds', name: size, sources, make }), 'main');
}

/** The file of a world with the question bank and nobody in it. */
export async function bankWorld(): Promise<string> {
  const make = (folder: string): void => createBank(folder, 'main', { seed: 7, now: testNow });
  return sandboxFile(await kept({ kind: 'worlds', name: 'bank', sources, make }), 'main');
}
