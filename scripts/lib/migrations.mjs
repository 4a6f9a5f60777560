import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { runNode, toolPath } from './run.mjs';

/** @param {string} folder */
const migrationsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql')).length;

/**
 * Whether the tables need a migration that nobody has made: generating one into a copy must add nothing.
 * @returns {Promise<import('./run.mjs').Ended>}
 */
export async function migrationsInStep() {
  const out = `.artefacts/migrations-${process.pid}`;
  const source = inProject('server/database/migrations');
  try {
    mkdirSync(inProject('.artefacts'), { recursive: true });
    cpSync(source, inProject(out), { recursive: true });
    const tables = ['--dialect', 'sqlite', '--schema', './server/database/*tables.ts', '--out', `./${out}`];
    const result = await runNode([toolPath('drizzle-kit'), 'generate', ...tables], { capture: true });
    if (result.code !== 0 || migrationsIn(inProject(out)) === migrationsIn(source)) return result;
    return { code: 1, output: 'The tables differ from the migrations: run `npm run migration`.' };
  } finally {
    rmSync(inProject(out), { recursive: true, force: true });
  }
}
