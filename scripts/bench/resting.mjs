import { setTimeout as wait } from 'node:timers/promises';
import { megabytesOf } from '../lib/memory.mjs';
import { actorOf, acts } from './isolating.mjs';
import { figure } from './ratios.mjs';
import { startOurs } from './servers.mjs';

/** What a server may keep, in MB, when nobody asks for anything. */
const most = 500;
/** Milliseconds after which workers without work have ended. */
const rest = 70_000;
const better = /** @type {const} */ ('lower');

/** @param {string} name @param {string} title @param {number} megabytes */
const row = (name, title, megabytes) =>
  figure({
    name: `memory-${name}`,
    title: `内存：${title}`,
    unit: 'MB',
    aim: { better, ratio: 1 },
    baselineIs: '目标上限，服务与其进程之和',
    ours: [megabytes],
    baseline: [most],
  });

export const restRow = {
  name: 'memory',
  title: '服务空闲时的内存',
  /** @param {import('./bench.mjs').Bench} bench */
  async run({ world }) {
    const { dataDir, bareFile } = await world();
    const { address, pid, close } = await startOurs(dataDir);
    try {
      const figures = [row('start', '启动后', megabytesOf(pid))];
      const actor = await actorOf(address, bareFile);
      for (const { name, title, act } of acts) {
        await act({ ...actor, round: 1 });
        await wait(rest);
        figures.push(row(name, `${title}之后空闲`, megabytesOf(pid)));
      }
      return figures;
    } finally {
      await close();
    }
  },
};
