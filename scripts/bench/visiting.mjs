import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../lib/command.mjs';
import { compressFiles } from '../lib/compress.mjs';
import { inProject } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';
import { alternate, figure, medianOf } from './ratios.mjs';
import { signIn, startOurs } from './servers.mjs';
import { startBrowser, visit } from './visit.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {import('./visit.mjs').Visit} Visit */

const most = { requests: 25, kilobytes: 400, rounds: 3 };

/** The homes of roles and a list that people keep as a bookmark; `content` is there when the answers have been drawn. */
const screens = [
  { name: 'teacher', title: '教师首页', account: 'teacher', path: '/', content: 'ul[aria-label="作业"] > li' },
  {
    name: 'school-dashboard',
    title: '学校看板',
    account: 'school-admin',
    path: '/#/school-dashboard',
    content: 'main a[href^="#/studentManage"]',
  },
  {
    name: 'students',
    title: '学生管理',
    account: 'school-admin',
    path: '/#/studentManage',
    content: 'main tbody input[type=checkbox]',
  },
];

/** @typedef {(typeof screens)[number]} Screen */

/** @param {string} folder */
async function demoWorld(folder) {
  const dataDir = join(folder, 'demo');
  mkdirSync(dataDir, { recursive: true });
  const { code, output } = await runNode(['dist/server/seed.js', '--size', 'demo', '--sandbox', 'main'], {
    capture: true,
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Stop('生成 demo 数据失败', output);
  return dataDir;
}

/** The token itself. @param {string} address @param {string} account */
async function tokenOf(address, account) {
  const { 'blade-auth': header } = await signIn(address, { ...largeSchool, admin: account });
  return header.replace('bearer ', '');
}

const floorPage = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>floor</title>
<link rel="icon" href="/assets/floor.svg"><script type="module" src="/assets/floor.js"></script>
<link rel="stylesheet" href="/assets/floor.css"></head><body></body></html>`;

/**
 * Puts a page of one script and one style beside a copy of our server, as ours lies beside it. What cannot be packed
 * travels in the length that it has.
 * @param {string} folder
 * @param {Visit} size
 */
async function makeFloor(folder, { script, style }) {
  rmSync(folder, { recursive: true, force: true });
  const assets = join(folder, 'client', 'assets');
  for (const below of ['assets', 'account', 'icons']) mkdirSync(join(folder, 'client', below), { recursive: true });
  cpSync(inProject('dist/server'), join(folder, 'server'), { recursive: true });
  for (const page of ['index.html', 'account/index.html']) writeFileSync(join(folder, 'client', page), floorPage);
  /** @param {number} length */
  const ballast = (length) => `/*${randomBytes(length).toString('base64')}*/`;
  const draw = `document.body.innerHTML = '<main><h1>floor</h1></main>';`;
  writeFileSync(join(assets, 'floor.js'), ballast(script) + draw);
  writeFileSync(join(assets, 'floor.css'), `${ballast(style)}h1 { margin: 0; }`);
  writeFileSync(join(assets, 'floor.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
  await compressFiles(assets);
  return join(folder, 'server', 'main.js');
}

/** Visits one screen and its floor in turn. @param {string} folder @param {string} dataDir @param {Screen} screen @param {number} rounds */
async function measure(folder, dataDir, { account, path, content }, rounds) {
  const browser = await startBrowser();
  const ours = await startOurs(dataDir);
  try {
    const target = { address: ours.address + path, content, token: await tokenOf(ours.address, account) };
    const size = await visit(browser, target);
    const floor = await startOurs(dataDir, await makeFloor(join(folder, 'floor'), size));
    try {
      /** @type {Visit[]} */
      const visits = [];
      const measured = await alternate(
        Math.min(rounds, most.rounds),
        async () => visits[visits.push(await visit(browser, target)) - 1]?.milliseconds ?? NaN,
        async () => (await visit(browser, { address: floor.address, content: 'main h1' })).milliseconds,
      );
      return { visits, measured };
    } finally {
      await floor.close();
    }
  } finally {
    await ours.close();
    await browser.close();
  }
}

/** @param {Screen} screen @param {Awaited<ReturnType<typeof measure>>} found */
function figuresOf({ name, title }, { visits, measured }) {
  const bytes = medianOf(visits.map(({ script, style, other }) => script + style + other));
  const size = { aim: /** @type {const} */ ({ better: 'lower', ratio: 1 }), baselineIs: '目标上限' };
  const named = { name: `visit-${name}`, title: `首次打开：${title}` };
  return [
    figure({
      ...named,
      unit: '毫秒',
      aim: { better: 'lower', ratio: 1.5 },
      baselineIs: '同样大小的一个脚本与一个样式，同一服务',
      ...measured,
    }),
    figure({
      ...size,
      name: `${named.name}-requests`,
      title: `${named.title}（请求）`,
      unit: '个',
      ours: [medianOf(visits.map(({ requests }) => requests))],
      baseline: [most.requests],
    }),
    figure({
      ...size,
      name: `${named.name}-size`,
      title: `${named.title}（不含字体）`,
      unit: 'kB',
      ours: [bytes / 1000],
      baseline: [most.kilobytes],
    }),
  ];
}

export const visitRow = {
  name: 'visit',
  title: '首次打开（1.6 Mbit/s，150 毫秒）',
  /** @param {Bench} bench */
  async run({ rounds, folder }) {
    const dataDir = await demoWorld(folder);
    const figures = [];
    for (const screen of screens) figures.push(...figuresOf(screen, await measure(folder, dataDir, screen, rounds)));
    return figures;
  },
};
