import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { say } from './print.mjs';
import { runSuite } from './vitest.mjs';

const folders = ['server', 'seed', 'scripts', 'contracts', 'client'];
/** What a test brings in that leaves something to chance. */
const chance = /from '(?:fast-check|[./\w-]+\/(?:testing\/(?:soak|surface\/surface)|standing)\.ts)'/;

/** The test files in which something is left to chance. */
export const soakFiles = () =>
  folders
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(?:test|pact|e2e)\.ts$/.test(file) && chance.test(readFileSync(inProject(file), 'utf8')));

/**
 * Runs a file with one seed; undefined where the time that is left was not enough.
 * @param {string} file
 * @param {number} seed
 * @param {number} milliseconds
 */
export async function soakFile(file, seed, milliseconds) {
  if (milliseconds <= 0) return undefined;
  const signal = AbortSignal.timeout(Math.ceil(milliseconds));
  say(`\n${file}（种子 ${seed}）`);
  const suite = { name: 'soak', projects: ['unit', 'thorough', 'provider', 'e2e'], files: [file] };
  const counts = await runSuite(suite, { env: { SOAK: '1', SOAK_SEED: String(seed) }, signal });
  return signal.aborted ? undefined : counts;
}
