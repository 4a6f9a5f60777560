import { performance } from 'node:perf_hooks';
import { migrationsInStep } from './migrations.mjs';
import { sayDone } from './print.mjs';
import { runNode, toolPath } from './run.mjs';

/** @typedef {import('./run.mjs').Ended} Ended */
/** @typedef {{ name: string, run: () => Promise<Ended> }} Check */
/** @typedef {{ name: string, passed: boolean }} Checked */

/** @param {string} name @param {string} tool @param {string} args separated by spaces @returns {Check} */
const toolCheck = (name, tool, args) => ({
  name,
  run: async () => runNode([toolPath(tool), ...args.split(' ')], { capture: true }),
});

const imports = '--config scripts/tools/dependency-cruiser.cjs --output-type err client server contracts seed scripts';
// A file that was well set once is looked at again when it has changed.
const format = '--check . --config scripts/tools/prettier.json --log-level warn --cache --cache-strategy content';

/** The checks that need no built server; the longest first, as two run at a time. @type {Check[]} */
export const staticChecks = [
  toolCheck('lint', 'eslint', '-c scripts/tools/eslint.config.mjs --max-warnings 0 .'),
  // The compiler written in Go is some three times as fast; the one that ESLint and knip use as a library stays beside it.
  { name: 'types', run: () => runNode([toolPath('typescript7', 'tsc'), '-p', '.'], { capture: true }) },
  toolCheck('unused', 'knip', '--config scripts/tools/knip.json --no-progress'),
  toolCheck('imports', 'dependency-cruiser', imports),
  toolCheck('format', 'prettier', format),
  { name: 'migrations', run: migrationsInStep },
];

/** @param {Check} check @returns {Promise<Checked>} */
async function runCheck(check) {
  const start = performance.now();
  const { code, output } = await check.run().catch((error) => ({ code: 1, output: String(error) }));
  sayDone(code === 0, check.name, start);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  return { name: check.name, passed: code === 0 };
}

/**
 * Runs checks two at a time, one line each, and what a failed one said.
 * @param {Check[]} checks
 * @returns {Promise<Checked[]>}
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  /** @type {Checked[]} */
  const done = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await runCheck(check));
  };
  await Promise.all([worker(), worker()]);
  return done;
}
