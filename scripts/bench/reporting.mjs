import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { Stop } from '../lib/command.mjs';
import { alternate, figure, medianOf } from './ratios.mjs';
import { signIn, startOurs } from './servers.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {Record<string, string>} Headers */
/** @typedef {{ address: string, admin: Headers, marker: Headers, work: Work }} Writer */
/** @typedef {{ assignmentId: string, submissionId: string, position: number }} Work */

const { password } = largeSchool;
/** Reads of one round, of which the median counts: each takes a few milliseconds only. */
const readsPerRound = 5;
/** Whose report is read, of one class, and who marks another class of the same school. */
const reader = 'teacher';
const otherTeacher = 'classic-teacher';
const report = '/api/wrongbook/v1.0/web/report/homework?courseId=202&from=2025-08-01&to=2026-12-31&classId=100207001';

const published = `select a.id assignmentId, s.id submissionId, r.position from assignments a
  join users u on u.id = a.teacher_id join submissions s on s.assignment_id = a.id join responses r on r.submission_id = s.id
  where u.account = ? and a.publish_time <> '' and a.is_deleted = 0 limit 1`;

/** An answer of another class, whose scores are out. @param {string} databaseFile */
function workIn(databaseFile) {
  const sqlite = new Sqlite(databaseFile, { readonly: true });
  const { assignmentId, submissionId, position } = /** @type {any} */ (sqlite.prepare(published).get(otherTeacher));
  sqlite.close();
  return { assignmentId: String(assignmentId), submissionId: String(submissionId), position };
}

/** @param {string} url @param {Headers} headers @param {object} body */
async function post(url, headers, body) {
  const json = { ...headers, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const { msg } = await answer.json();
  if (!answer.ok) throw new Stop(`${url} 被拒绝：${msg}`);
}

/** @type {{ name: string, title: string, write: (writer: Writer, round: number) => Promise<unknown> }[]} */
const writes = [
  {
    name: 'sign-in',
    title: '他人登录之后',
    write: ({ address }) => signIn(address, { admin: 'school-admin', password }),
  },
  {
    name: 'roster',
    title: '他校新增学生之后',
    write: ({ address, admin }, round) =>
      post(`${address}/api/vesta/student/add`, admin, {
        schoolId: largeSchool.id,
        studentNo: `8${randomUUID().slice(0, 8)}`,
        name: `新生${round}`,
      }),
  },
  {
    name: 'marks',
    title: '别班给分之后',
    write: ({ address, marker, work: { assignmentId, submissionId, position } }, round) =>
      post(`${address}/api/wrongbook/v1.0/web/marking/give`, marker, {
        assignmentId,
        marks: [{ key: randomUUID(), submissionId, position, score: round % 2 }],
      }),
  },
];

/** The median of several times of one round. @param {() => Promise<number>} once */
export async function medianTime(once) {
  const times = [];
  for (let time = 0; time < readsPerRound; time++) times.push(await once());
  return medianOf(times);
}

/** Milliseconds until a report has come. @param {string} address @param {Headers} headers */
async function read(address, headers) {
  const begin = performance.now();
  const answer = await fetch(address + report, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Stop(`报告的回答是 ${answer.status}`);
  return performance.now() - begin;
}

export const reportRow = {
  name: 'reports',
  title: '别处写入之后的学期报告',
  /** @param {import('./bench.mjs').Bench} bench */
  async run({ rounds, world }) {
    const { dataDir, bareFile } = await world();
    const { address, close } = await startOurs(dataDir);
    try {
      const [mine, admin, marker] = await Promise.all(
        [reader, largeSchool.admin, otherTeacher].map((account) => signIn(address, { admin: account, password })),
      );
      const writer = { address, admin: admin ?? {}, marker: marker ?? {}, work: workIn(bareFile) };
      const headers = mine ?? {};
      const figures = [];
      for (const { name, title, write } of writes) {
        let written = 0;
        const after = async () => {
          await write(writer, written++);
          return read(address, headers);
        };
        const measured = await alternate(
          rounds,
          () => medianTime(after),
          () => medianTime(() => read(address, headers)),
        );
        figures.push(
          figure({
            name: `report-after-${name}`,
            title: `报告：${title}`,
            unit: '毫秒',
            aim: { better: 'lower', ratio: 1.2 },
            baselineIs: '同一份报告再看一次',
            ...measured,
          }),
        );
      }
      return figures;
    } finally {
      await close();
    }
  },
};
