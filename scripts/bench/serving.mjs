import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { Stop } from '../lib/command.mjs';
import { alternate, figure } from './ratios.mjs';
import { signIn, withBoth } from './servers.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {{ address: string, headers: Record<string, string> }} Target */

const connections = 10;
const mostRequests = 500_000;
const pageSize = 20;
const baselineIs = 'Fastify 与 better-sqlite3，语句预编译';
const classesAsked = 50;

const page = `/api/vesta/student/page?schoolId=${largeSchool.id}&size=${pageSize}`;

/** Pages of many classes in turn, so that no single one is kept warm. @param {string} databaseFile */
export function classPages(databaseFile) {
  const sqlite = new Sqlite(databaseFile, { readonly: true });
  const ids = sqlite.prepare('select id from school_classes where school_id = ? and status = 0 order by id limit ?');
  const found = /** @type {string[]} */ (ids.pluck().all(largeSchool.id, classesAsked));
  sqlite.close();
  return found.map((id) => `${page}&classId=${id}&current=1`);
}

/** Requests per second that a server answers. @param {Target} target @param {string[]} paths @param {number} seconds */
export async function load({ address, headers }, paths, seconds) {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    maxOverallRequests: mostRequests,
    sampleInt: 100,
    headers,
    requests: paths.map((path) => ({ path })),
  });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Stop(`${paths[0]} 有请求失败`);
  return result['2xx'] / result.duration;
}

/** Only servers that answer the same can be compared. @param {Target[]} targets @param {string} path */
async function expectSame(targets, path) {
  const answers = await Promise.all(
    targets.map(async ({ address, headers }) => (await fetch(address + path, { headers })).json()),
  );
  if (!isDeepStrictEqual(answers[0], answers[1])) throw new Stop(`${path} 的回答与基线不同`);
}

/**
 * A row that asks both servers for the same paths.
 * @param {string} name @param {string} title @param {number} aim
 * @param {(databaseFile: string) => string[]} pathsIn
 */
const row = (name, title, aim, pathsIn) => ({
  name,
  title,
  /** @param {Bench} bench */
  run: (bench) =>
    withBoth(bench, async (ours, bare) => {
      const paths = pathsIn((await bench.world()).bareFile);
      const mine = { address: ours.address, headers: await signIn(ours.address, largeSchool) };
      const theirs = { address: bare.address, headers: {} };
      await expectSame([mine, theirs], paths[0] ?? '');
      const measured = await alternate(
        bench.rounds,
        () => load(mine, paths, bench.seconds),
        () => load(theirs, paths, bench.seconds),
      );
      return [figure({ name, title, unit: '次/秒', aim: { better: 'higher', ratio: aim }, baselineIs, ...measured })];
    }),
});

export const servingRows = [
  row('class-page', '班级学生一页', 1, classPages),
  row('first-page', '全校 50,000 学生首页', 5, () => [`${page}&current=1`]),
  row('last-page', '全校 50,000 学生末页', 5, () => [`${page}&current=${50_000 / pageSize}`]),
  row('class-tree', '年级班级树', 1, () => [`/api/vesta/class/treeClassBySchool?schoolId=${largeSchool.id}`]),
];
