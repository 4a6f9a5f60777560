import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject, root } from './paths.mjs';

/** Reads `.env` where there is one; what the real environment sets stays. */
export function loadEnvironment() {
  process.chdir(root);
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
}

/** Whether the main world of data exists. */
export const hasData = () => existsSync(resolve(root, process.env.DATA_DIR || '.data', 'main.sqlite'));
