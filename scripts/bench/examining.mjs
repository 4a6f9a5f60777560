import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { Stop } from '../lib/command.mjs';
import { ask, longestWait } from './isolating.mjs';
import { alternate, figure } from './ratios.mjs';
import { medianTime } from './reporting.mjs';
import { signIn, withBoth } from './servers.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {Record<string, string>} Headers */
/** @typedef {{ id: string, leader: string, subjectIds: string[], courseId: string, subjectId: string }} Exam */
/** @typedef {{ address: string, bare: string, leader: Headers, admin: Headers, researcher: Headers, exam: Exam }} Place */

const web = '/api/wrongbook/v1.0/web/exam';
const { password } = largeSchool;
const better = /** @type {const} */ ('lower');
const unit = '毫秒';

/** What nobody waits longer for, in milliseconds. */
const limits = { publishing: 5_000, tickets: 10_000, region: 200 };
/** Who looks over the region that sits the exam. */
const researcher = 'researcher';
const betweenLooks = 50;
const betweenWrites = 10;

/** An exam of a school of 800 that belongs to that of the region, and a teacher of one of its classes. */
const wanted = `select x.id, u.account leader, (select json_group_array(subject_id) from exam_subjects where exam_id = x.id) subjectIds,
    s.course_id courseId, s.subject_id subjectId
  from exams x join exam_subjects s on s.exam_id = x.id and s.position = 2 join exam_classes c on c.exam_id = x.id join teachings t on t.class_id = c.class_id
    join users u on u.id = t.teacher_id
  where x.joint_id <> '' and (select count(*) from exam_students where exam_id = x.id) = 800 order by x.id, u.id limit 1`;

/** Nobody but personas and helpers has a password, and who runs the school has no screens of exams. */
const lettingIn = [
  `update users set password_hash = (select password_hash from users where account = '${largeSchool.admin}') where account = :leader`,
  'insert or ignore into exam_leaders (exam_id, user_id) select :id, id from users where account = :leader',
];

/** @param {string} dataDir @returns {Exam} */
function examIn(dataDir) {
  const sqlite = new Sqlite(join(dataDir, 'main.sqlite'));
  try {
    const found = /** @type {any} */ (sqlite.prepare(wanted).get());
    for (const statement of lettingIn) sqlite.prepare(statement).run({ id: found.id, leader: found.leader });
    return { ...found, subjectIds: JSON.parse(found.subjectIds) };
  } finally {
    sqlite.close();
  }
}

/** @param {() => Promise<unknown>} act */
async function timeOf(act) {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

/** What changes the report of an exam without changing its figures. @param {Place} place @param {number} time */
const disturb = ({ address, leader, exam }, time) =>
  ask(`${address}${web}/report/set`, leader, { examId: exam.id, lines: [], margin: 1 + (time % 9) });

/** @param {Place} place @param {number} rounds */
async function report(place, rounds) {
  const { address, bare, leader, exam } = place;
  const read = () => timeOf(() => ask(`${address}${web}/report?examId=${exam.id}`, leader));
  const query = () => timeOf(() => ask(`${bare}/exam?examId=${exam.id}`, {}));
  let changes = 0;
  const made = async () => {
    await disturb(place, changes++);
    return read();
  };
  const measure = (/** @type {() => Promise<number>} */ ours) =>
    alternate(
      rounds,
      () => medianTime(ours),
      () => medianTime(query),
    );
  const same = { unit, aim: { better, ratio: 1.2 }, baselineIs: '同样的汇总查询，Fastify 与 better-sqlite3' };
  return [
    figure({ name: 'exam-report-made', title: '800 人 9 科报告：刚改动后', ...same, ...(await measure(made)) }),
    figure({ name: 'exam-report', title: '800 人 9 科报告：再看', ...same, ...(await measure(read)) }),
  ];
}

/** What a researcher sees of the region. @param {Place} place @param {number} rounds */
async function region(place, rounds) {
  const { address, bare, researcher, exam } = place;
  const { id: examId, courseId, subjectId } = exam;
  const analysis = `${address}/api/wrongbook/v1.0/web/analysis`;
  const times = { schools: 0, points: 0 };
  const made = (/** @type {'schools' | 'points'} */ what) => async () => {
    await disturb(place, times[what]++);
    return timeOf(() => ask(`${analysis}/${what}?examId=${examId}&courseId=${courseId}`, researcher));
  };
  const query = () => timeOf(() => ask(`${bare}/region?examId=${examId}&subjectId=${subjectId}`, {}));
  const figures = [];
  for (const [what, title] of /** @type {const} */ ([
    ['schools', '5 万人各校比较'],
    ['points', '5 万人知识点 × 学校'],
  ])) {
    const measured = await alternate(
      rounds,
      () => medianTime(made(what)),
      () => medianTime(query),
    );
    const named = { name: `exam-region-${what}`, title: `${title}：刚改动后`, unit };
    const baseline = measured.ours.map(() => limits.region);
    const most = { aim: { better, ratio: 1 }, baselineIs: '最多 200 毫秒', ours: measured.ours, baseline };
    const same = { aim: { better, ratio: 1.2 }, baselineIs: '同样的汇总查询，Fastify 与 better-sqlite3', ...measured };
    figures.push(
      figure({ ...named, ...most }),
      figure({ ...named, name: `${named.name}-bare`, title: `${title}：比汇总查询`, ...same }),
    );
  }
  return figures;
}

/** Publishes all subjects, or takes them back, until that is done. @param {Place} place @param {string} act */
async function carryOut({ address, leader, exam: { id, subjectIds } }, act) {
  const subjects = subjectIds.map((subjectId) => ({ subjectId }));
  await ask(`${address}${web}/publish`, leader, { examId: id, act, subjects });
  const look = async () => JSON.parse(await ask(`${address}${web}/publishing?examId=${id}`, leader)).data.latest;
  let latest = await look();
  for (; latest.state === 'running'; latest = await look()) await wait(betweenLooks);
  if (latest.state !== 'done') throw new Stop(`发布失败：${latest.reason}`);
}

/** The longest that a writer of another school waits while something goes on. @param {Place} place @param {Promise<unknown>} over */
async function longestWrite({ address, admin }, over) {
  const state = { isOver: false };
  const end = () => (state.isOver = true);
  over.then(end, end);
  let longest = 0;
  while (!state.isOver) {
    const student = { schoolId: largeSchool.id, studentNo: `7${randomUUID().slice(0, 8)}`, name: '新生' };
    longest = Math.max(longest, await timeOf(() => ask(`${address}/api/vesta/student/add`, admin, student)));
    await wait(betweenWrites);
  }
  await over;
  return longest;
}

/** @param {Place} place @param {number} rounds */
async function publishing(place, rounds) {
  /** @type {number[]} */
  const times = [];
  const waits = [];
  for (let round = 1; round <= rounds; round++) {
    await carryOut(place, 'takeBack');
    const begin = performance.now();
    waits.push(
      await longestWrite(
        place,
        carryOut(place, 'publish').then(() => times.push(performance.now() - begin)),
      ),
    );
  }
  return [
    figure({
      name: 'exam-publish',
      title: '后台发布 800 人 9 科',
      unit,
      aim: { better, ratio: 1 },
      baselineIs: '最多 5 秒',
      ours: times,
      baseline: times.map(() => limits.publishing),
    }),
    figure({
      name: 'exam-publish-writer',
      title: '发布时他人写入最久',
      unit,
      aim: { better, ratio: 1 },
      baselineIs: '任何人最多等待 500 毫秒',
      ours: waits,
      baseline: waits.map(() => longestWait),
    }),
  ];
}

/** @param {Place} place @param {number} rounds */
async function tickets({ address, leader, exam }, rounds) {
  const print = () => ask(`${address}${web}/print`, leader, { examId: exam.id, kinds: ['tickets'] });
  const ours = [];
  for (let round = 1; round <= Math.min(rounds, 3); round++) ours.push(await timeOf(print));
  const baseline = ours.map(() => limits.tickets);
  const aim = { better, ratio: 1 };
  const named = { name: 'exam-tickets', title: '排版 800 人 9 科准考证' };
  return [figure({ ...named, unit, aim, baselineIs: '最多 10 秒', ours, baseline })];
}

export const examRow = {
  name: 'exams',
  title: '5 万人 9 科的区域联考',
  /** @param {Bench} bench */
  run: async (bench) => {
    const exam = examIn((await bench.world()).dataDir);
    return withBoth(bench, async (ours, bare) => {
      const [leader, admin, looking] = await Promise.all(
        [exam.leader, largeSchool.admin, researcher].map((account) =>
          signIn(ours.address, { admin: account, password }),
        ),
      );
      const place = {
        address: ours.address,
        bare: bare.address,
        exam,
        leader: leader ?? {},
        admin: admin ?? {},
        researcher: looking ?? {},
      };
      const figures = [];
      for (const measure of [report, region, publishing, tickets])
        figures.push(...(await measure(place, bench.rounds)));
      return figures;
    });
  },
};
