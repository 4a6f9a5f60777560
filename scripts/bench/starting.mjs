import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Stop } from '../lib/command.mjs';
import { runNode } from '../lib/run.mjs';
import { alternate, figure } from './ratios.mjs';
import { startBare, startOurs } from './servers.mjs';
import { seedLarge } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */

const bareSeed = fileURLToPath(new URL('./bare/seed.mjs', import.meta.url));

/** @param {Promise<import('./servers.mjs').Running>} starting */
async function startedIn(starting) {
  const { milliseconds, close } = await starting;
  await close();
  return milliseconds;
}

const start = { name: 'start', title: '冷启动到第一个回答' };

export const startRow = {
  ...start,
  /** @param {Bench} bench */
  async run({ rounds, world, bareBundle }) {
    const [{ dataDir, bareFile }, bundle] = [await world(), await bareBundle()];
    const measured = await alternate(
      rounds,
      () => startedIn(startOurs(dataDir)),
      () => startedIn(startBare(bundle, bareFile)),
    );
    const baselineIs = '打包的 Fastify 与 better-sqlite3';
    return [figure({ ...start, unit: '毫秒', aim: { better: 'lower', ratio: 1.3 }, baselineIs, ...measured })];
  },
};

/** Milliseconds of a whole process that seeds. @param {string} folder */
async function seedOurs(folder) {
  const begin = performance.now();
  await seedLarge(folder, 'seeded');
  const milliseconds = performance.now() - begin;
  rmSync(join(folder, 'seeded.sqlite'));
  return milliseconds;
}

/** The same for a process that inserts the same rows, without the time to load them. @param {string} folder @param {string} dumpFile */
async function seedBare(folder, dumpFile) {
  const file = join(folder, 'bare-seeded.sqlite');
  const begin = performance.now();
  const { code, output } = await runNode([bareSeed, dumpFile, file], { capture: true });
  const milliseconds = performance.now() - begin;
  if (code !== 0) throw new Stop('基线写入失败', output);
  rmSync(file);
  return milliseconds - Number(output);
}

const seed = { name: 'seed', title: '生成 large 数据' };

export const seedRow = {
  ...seed,
  /** @param {Bench} bench */
  async run({ rounds, folder, world }) {
    const { dumpFile } = await world();
    const measured = await alternate(
      rounds,
      () => seedOurs(folder),
      () => seedBare(folder, dumpFile),
    );
    const baselineIs = '同样的行用 better-sqlite3 写入同样的表';
    return [figure({ ...seed, unit: '毫秒', aim: { better: 'lower', ratio: 2 }, baselineIs, ...measured })];
  },
};
