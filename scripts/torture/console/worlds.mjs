import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { looseDocuments } from '../check-jobs.mjs';
import { Broken } from '../ledger.mjs';
import { countOthers } from '../looks.mjs';
import {
  checkIntegrity,
  checkSandbox,
  compareTables,
  inDatabase,
  sameIn,
  tablesOf,
  tablesOfBeginning,
} from './tables.mjs';
import { rolesPath, seenText } from './reading.mjs';
import { beginStorm } from './visiting.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */
/** @typedef {import('./sandbox.mjs').Saved} Saved */

const mostSnapshots = 2;
/** Milliseconds within which a sandbox is taken back or removed while others are at work there. */
const longestStorm = 120;
const rates = [0, 1, 60, 1_000];

/** @param {Soak} soak @param {string} token */
async function checkDead(soak, token) {
  const seen = await soak.look(undefined, rolesPath, { token });
  if (seen ? seen.status !== 401 : !soak.isEnding)
    throw new Broken(`恢复或删除之前的令牌 ${token.slice(0, 8)}… 还能用：${seenText(seen)}`);
}

/** @param {Soak} soak @param {Sandbox} sandbox @returns {Promise<import('./sandbox.mjs').ClockState>} */
async function clockOf(soak, { name }) {
  const { rate, isReal } = await soak.tell('clock', { query: { sandbox: name } });
  return { rate, isReal };
}

/** Begins to know a sandbox that has just been made of a scenario. @param {Soak} soak @param {Sandbox} sandbox */
export async function beginSandbox(soak, sandbox) {
  const clock = await clockOf(soak, sandbox);
  const personas = await soak.ask(`/account/personas?sandbox=${sandbox.name}`);
  sandbox.personas = personas.map((/** @type {{ account: string }} */ { account }) => account);
  inDatabase(sandbox.initial, (sqlite) => {
    sandbox.others = countOthers(sqlite);
    sandbox.loose = looseDocuments(sqlite).map(({ id }) => id);
  });
  sandbox.beginning = { holdings: new Map(), faults: [], clock, tables: tablesOfBeginning(sandbox.initial) };
}

/** @param {Soak} soak @param {Sandbox} sandbox */
export async function takeSnapshot(soak, sandbox) {
  const { name, snapshots } = sandbox;
  if (snapshots.length >= mostSnapshots) {
    const [oldest] = snapshots.splice(0, 1);
    await soak.change(sandbox, 'snapshot/remove', { sandbox: name, id: oldest?.id });
  }
  checkSandbox(sandbox);
  const clock = await clockOf(soak, sandbox);
  const before = inDatabase(sandbox.database, tablesOf);
  const { id } = await soak.change(sandbox, 'snapshot/take', {
    sandbox: name,
    title: `第 ${sandbox.ledger.entered} 步`,
  });
  const tables = sameIn(before, inDatabase(sandbox.database, tablesOf));
  snapshots.push({ id, holdings: sandbox.holdings(), faults: [...sandbox.faults], clock, tables });
}

/** Throws unless a sandbox is as it was when that was saved. @param {Soak} soak @param {Sandbox} sandbox @param {Saved} saved */
async function checkRestored(soak, sandbox, saved) {
  const { name, database } = sandbox;
  const what = `沙箱 ${name} 恢复${saved.id ? '快照' : '到开始'}之后`;
  inDatabase(database, (sqlite) => {
    compareTables(what, saved.tables, tablesOf(sqlite));
    checkIntegrity(what, sqlite);
  });
  sandbox.goBack(saved);
  checkSandbox(sandbox);
  const clock = await clockOf(soak, sandbox);
  if (JSON.stringify(clock) !== JSON.stringify(saved.clock))
    throw new Broken(`${what}时钟是 ${JSON.stringify(clock)}，应为 ${JSON.stringify(saved.clock)}`);
  const faults = await soak.tell('faults', { query: { sandbox: name } });
  const on = faults.filter((/** @type {{ isOn: boolean }} */ { isOn }) => isOn);
  if (on.length !== saved.faults.length)
    throw new Broken(`${what}开着 ${on.length} 项故障，应为 ${saved.faults.length} 项`);
}

/** Takes a sandbox back, most times while others are at work there. @param {Soak} soak @param {Sandbox} sandbox @param {Saved} saved */
async function goBack(soak, sandbox, saved) {
  const { name, random } = sandbox;
  const storm = random.chance(0.6) ? await beginStorm(soak, sandbox) : undefined;
  if (storm) await wait(random.below(longestStorm));
  const tokens = [...sandbox.tokens.values()];
  const pending = /** @type {const} */ ({ act: 'restore', to: saved });
  const body = saved.id ? { sandbox: name, id: saved.id } : { sandboxes: [name] };
  try {
    await soak.change(sandbox, saved.id ? 'snapshot/restore' : 'sandboxes/restore', body, pending);
    sandbox.pending = { act: 'restored', to: saved };
  } finally {
    await storm?.end();
  }
  await checkRestored(soak, sandbox, saved);
  sandbox.pending = undefined;
  for (const token of tokens) await checkDead(soak, token);
}

/** @param {Soak} soak @param {Sandbox} sandbox */
export async function restoreSnapshot(soak, sandbox) {
  const saved = sandbox.random.pick(sandbox.snapshots);
  if (saved) await goBack(soak, sandbox, saved);
  else await takeSnapshot(soak, sandbox);
}

/** @param {Soak} soak @param {Sandbox} sandbox */
export const restoreBeginning = (soak, sandbox) => goBack(soak, sandbox, sandbox.beginning);

/** @param {Soak} soak @param {Sandbox} sandbox */
export async function moveClock(soak, sandbox) {
  const { name, random } = sandbox;
  const rate = random.pick(rates) ?? 1;
  const move = random.pick([
    { rate },
    { days: random.below(60) - 20, rate },
    { time: `2026-1${random.below(3)}-15 08:00`, rate },
    { isReal: true },
  ]);
  const clock = await soak.change(sandbox, 'clock/set', { sandbox: name, ...move });
  const shown = await clockOf(soak, sandbox);
  if (shown.rate !== clock.rate || (move && 'rate' in move && shown.rate !== rate))
    throw new Broken(`沙箱 ${name} 的时钟拨到 ${JSON.stringify(move)}，却是 ${JSON.stringify(shown)}`);
}

/** Copies a sandbox, at times while others write there: then nobody knows what the copy must hold, and it goes again. @param {Soak} soak @param {Sandbox} sandbox */
export async function copySandbox(soak, sandbox) {
  const { name, random } = sandbox;
  if (soak.sandboxes.length >= soak.most) return removeSandbox(soak, sandbox);
  checkSandbox(sandbox);
  const made = await copied(soak, sandbox);
  made.takeOver(sandbox);
  made.isBusy = true;
  soak.sandboxes.push(made);
  try {
    inDatabase(made.database, (sqlite) => checkIntegrity(`沙箱 ${name} 的副本`, sqlite));
    checkSandbox(made);
    const [token] = sandbox.tokens.values();
    if (token) await checkDead(soak, token.replace(name, made.name));
    if (random.chance(0.5)) await copyStormy(soak, sandbox);
  } finally {
    made.isBusy = false;
  }
}

/** @param {Soak} soak @param {Sandbox} sandbox */
async function copied(soak, sandbox) {
  const { title, as } = soak.newSandbox();
  soak.making += 1;
  try {
    const made = await soak.change(sandbox, 'sandboxes/copy', { sandbox: sandbox.name, title });
    return as(String(made.sandbox));
  } finally {
    soak.making -= 1;
  }
}

/** @param {Soak} soak @param {Sandbox} sandbox */
async function copyStormy(soak, sandbox) {
  const { name, random } = sandbox;
  const storm = await beginStorm(soak, sandbox);
  try {
    await wait(random.below(longestStorm));
    const copy = await copied(soak, sandbox);
    inDatabase(copy.database, (sqlite) => checkIntegrity(`沙箱 ${name} 在写入时的副本`, sqlite));
    await soak.tell('sandboxes/remove', { json: { sandboxes: [copy.name] } });
  } finally {
    await storm.end();
  }
  await goBack(soak, sandbox, sandbox.beginning);
}

/** Removes a sandbox, most times while others are at work there: nothing of it is left, and no token opens anything. @param {Soak} soak @param {Sandbox} sandbox */
export async function removeSandbox(soak, sandbox) {
  const { name, random } = sandbox;
  if (sandbox.isMain) return restoreBeginning(soak, sandbox);
  if (soak.sandboxes.length <= soak.least) return makeSandbox(soak);
  await soak.enter(sandbox);
  const tokens = [...sandbox.tokens.values()];
  const storm = random.chance(0.6) ? await beginStorm(soak, sandbox) : undefined;
  if (storm) await wait(random.below(longestStorm));
  try {
    await soak.change(sandbox, 'sandboxes/remove', { sandboxes: [name] }, { act: 'remove' });
  } finally {
    await storm?.end();
  }
  soak.forget(sandbox);
  soak.dead.push(...tokens);
  for (const token of tokens) await checkDead(soak, token);
  const left = readdirSync(soak.dataDir).filter((entry) => entry.startsWith(`${name}.`));
  if (left.length > 0 && soak.isFree(name)) throw new Broken(`沙箱 ${name} 删除之后还有 ${left.join('、')}`);
}

/** Makes a new sandbox, and writes something there that tells of it. @param {Soak} soak */
export async function makeSandbox(soak) {
  if (soak.sandboxes.length < soak.most) await soak.make(1);
}

/** No token of a sandbox that was removed opens another that has come to its name. @param {Soak} soak */
export async function checkAllDead(soak) {
  for (const token of soak.dead) await checkDead(soak, token);
}
