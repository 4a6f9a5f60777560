import { ensureBuilt } from './lib/build.mjs';
import { runChecks, staticChecks } from './lib/checks.mjs';
import { explain } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/print.mjs';
import { suiteRuns } from './lib/suites.mjs';
import { sum } from './lib/vitest.mjs';

/** @typedef {import('./lib/vitest.mjs').Counts} Counts */

/** What a part of the tests counts; one that counts nothing itself does so when it fails. @param {() => Promise<Counts | void>} work @returns {Promise<Counts>} */
async function counted(work) {
  try {
    return (await work()) ?? { passed: 0, failed: 0 };
  } catch (error) {
    explain(error);
    return { passed: 0, failed: 1 };
  }
}

/** @returns {Promise<Counts>} */
async function everything() {
  /** @type {import('./lib/checks.mjs').Checked[]} */
  let checked = [];
  const installed = await counted(() =>
    ensureInstalled(async () => {
      checked = await runChecks(staticChecks);
    }),
  );
  if (installed.failed) return installed;
  const counts = checked.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 }));
  counts.push(await counted(() => ensureBuilt()));
  for (const run of suiteRuns) counts.push(await counted(run));
  return sum(counts);
}

const { passed, failed } = await everything();
process.exitCode = failed > 0 ? 1 : 0;
say(`\n${passed} passed, ${failed} failed`);
