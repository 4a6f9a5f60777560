import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../lib/paths.mjs';
import { examRow } from './examining.mjs';
import { importRow } from './importing.mjs';
import { consoleRows } from './consoling.mjs';
import { isolationRow } from './isolating.mjs';
import { readingRow } from './reading.mjs';
import { reportRow } from './reporting.mjs';
import { restRow } from './resting.mjs';
import { bundleBare } from './servers.mjs';
import { servingRows } from './serving.mjs';
import { seedRow, startRow } from './starting.mjs';
import { visitRow } from './visiting.mjs';
import { createWorld } from './world.mjs';

/**
 * What rows share: how long they measure, a folder for their files, and what is made when first needed.
 * @typedef {{
 *   rounds: number, seconds: number, folder: string,
 *   world: () => Promise<import('./world.mjs').World>, bareBundle: () => Promise<string>,
 * }} Bench
 */

/** @typedef {{ name: string, title: string, run: (bench: Bench) => Promise<import('./ratios.mjs').Figure[]> }} Row */

/** @type {Row[]} */
export const rows = [
  ...servingRows,
  importRow,
  readingRow,
  startRow,
  seedRow,
  visitRow,
  isolationRow,
  ...consoleRows,
  reportRow,
  restRow,
  examRow,
];

/** @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

/** The folder lies in the project, where the bundled baseline finds its packages, and goes when the process ends. */
function temporaryFolder() {
  mkdirSync(inProject('.artefacts'), { recursive: true });
  const folder = mkdtempSync(join(inProject('.artefacts'), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {{ rounds: number, seconds: number }} length @returns {Bench} */
export function createBench(length) {
  const folder = temporaryFolder();
  return { ...length, folder, world: once(() => createWorld(folder)), bareBundle: once(() => bundleBare(folder)) };
}
