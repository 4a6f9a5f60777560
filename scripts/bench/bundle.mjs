import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../lib/paths.mjs';
import { figure } from './ratios.mjs';

/** @typedef {Record<string, { file: string, css?: string[], imports?: string[] }>} Manifest */

const most = { js: 150, css: 15 };

/** The files that the page of an entry loads before anything shows. @param {Manifest} manifest @param {string} entry */
function initialFiles(manifest, entry) {
  /** @type {Set<string>} */
  const chunks = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit(entry);
  const loaded = [...chunks].flatMap((name) => manifest[name] ?? []);
  return { js: loaded.map(({ file }) => file), css: [...new Set(loaded.flatMap(({ css = [] }) => css))] };
}

/** Thousands of bytes that travel. @param {string[]} files */
const sizeOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(inProject('dist', 'client', file))).length, 0) / 1000;

export const bundleRow = {
  name: 'bundle',
  title: '首屏 JS 与 CSS',
  /** A size does not vary: one round, the aim itself as baseline. */
  async run() {
    const manifest = JSON.parse(readFileSync(inProject('dist/client/.vite/manifest.json'), 'utf8'));
    const files = initialFiles(/** @type {Manifest} */ (manifest), 'index.html');
    return /** @type {const} */ (['js', 'css']).map((kind) =>
      figure({
        name: `bundle-${kind}`,
        title: `首屏 ${kind.toUpperCase()}(gzip)`,
        unit: 'kB',
        aim: { better: 'lower', ratio: 1 },
        baselineIs: '目标上限',
        ours: [sizeOf(files[kind])],
        baseline: [most[kind]],
      }),
    );
  },
};
