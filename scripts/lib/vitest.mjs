import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { red, say } from './print.mjs';
import { runNode, toolPath } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */
/** @typedef {{ name: string, projects: string[], files?: string[] }} Suite */

/** @param {Counts[]} counts @returns {Counts} */
export const sum = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** @param {FileResult} file @returns {Counts} */
function countFile({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  // A file that could not be loaded, or whose hooks failed, has no failed test to show for it.
  return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
}

/**
 * Counts the tests of a run that ended with this exit code and this report; one without tests has failed.
 * @param {number} code
 * @param {FileResult[]} files
 * @returns {Counts}
 */
export function countRun(code, files) {
  const counts = sum(files.map(countFile));
  const isBad = code !== 0 || counts.passed === 0;
  return isBad && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Suite} suite */
export const vitestArgs = ({ projects, files = [] }) => [
  toolPath('vitest'),
  'run',
  '--config',
  'scripts/tools/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

/**
 * Runs tests on this terminal and counts them.
 * @param {Suite} suite
 * @param {import('./run.mjs').RunOptions} [options]
 * @returns {Promise<Counts>}
 */
export async function runSuite(suite, options) {
  const report = inProject('.artefacts', `${suite.name}.json`);
  mkdirSync(inProject('.artefacts'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  const { code } = await runNode([...vitestArgs(suite), ...reporters], options);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const counts = countRun(code, files);
  if (counts.passed === 0) say(`${red('✗')} ${suite.name}: no test passed`);
  return counts;
}
