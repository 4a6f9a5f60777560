import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Stop } from '../lib/command.mjs';
import { runNode } from '../lib/run.mjs';
import { ask } from './isolating.mjs';
import { alternate, figure } from './ratios.mjs';
import { startOurs } from './servers.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {{ address: string, dataDir: string, folder: string, rounds: number }} Place */

const scenario = 'after-midterm';
/** As many sandboxes as are in use at once, and the most megabytes that the server may take then. */
const many = 200;
const mostMegabytes = 1_024;
const atOnce = 50;

const wrongbook = '/api/wrongbook/v1.0/web';
/** What somebody reads who looks around. */
const read = [
  '/api/juno/personal/myRoles',
  `${wrongbook}/nav/getMenuBadge`,
  `${wrongbook}/assignment/page?current=1&size=10`,
  `${wrongbook}/paper/page?current=1&size=10`,
  `${wrongbook}/question/page?current=1&size=10`,
  `${wrongbook}/scan/page?current=1&size=10`,
  `${wrongbook}/task/list`,
];

const better = /** @type {const} */ ('lower');

/** @param {Place} place @param {string} path @param {object} [body] */
const tell = async ({ address }, path, body) => JSON.parse(await ask(`${address}/console/api/${path}`, {}, body)).data;

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** @param {Place} place @param {number} count @returns {Promise<string[]>} */
async function make(place, count) {
  const titles = Array.from({ length: count }, (_, index) => `学员 ${index + 1}`);
  const made = await tell(place, 'sandboxes/create', { scenario, titles });
  return made.map((/** @type {{ sandbox: string }} */ { sandbox }) => sandbox);
}

/** Milliseconds of copying a file; the copy goes again. @param {string} file @param {string} folder */
async function copied(file, folder) {
  const target = join(folder, 'copied');
  const milliseconds = await timeOf(() => copyFile(file, target));
  await rm(target);
  return milliseconds;
}

/** @param {{ name: string, title: string, measured: { ours: number[], baseline: number[] }, baselineIs?: string, ratio?: number }} row */
const timed = ({ name, title, measured, baselineIs = '复制同一个数据库文件', ratio = 1.5 }) =>
  figure({
    name: `sandbox-${name}`,
    title: `沙箱：${title}`,
    unit: '毫秒',
    aim: { better, ratio },
    baselineIs,
    ...measured,
  });

/** New ones, of a scenario and of one that is there. @param {Place} place */
async function makingFigures(place) {
  const { dataDir, folder, rounds } = place;
  const prepared = join(dataDir, 'scenarios', scenario, 'world.sqlite');
  const small = await alternate(
    rounds,
    () => timeOf(() => make(place, 1)),
    () => copied(prepared, folder),
  );
  const large = await alternate(
    rounds,
    () => timeOf(() => tell(place, 'sandboxes/copy', { sandbox: 'main', title: '副本' })),
    () => copied(join(dataDir, 'main.sqlite'), folder),
  );
  return [
    timed({ name: 'new', title: '新建 small', measured: small }),
    timed({ name: 'copy', title: '复制 demo', measured: large }),
  ];
}

/** @param {Place} place @param {string} sandbox @param {string} size */
async function restoreFigure(place, sandbox, size) {
  const { dataDir, folder, rounds } = place;
  const measured = await alternate(
    rounds,
    () => timeOf(() => tell(place, 'sandboxes/restore', { sandboxes: [sandbox] })),
    () => copied(join(dataDir, `${sandbox}.initial`), folder),
  );
  return timed({ name: `restore-${size}`, title: `恢复 ${size}`, measured });
}

/** The first request of one that is asleep, and the next one. @param {Place} place */
async function wakingFigure(place) {
  const sleeping = await make(place, place.rounds + 1);
  const first = (/** @type {number} */ round) =>
    timeOf(() => ask(`${place.address}/account/personas?sandbox=${sleeping[round]}`, {}));
  const measured = await alternate(place.rounds, first, first);
  return timed({ name: 'waking', title: '休眠后第一个请求', measured, baselineIs: '同一请求，已打开', ratio: 50 });
}

/** @param {number} pid */
const megabytesOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Somebody signs in and looks around. @param {string} address @param {string} sandbox */
async function lookAround(address, sandbox) {
  const who = { account: 'teacher', password: 'understudy', sandbox };
  const { data } = JSON.parse(await ask(`${address}/account/token`, {}, who));
  for (const path of read) await ask(address + path, { 'blade-auth': `bearer ${data.accessToken}` });
}

/** What the server takes with so many in use at once. @param {Place} place @param {number} pid */
async function memoryFigure(place, pid) {
  const names = [];
  while (names.length < many) names.push(...(await make(place, atOnce)));
  for (const name of names) await lookAround(place.address, name);
  return figure({
    name: 'sandbox-memory',
    title: `内存：同时用 ${many} 个沙箱`,
    unit: 'MB',
    aim: { better, ratio: 1 },
    baselineIs: '目标上限',
    ours: [megabytesOf(pid)],
    baseline: [mostMegabytes],
  });
}

/** @param {string} dataDir */
async function seedDemo(dataDir) {
  await mkdir(dataDir, { recursive: true });
  const { code, output } = await runNode(['dist/server/seed.js'], { capture: true, env: { DATA_DIR: dataDir } });
  if (code !== 0) throw new Stop('生成 demo 数据失败', output);
}

export const sandboxRow = {
  name: 'sandbox',
  title: '沙箱：新建、恢复、休眠、内存',
  /** @param {Bench} bench */
  async run({ folder, rounds }) {
    const dataDir = join(folder, 'sandboxes');
    await seedDemo(dataDir);
    const { address, pid, close } = await startOurs(dataDir, undefined, { CONSOLE_KEY: '', OVERLOAD_DELAY: '0' });
    const place = { address, dataDir, folder, rounds };
    try {
      const [own = ''] = await make(place, 1);
      return [
        ...(await makingFigures(place)),
        await restoreFigure(place, own, 'small'),
        await restoreFigure(place, 'main', 'demo'),
        await wakingFigure(place),
        await memoryFigure(place, pid),
      ];
    } finally {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
