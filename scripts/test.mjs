import { ensureBuilt } from './lib/build.mjs';
import { runChecks, staticChecks } from './lib/checks.mjs';
import { explain } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/print.mjs';
import { runSuite, suites, sum } from './lib/suites.mjs';

/** @typedef {import('./lib/suites.mjs').Counts} Counts */

/** A part that counts only when it fails. @param {() => Promise<void>} work @returns {Promise<Counts>} */
async function needed(work) {
  try {
    await work();
    return { passed: 0, failed: 0 };
  } catch (error) {
    explain(error);
    return { passed: 0, failed: 1 };
  }
}

/** @returns {Promise<Counts>} */
async function everything() {
  /** @type {import('./lib/checks.mjs').Checked[]} */
  let checked = [];
  const installed = await needed(() =>
    ensureInstalled(async () => {
      checked = await runChecks(staticChecks);
    }),
  );
  if (installed.failed) return installed;
  const counts = checked.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 }));
  counts.push(await needed(ensureBuilt));
  for (const suite of suites) counts.push(await runSuite(suite));
  return sum(counts);
}

const { passed, failed } = await everything();
process.exitCode = failed > 0 ? 1 : 0;
say(`\n${passed} passed, ${failed} failed`);
