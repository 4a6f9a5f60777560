import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Stop } from '../lib/command.mjs';
import { classesIn, workbook } from './importing.mjs';
import { figure } from './ratios.mjs';
import { signIn, startOurs } from './servers.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {Record<string, string>} Headers */
/** @typedef {{ address: string, teacher: Headers, admin: Headers, classes: [string, string][], round: number }} Actor */
/** @typedef {{ name: string, title: string, act: (actor: Actor) => Promise<unknown> }} Act */

const password = 'understudy';
const betweenProbes = 20;
const longestAct = 60_000;
/** Nobody waits longer than this for anybody else, in milliseconds. */
export const longestWait = 500;

const wrongbook = '/api/wrongbook/v1.0/web';
/** Work of the persona `teacher` with answers of three classes, and what a class of it prints. */
const works = ['90014002', '90014003'];

/** @param {string} url @param {Headers} headers @param {object} [body] */
export async function ask(url, headers, body) {
  const json = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const answer = await fetch(url, {
    ...(body ? { ...json, body: JSON.stringify(body) } : { headers }),
    signal: AbortSignal.timeout(longestAct),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Stop(`${url} 的回答是 ${answer.status}`);
  return text;
}

/** @param {Actor} actor */
async function importMany({ address, admin, classes, round }) {
  const body = new FormData();
  body.set('file', new Blob([workbook(classes, 100 + round, 20_000)]), 'list.xls');
  const url = `${address}/api/vesta/student/importData?schoolId=${largeSchool.id}`;
  await fetch(url, { method: 'POST', headers: admin, body, signal: AbortSignal.timeout(longestAct) });
}

/** @param {Actor} actor */
async function printMany({ address, teacher }) {
  const kinds = ['paper', 'answers', 'sheets'];
  const orders = works.flatMap((assignmentId) =>
    Array.from({ length: 2 }, () => ask(`${address}${wrongbook}/print/render`, teacher, { assignmentId, kinds })),
  );
  await Promise.all(orders);
}

/** Fills sheets in, scans them, and reads the scan to its end. @param {Actor} actor */
async function scanMany({ address, teacher }) {
  await ask(`${address}${wrongbook}/scan/make`, teacher, { assignmentId: works[0], damage: 'usual' });
  const list = `${address}${wrongbook}/scan/page?size=100`;
  const isOver = async () => JSON.parse(await ask(list, teacher)).data.records.every(hasEnded);
  while (!(await isOver())) await wait(500);
}

/** Whether a document has been read, or cannot be. @param {{ state: number }} document */
const hasEnded = ({ state }) => state >= 3;

/** @param {Actor} actor */
async function reportMany({ address, teacher, round }) {
  const reports = Array.from({ length: 10 }, (_, index) => {
    const from = `2025-0${1 + (index % 9)}-${String(10 + round).padStart(2, '0')}`;
    return ask(`${address}${wrongbook}/report/homework?courseId=202&from=${from}&to=2026-12-31`, teacher);
  });
  await Promise.all(reports);
}

/** @param {Actor} actor */
const guessPasswords = async ({ address, round }) =>
  autocannon({
    url: address,
    connections: 200,
    // In a thread of its own, or whoever measures would wait for it.
    workers: 1,
    duration: 5,
    maxOverallRequests: 100_000,
    sampleInt: 100,
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        method: 'POST',
        path: '/account/token',
        body: JSON.stringify({ account: `nobody-${round}`, password: 'wrong' }),
      },
    ],
  });

/** What is heaviest of all that one may do. @type {Act[]} */
export const acts = [
  { name: 'import', title: '导入 20,000 行', act: importMany },
  { name: 'print', title: '打印 4 份全班', act: printMany },
  { name: 'scan', title: '扫描全班', act: scanMany },
  { name: 'reports', title: '同时看 10 份报告', act: reportMany },
  { name: 'flood', title: '200 个连接猜密码', act: guessPasswords },
];

/**
 * Milliseconds that people of another school wait for a page of a class and for a file, until the work is over.
 * @param {string} address @param {Headers} headers @param {Promise<unknown>} over
 */
async function waitsOf(address, headers, over) {
  const paths = ['/api/vesta/student/page?schoolId=1002&classId=100207001&current=1&size=20', '/config.json'];
  /** @type {number[]} */
  const waits = [];
  let isOver = false;
  const end = () => (isOver = true);
  over.then(end, end);
  const probe = async (/** @type {string} */ path) => {
    while (!isOver) {
      const start = performance.now();
      await ask(address + path, headers);
      waits.push(performance.now() - start);
      await wait(betweenProbes);
    }
  };
  await Promise.all([...paths.map(probe), over]);
  return waits.sort((a, b) => a - b);
}

/** @param {number[]} sorted */
const p99 = (sorted) => sorted[Math.floor(sorted.length * 0.99)] ?? NaN;

/** @param {Bench} bench @param {Act} act @param {Actor} actor @param {Headers} others */
async function figuresOf(bench, { name, title, act }, actor, others) {
  const { address } = actor;
  const quiet = [];
  const beside = [];
  const longest = [];
  for (let round = 1; round <= Math.min(bench.rounds, 3); round++) {
    quiet.push(p99(await waitsOf(address, others, wait(bench.seconds * 1_000))));
    const waits = await waitsOf(address, others, act({ ...actor, round }));
    beside.push(p99(waits));
    longest.push(waits.at(-1) ?? NaN);
  }
  const limit = longest.map(() => longestWait);
  const better = /** @type {const} */ ('lower');
  return [
    figure({
      name: `beside-${name}`,
      title: `他人 p99：${title}`,
      unit: '毫秒',
      aim: { better, ratio: 5 },
      baselineIs: '同一服务空闲时的 p99',
      ours: beside,
      baseline: quiet,
    }),
    figure({
      name: `longest-${name}`,
      title: `他人最久：${title}`,
      unit: '毫秒',
      aim: { better, ratio: 1 },
      baselineIs: '任何人最多等待 500 毫秒',
      ours: longest,
      baseline: limit,
    }),
  ];
}

/** Who acts on a server of the large world. @param {string} address @param {string} bareFile @returns {Promise<Actor>} */
export async function actorOf(address, bareFile) {
  const [teacher, admin] = await Promise.all([
    signIn(address, { admin: 'teacher', password }),
    signIn(address, largeSchool),
  ]);
  return { address, teacher, admin, classes: classesIn(bareFile), round: 0 };
}

export const isolationRow = {
  name: 'isolation',
  title: '一人做最重的事，他人等多久',
  /** @param {Bench} bench */
  run: async (bench) => {
    const { dataDir, bareFile } = await bench.world();
    const { address, close } = await startOurs(dataDir);
    try {
      const others = await signIn(address, { admin: 'school-admin', password });
      const figures = [];
      const actor = await actorOf(address, bareFile);
      for (const act of acts) figures.push(...(await figuresOf(bench, act, actor, others)));
      return figures;
    } finally {
      await close();
    }
  },
};
