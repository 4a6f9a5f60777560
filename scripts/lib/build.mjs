import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './bundle.mjs';
import { Stop } from './command.mjs';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inProject } from './paths.mjs';
import { step } from './print.mjs';
import { runNode, toolPath } from './run.mjs';

/** @typedef {{ name: string, label: string, entry: string, sources: string[], make: (outdir: string) => Promise<void> }} Part */
/** @typedef {Record<string, import('./fingerprint.mjs').Fingerprint>} Stamp */

const stampFile = inProject('dist', '.stamp');
const shared = ['contracts', 'package-lock.json', 'tsconfig.json'];
const viteConfig = 'scripts/tools/vite.config.ts';
const viteParts = ['scripts/tools/chunks.ts', 'scripts/tools/chunk-circles.ts', 'scripts/tools/boot-script.ts'];

/** @type {Part[]} */
const parts = [
  {
    name: 'server',
    label: '编译服务端',
    entry: 'main.js',
    sources: ['server', 'seed', 'scripts/lib/bundle.mjs', ...shared],
    make: bundleServer,
  },
  {
    name: 'client',
    label: '编译界面',
    entry: 'index.html',
    sources: ['client', viteConfig, ...viteParts, 'scripts/lib/compress.mjs', ...shared],
    make: bundleClient,
  },
];

/** @param {string} outdir */
async function bundleClient(outdir) {
  const args = ['build', '--config', viteConfig, '--outDir', outdir, '--emptyOutDir', '--logLevel', 'warn'];
  const result = await runNode([toolPath('vite'), ...args], { capture: true });
  if (result.code !== 0) throw new Error(result.output);
  await compressFiles(join(outdir, 'assets'));
}

/** @returns {Stamp} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

// Built beside and put in place at the end: a failed or interrupted build leaves the last good one.
/** @param {Part} part */
async function buildPart(part) {
  const target = inProject('dist', part.name);
  const fresh = `${target}.${process.pid}`;
  try {
    await part.make(fresh);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } catch (error) {
    throw new Stop(`${part.label}失败`, error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Builds what differs from its sources, or everything when forced. @param {{ force?: boolean }} [options] */
export async function ensureBuilt({ force = false } = {}) {
  for (const part of parts) {
    const stamp = readStamp();
    const known = stamp[part.name];
    const now = fingerprint(part.sources, known);
    const built = existsSync(inProject('dist', part.name, part.entry));
    if (!force && built && known?.quick === now.quick) continue;
    if (force || !built || known?.full !== now.full) await step(part.label, () => buildPart(part));
    mkdirSync(inProject('dist'), { recursive: true });
    writeFileSync(stampFile, JSON.stringify({ ...stamp, [part.name]: now }));
  }
}
