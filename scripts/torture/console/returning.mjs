import { setTimeout as wait } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { checkResults } from '../check-jobs.mjs';
import { Broken } from '../ledger.mjs';
import { checkSandbox, inDatabase } from './tables.mjs';
import { rolesPath } from './reading.mjs';
import { visit } from './visiting.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */

/** Milliseconds that the jobs of a sandbox may take when nobody asks for anything. */
const jobLimit = 60_000;

/** A sandbox in which nobody knows what a storm has written is taken back to its beginning. @param {Soak} soak @param {Sandbox} sandbox */
async function clear(soak, sandbox) {
  await soak.tell('sandboxes/restore', { json: { sandboxes: [sandbox.name] } });
  sandbox.goBack(sandbox.beginning);
  checkSandbox(sandbox);
}

/** Whether it holds what its ledger says. @param {Sandbox} sandbox */
function isRight(sandbox) {
  try {
    checkSandbox(sandbox);
    return true;
  } catch (error) {
    if (error instanceof Broken) return false;
    throw error;
  }
}

/** Finds out whether a restoring that was asked for before the kill was done: all of it or nothing. @param {Soak} soak @param {Sandbox} sandbox @param {import('./sandbox.mjs').Saved} saved */
async function settleRestoring(soak, sandbox, saved) {
  const { isStormy } = sandbox;
  const tokens = new Map(sandbox.tokens);
  if (isStormy || !isRight(sandbox)) {
    sandbox.goBack(saved);
    if (!isStormy) checkSandbox(sandbox);
    else if (!isRight(sandbox)) await clear(soak, sandbox);
  }
  sandbox.tokens = tokens;
  await forgetDead(soak, sandbox);
}

/** @param {Soak} soak @param {Sandbox} sandbox */
async function settle(soak, sandbox) {
  const { pending, isStormy } = sandbox;
  sandbox.pending = undefined;
  if (pending?.act === 'restored') sandbox.goBack(pending.to);
  else if (pending?.act === 'restore') return settleRestoring(soak, sandbox, pending.to);
  else if (isStormy) return clear(soak, sandbox);
  checkSandbox(sandbox);
}

/** Whoever was signed in is, unless the sandbox was taken back. @param {Soak} soak @param {Sandbox} sandbox */
async function forgetDead(soak, sandbox) {
  for (const [account, token] of sandbox.tokens) {
    const seen = await soak.look(undefined, rolesPath, { token });
    if (seen?.status === 401) sandbox.tokens.delete(account);
  }
}

/** Faults are those that the server tells of. @param {Soak} soak @param {Sandbox} sandbox */
async function readFaults(soak, sandbox) {
  const all = await soak.tell('faults', { query: { sandbox: sandbox.name } });
  const open = all.filter((/** @type {{ isOn: boolean }} */ { isOn }) => isOn);
  sandbox.faults = open.map((/** @type {import('./sandbox.mjs').Fault} */ { fault, recipe }) => ({ fault, recipe }));
}

/** Compares what a new server finds with all that the one before has answered. @param {Soak} soak */
export async function comeBack(soak) {
  const listed = /** @type {{ sandbox: string }[]} */ (await soak.tell('sandboxes', { query: { keyword: '' } }));
  const names = new Set(listed.map(({ sandbox }) => sandbox));
  for (const sandbox of [...soak.sandboxes]) {
    if (!names.has(sandbox.name)) {
      if (sandbox.pending?.act !== 'remove') throw new Broken(`沙箱 ${sandbox.name} 在中断之后不见了`);
      soak.forget(sandbox);
      soak.dead.push(...sandbox.tokens.values());
      continue;
    }
    await settle(soak, sandbox);
    await readFaults(soak, sandbox);
    sandbox.isBusy = false;
  }
  const known = new Set(soak.sandboxes.map(({ name }) => name));
  const unknown = [...names].filter((name) => !known.has(name));
  if (unknown.length > 0) await soak.tell('sandboxes/remove', { json: { sandboxes: unknown } });
}

/** @param {Sandbox} sandbox */
async function waitForJobs({ name, database }) {
  const begun = performance.now();
  while (inDatabase(database, (sqlite) => sqlite.prepare('select 1 from jobs where state < 2').get())) {
    if (performance.now() - begun > jobLimit) throw new Broken(`沙箱 ${name} 的任务没有结束`);
    await wait(50);
  }
}

/** Has somebody in every sandbox once more, and every job come to its end. @param {Soak} soak */
export async function finishAll(soak) {
  for (const sandbox of soak.sandboxes) {
    await soak.tell('faults/switch', { json: { sandbox: sandbox.name, isOn: false } });
    sandbox.faults = [];
    await visit(soak, sandbox);
  }
  for (const sandbox of soak.sandboxes) {
    await waitForJobs(sandbox);
    checkSandbox(sandbox);
    inDatabase(sandbox.database, (sqlite) => checkResults(sqlite, sandbox.ledger.things));
  }
}
