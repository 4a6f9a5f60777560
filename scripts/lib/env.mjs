import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject, root } from './paths.mjs';

/** Reads `.env` where there is one; what the real environment sets stays. */
export function loadEnvironment() {
  process.chdir(root);
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
}

/** Whether the main world of data exists, or is not needed: a companion of real services makes its own. */
export const hasData = () =>
  Boolean(process.env.COMPANION_OF) || existsSync(resolve(root, process.env.DATA_DIR || '.data', 'main.sqlite'));
