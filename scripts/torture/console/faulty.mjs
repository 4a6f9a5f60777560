import { checkSandbox } from './tables.mjs';
import { Broken } from '../ledger.mjs';
import { mark, school } from '../world.mjs';
import { accounts, reads, seenText } from './reading.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */
/** @typedef {import('./reading.mjs').Seen} Seen */

const studentPage = '/api/vesta/student/page';
const addStudent = '/api/vesta/student/add';
const everywhere = ['code', 'message', 'code-401', 'forbidden', 'cut', 'web-page', 'gateway', 'busy', 'lost-write'];
/** What takes its time, or answers anything at all: of one call that reads. */
const onOneRead = ['late', 'slow-body', 'stale-read', 'lie'];
const mostFaults = 4;
/** Milliseconds after which those who are not answered in time give up. */
const patience = 300;

/** @param {Seen} seen */
const isWell = (seen) => seen?.status === 200 && seen.code === 200;

/** How an answer looks that a fault has hit. @type {Record<string, (seen: Seen) => boolean>} */
const looks = {
  code: (seen) => seen?.status === 200 && seen.code === 500,
  message: (seen) => seen?.status === 200 && seen.code === 500,
  'code-401': (seen) => seen?.status === 200 && seen.code === 401,
  forbidden: (seen) => seen?.status === 403,
  cut: (seen) => seen === undefined,
  'web-page': (seen) => seen?.status === 200 && seen.code === undefined,
  gateway: (seen) => seen?.status === 502,
  busy: (seen) => seen?.status === 503,
  late: (seen) => seen === undefined,
  'lost-write': isWell,
  'slow-body': isWell,
  'stale-read': isWell,
  lie: () => true,
};

/** Throws unless an answer is as ever, or as one of the faults makes it. @param {Sandbox} sandbox @param {string} path @param {Seen} seen */
function check({ name, faults }, path, seen) {
  if (isWell(seen) || faults.some(({ recipe }) => looks[recipe]?.(seen))) return;
  const on = faults.map(({ recipe }) => recipe).join('、');
  throw new Broken(`沙箱 ${name} 的故障是 ${on}，${path} 却回答 ${seenText(seen)}`);
}

/** @param {Soak} soak @param {Sandbox} sandbox @param {string} recipe */
async function settingsOf(soak, { random }, recipe) {
  const probability = random.chance(0.5) ? 100 : 50;
  if (!onOneRead.includes(recipe)) {
    const account = random.pick(['', '', accounts.user, accounts.admin]);
    return { recipe, probability, ...(account && { account }) };
  }
  const calls = await soak.tell('faults/calls');
  const { call } = calls.find((/** @type {{ path: string }} */ { path }) => path === studentPage);
  if (recipe !== 'lie') return { recipe, probability, call };
  const lies = await soak.tell('faults/lies', { query: { call } });
  return { recipe, probability, call, lie: random.pick(/** @type {{ lie: string }[]} */ (lies))?.lie ?? '' };
}

/** Switches a fault on. @param {Soak} soak @param {Sandbox} sandbox */
async function addFault(soak, sandbox) {
  const { name, random } = sandbox;
  const recipe = random.pick([...everywhere, ...onOneRead]) ?? 'code';
  const settings = await settingsOf(soak, sandbox, recipe);
  const { fault } = await soak.change(sandbox, 'faults/add', { sandbox: name, ...settings });
  sandbox.faults.push({ fault, recipe });
}

/** Takes all faults away, one by one or by switching them off. @param {Soak} soak @param {Sandbox} sandbox */
async function endFaults(soak, sandbox) {
  const { name, faults, random } = sandbox;
  if (random.chance(0.3)) await soak.change(sandbox, 'faults/switch', { sandbox: name, isOn: false });
  else for (const { fault } of faults) await soak.change(sandbox, 'faults/remove', { sandbox: name, fault });
  sandbox.faults = [];
}

/** Adds a student, whatever is answered to that. @param {Soak} soak @param {Sandbox} sandbox @param {string} token */
async function writeStudent(soak, sandbox, token) {
  const { ledger, mine } = sandbox;
  const studentNo = `${mark}${ledger.number()}S`;
  const name = `学生${studentNo}`;
  const added = ledger.enter({ kind: 'student', key: studentNo });
  mine.push(added);
  added.hoped = { request: '有故障时新增学生', state: { name } };
  const seen = await soak.look(sandbox, addStudent, { token, json: { schoolId: school.id, studentNo, name } });
  if (seen === undefined && soak.isEnding) return;
  check(sandbox, addStudent, seen);
  const isLost = sandbox.faults.some(({ recipe }) => recipe === 'lost-write');
  if (isWell(seen) && !isLost) {
    added.hoped = undefined;
    added.holds = { name };
  } else if (seen && !isWell(seen)) added.hoped = undefined;
  checkSandbox(sandbox);
}

/** Reads and writes where something goes wrong on purpose. @param {Soak} soak @param {Sandbox} sandbox */
export async function visitFaulty(soak, sandbox) {
  const { random, faults } = sandbox;
  const tokens = await soak.enter(sandbox);
  const isLate = faults.some(({ recipe }) => recipe === 'late');
  for (const path of [random.pick(reads.user), random.pick(reads.admin), reads.admin[0]]) {
    if (!path) continue;
    const token = reads.user.includes(path) ? tokens.user : tokens.admin;
    const seen = await soak.look(sandbox, path, { token, ...(isLate && { patience }) });
    if (seen === undefined && soak.isEnding) return;
    check(sandbox, path, seen);
  }
  await writeStudent(soak, sandbox, tokens.admin);
}

/** Lets things go wrong in a sandbox, looks at that, and most times ends it again. @param {Soak} soak @param {Sandbox} sandbox */
export async function haveFaults(soak, sandbox) {
  if (sandbox.faults.length < mostFaults) await addFault(soak, sandbox);
  await visitFaulty(soak, sandbox);
  if (sandbox.random.chance(0.6)) await endFaults(soak, sandbox);
}
