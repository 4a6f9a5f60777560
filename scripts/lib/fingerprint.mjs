import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './paths.mjs';

/** @typedef {{ quick: string, full: string }} Fingerprint */

const notBuilt = /(?:^|\/)(?:e2e|pacts?|[^/]+\.(?:test|pact)\.tsx?)$/;

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (notBuilt.test(path) || !existsSync(inProject(path))) return [];
  if (statSync(inProject(path)).isFile()) return [path];
  const names = readdirSync(inProject(path)).sort();
  return names.flatMap((name) => filesBelow(join(path, name).replaceAll('\\', '/')));
}

/** @param {string[]} paths @param {(path: string) => string | Buffer} part */
function hashOf(paths, part) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\n`).update(part(path));
  return hash.digest('hex');
}

/** @param {string} path */
function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(inProject(path));
  return `${size} ${mtimeMs}\n`;
}

/**
 * What sources look like now. Contents are read only where size or time of a file differs from last time, so that
 * a second start is quick and a fresh checkout of the same sources builds nothing.
 * @param {string[]} roots
 * @param {Fingerprint | undefined} known
 * @returns {Fingerprint}
 */
export function fingerprint(roots, known) {
  const paths = roots.flatMap(filesBelow);
  const quick = hashOf(paths, sizeAndTime);
  if (known?.quick === quick) return known;
  return { quick, full: hashOf(paths, (path) => readFileSync(inProject(path))) };
}
