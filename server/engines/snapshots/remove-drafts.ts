import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../database/running.ts';
import { draftOwner } from './places.ts';

/** Clears up in a folder what processes have left that were killed. */
export function removeDrafts(folder: string): void {
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const owner = draftOwner(entry);
    if (owner !== undefined && !isRunning(owner)) rmSync(join(folder, entry), { force: true });
  }
}
