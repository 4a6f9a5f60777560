import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { Stop } from '../lib/command.mjs';
import { root } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';
import { alternate, figure } from './ratios.mjs';

const pages = 40;
const named = { name: 'read-page', title: '每秒读答题卡页数（单核）' };

/** Bundles the program as the server is bundled. @param {string} folder */
async function bundleProgram(folder) {
  const outfile = join(folder, 'reading.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [fileURLToPath(new URL('./reading/program.ts', import.meta.url))],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    logLevel: 'silent',
  });
  await stop();
  return outfile;
}

/** @param {string} program @param {string} mode @param {string} folder */
async function run(program, mode, folder) {
  const { code, output } = await runNode([program, mode, folder, String(pages)], { capture: true });
  if (code !== 0) throw new Stop('读答题卡失败', output);
  return output;
}

/** Pages per second of processor time. @param {string} program @param {string} mode @param {string} folder */
const speed = async (program, mode, folder) => 1000 / Number(await run(program, mode, folder));

export const readingRow = {
  ...named,
  /** @param {import('./bench.mjs').Bench} bench */
  async run({ rounds, folder: parent }) {
    const folder = join(parent, 'reading');
    mkdirSync(folder);
    const program = await bundleProgram(folder);
    await run(program, 'make', folder);
    const measured = await alternate(
      rounds,
      () => speed(program, 'ours', folder),
      () => speed(program, 'bare', folder),
    );
    const baselineIs = 'sharp 解码，zxing 在整页上找二维码';
    return [figure({ ...named, unit: '页/秒', aim: { better: 'higher', ratio: 0.5 }, baselineIs, ...measured })];
  },
};
