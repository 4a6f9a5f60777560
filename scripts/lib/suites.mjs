import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { red, say } from './print.mjs';
import { runNode, toolPath } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */

const config = ['--config', 'scripts/tools/vitest.config.ts'];

/** The tests that are run again and again while one works. */
const fast = ['unit', 'unit-client', 'unit-dom'];

/** The suites of tests in the order in which they run; each is one or more projects of the vitest configuration. */
export const suites = [
  { name: 'unit', projects: [...fast, 'thorough'] },
  { name: 'contract', projects: ['consumer', 'provider'] },
  { name: 'e2e', projects: ['e2e'] },
];

/** @param {string[]} projects */
const projectArgs = (projects) => projects.flatMap((project) => ['--project', project]);

/** The fast tests alone, as a check. */
export const unitTests = {
  name: 'unit tests',
  run: () =>
    runNode([toolPath('vitest'), 'run', ...config, ...projectArgs(fast), '--reporter', 'dot'], {
      capture: true,
    }),
};

/** @param {FileResult} file @returns {Counts} */
function countFile({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  // A file that could not be loaded, or whose hooks failed, has no failed test to show for it.
  return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
}

/** @param {string} report @returns {Counts} */
function countReport(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  /** @type {FileResult[]} */
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  return sum(files.map(countFile));
}

/** @param {Counts[]} counts @returns {Counts} */
export const sum = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/**
 * Runs one suite on this terminal and counts its tests; a suite without tests has failed.
 * @param {{ name: string, projects: string[] }} suite
 * @returns {Promise<Counts>}
 */
export async function runSuite({ name, projects }) {
  say(`\n${name}`);
  const report = inProject('.artefacts', `${name}.json`);
  mkdirSync(inProject('.artefacts'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  const { code } = await runNode([toolPath('vitest'), 'run', ...config, ...projectArgs(projects), ...reporters]);
  const counts = countReport(report);
  if (counts.passed + counts.failed === 0) {
    say(`${red('✗')} ${name}: no test ran`);
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
