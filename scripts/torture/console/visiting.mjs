import { pdf, workbook } from '../files.mjs';
import { Broken } from '../ledger.mjs';
import { writeDocument } from '../load-documents.mjs';
import { importList, writeClass, writeStudent } from '../load-roster.mjs';
import { mark, school, teacher } from '../world.mjs';
import { visitFaulty } from './faulty.mjs';
import { accounts, reads, rolesPath, seenText } from './reading.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */

/** @typedef {import('./reading.mjs').Seen} Seen */

const writes = [writeStudent, writeStudent, writeClass, writeDocument, writeDocument, importList];

/** Reads one thing that everybody may see, and one that others may not. @param {Soak} soak @param {Sandbox} sandbox */
async function lookAsSomebody(soak, sandbox) {
  const token = await soak.signIn(sandbox, sandbox.random.pick(sandbox.personas) ?? accounts.user);
  for (const path of [rolesPath, sandbox.random.pick(reads.user) ?? rolesPath]) {
    const seen = await soak.look(sandbox, path, { token });
    if (seen ? ![200, 400, 403].includes(seen.status) : !soak.isEnding)
      throw new Broken(`沙箱 ${sandbox.name} 的 ${path} 回答 ${seenText(seen)}`);
  }
}

/** @param {Soak} soak @param {Sandbox} sandbox @param {import('../client.mjs').Ask} ask @param {readonly string[]} paths */
async function read(soak, { name, random }, ask, paths) {
  const path = random.pick(paths) ?? rolesPath;
  const answer = await ask(path);
  if (answer && answer.code !== 200)
    throw new Broken(`沙箱 ${name} 的 ${path} 回答 ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

/** Throws unless a student who was written is read. @param {Sandbox} sandbox @param {import('../client.mjs').Ask} ask */
async function readOwn({ name, random, mine }, ask) {
  const student = random.pick(mine.filter(({ kind, holds }) => kind === 'student' && holds));
  if (!student) return { code: 200 };
  const query = { schoolId: school.id, keyword: student.key, current: '1', size: '10' };
  const answer = await ask('/api/vesta/student/page', { query });
  const found = answer?.data.records?.[0]?.name;
  if (answer && found !== student.holds?.name)
    throw new Broken(`沙箱 ${name} 里读到 ${student.key} 的姓名是 ${found}，应为 ${student.holds?.name}`);
  return answer;
}

/** Reads and writes for a while, as people do who are signed in. @param {Soak} soak @param {Sandbox} sandbox */
export async function visit(soak, sandbox) {
  if (sandbox.faults.length > 0) return visitFaulty(soak, sandbox);
  const { random, ledger, mine } = sandbox;
  const tokens = await soak.enter(sandbox);
  const admin = soak.connect(sandbox, tokens.admin);
  const user = soak.connect(sandbox, tokens.user);
  try {
    for (let left = 3 + random.below(6); left > 0; left -= 1) {
      const write = random.pick(writes) ?? writeStudent;
      const answer = await (random.chance(0.4)
        ? write({ ledger, random, mine, admin, user })
        : random.pick([
            () => read(soak, sandbox, admin.ask, reads.admin),
            () => read(soak, sandbox, user.ask, reads.user),
            () => readOwn(sandbox, admin.ask),
          ])?.());
      if (!answer) return;
    }
  } finally {
    admin.close();
    user.close();
  }
  if (random.chance(0.3)) await lookAsSomebody(soak, sandbox);
}

/** @param {Sandbox} sandbox @returns {{ path: string, account: 'admin' | 'user', asked: import('../client.mjs').Asked }[]} */
function stormOf({ ledger, random }) {
  const key = `${mark}${ledger.number()}`;
  const { id: schoolId, gradeId } = school;
  const rows = Array.from({ length: 20 + random.below(200) }, (_, at) => [
    `学生${key}R${at}`,
    `${key}R${at}`,
    '女',
    '',
    '',
    '',
    '',
  ]);
  const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
  const list = { name: 'list.xls', bytes: workbook([header, ...rows]) };
  const folder = '/api/wrongbook/v1.0/teacher/doc';
  return [
    {
      path: '/api/vesta/student/add',
      account: 'admin',
      asked: { json: { schoolId, studentNo: `${key}S`, name: `学生${key}S` } },
    },
    { path: '/api/vesta/class/add', account: 'admin', asked: { json: { schoolId, gradeId, className: key } } },
    { path: '/api/vesta/student/importData', account: 'admin', asked: { query: { schoolId }, file: list } },
    {
      path: `${folder}/uploadResource`,
      account: 'user',
      asked: {
        query: { teacherId: teacher.id, title: key, target: 'print' },
        file: pdf(random, 2),
        pieces: 3,
        pause: 5,
      },
    },
    { path: reads.admin[0] ?? rolesPath, account: 'admin', asked: {} },
  ];
}

/** What is answered to those who are at work in a sandbox that is taken back or removed. */
const inStorm = [200, 401, 503];

/**
 * Has many write in a sandbox at once, over and over, of which the ledger learns nothing; `end` waits until they have been answered.
 * @param {Soak} soak @param {Sandbox} sandbox @returns {Promise<{ end: () => Promise<void> }>}
 */
export async function beginStorm(soak, sandbox) {
  const tokens = await soak.enter(sandbox);
  const isFaulty = sandbox.faults.length > 0;
  sandbox.isStormy = true;
  let isOver = false;
  /** @param {ReturnType<typeof stormOf>[number]} request */
  const send = async ({ path, account, asked }) => {
    const { ask, close } = soak.connect(sandbox, tokens[account]);
    const answer = await ask(path, asked).finally(close);
    if (answer && !inStorm.includes(answer.code))
      throw new Broken(`沙箱 ${sandbox.name} 恢复或删除时 ${path} 回答 ${JSON.stringify(answer)}`);
  };
  const blow = async () => {
    for (const request of isFaulty ? [] : stormOf(sandbox)) if (!isOver) await send(request);
  };
  const work = Promise.all(Array.from({ length: 4 }, blow));
  // Whoever waits for it hears of it; until then it is no rejection that nobody handles.
  work.catch(() => undefined);
  return {
    end: async () => {
      isOver = true;
      await work;
    },
  };
}
