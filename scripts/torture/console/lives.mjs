import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { megabytesOf } from '../../lib/memory.mjs';
import { Server } from '../server.mjs';
import { actions } from './actions.mjs';
import { comeBack, finishAll } from './returning.mjs';
import { Ended } from './soak.mjs';
import { checkAllDead } from './worlds.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */

/** Those who work at the same time. */
const people = 6;
/** Milliseconds, up to which a server goes on that is to be killed. */
const longestDelay = 500;

/** Lets people work until it is over, or one of them finds a fault. @param {Soak} soak @param {() => boolean} isOver */
async function work(soak, isOver) {
  const one = async () => {
    while (!isOver() && !soak.isEnding) await actOnce(soak);
  };
  const all = Array.from({ length: people }, one);
  try {
    await Promise.all(all);
  } catch (error) {
    soak.isEnding = true;
    throw error;
  }
}

/** @param {Soak} soak */
async function actOnce(soak) {
  const sandbox = soak.random.pick(soak.sandboxes.filter(({ isBusy }) => !isBusy));
  const action = soak.random.pick(actions);
  if (!sandbox || !action) return void (await wait(20));
  sandbox.isBusy = true;
  try {
    await action.act(soak, sandbox);
    const { acts } = soak.figures;
    acts.set(action.name, (acts.get(action.name) ?? 0) + 1);
  } catch (error) {
    // What a server that is killed leaves undone is found out when there is another.
    if (!(error instanceof Ended && soak.isEnding)) throw error;
  }
  if (!soak.isEnding) sandbox.isBusy = false;
}

/** How many things have been done. @param {Soak} soak */
const actsOf = ({ figures }) => [...figures.acts.values()].reduce((sum, count) => sum + count, 0);

/** Whether a server has lived long enough. @param {Soak} soak */
function lifeOf(soak) {
  const { lifetime, acts = Infinity } = soak.options;
  const begun = performance.now();
  const before = actsOf(soak);
  return () => performance.now() - begun > lifetime || actsOf(soak) - before >= acts;
}

/** What a server takes when nobody has asked for anything for a while. @param {Soak} soak @param {Server} server */
async function measure({ options, figures }, { child }) {
  if (options.rest === 0) return;
  await wait(options.rest);
  figures.memory.push(megabytesOf(child.pid ?? NaN));
}

/** @param {Server} server */
const hasEnded = ({ child }) => child.exitCode !== null || child.signalCode !== null;

/** Kills a server in the middle of its work; most times what it has started may still be there when another comes. @param {Soak} soak @param {Server} server */
async function kill(soak, server) {
  const isOver = lifeOf(soak);
  const working = work(soak, () => false);
  working.catch(() => undefined);
  while (!isOver() && !soak.isEnding) await wait(50);
  await wait(soak.random.below(longestDelay));
  const isAlive = !hasEnded(server);
  const exited = isAlive ? once(server.child, 'exit') : undefined;
  soak.isEnding = true;
  server.child.kill('SIGKILL');
  await exited;
  await working;
  soak.figures.kills += 1;
}

/** The last server is not killed: it comes to rest, and is closed as a person would. @param {Soak} soak @param {Server} server */
async function end(soak, server) {
  await work(soak, lifeOf(soak));
  await checkAllDead(soak);
  await finishAll(soak);
  await measure(soak, server);
  await server.close();
  server.checkLog();
}

/** Ends a server where something was found, and throws what it tells of that itself. @param {Server} server */
async function fail(server) {
  const { exitCode, signalCode } = server.child;
  const isAlive = !hasEnded(server);
  await server.kill();
  if (!isAlive && !server.child.killed) server.broken(`服务自己结束了（${exitCode ?? signalCode}）`);
  server.checkLog();
}

/** Runs one server after the other on the same data. @param {Soak} soak */
export async function liveOn(soak) {
  const { kills } = soak.options;
  /** @type {Server | undefined} */
  let before;
  for (let life = 0; life <= kills; life += 1) {
    const server = new Server(soak.dataDir, { CONSOLE_KEY: '' });
    try {
      soak.address = await server.address();
      soak.isEnding = false;
      await before?.closed;
      before?.checkLog();
      if (life === 0) {
        await soak.begin();
        await measure(soak, server);
      } else await comeBack(soak);
      await (life < kills ? kill : end)(soak, server);
    } catch (error) {
      soak.isEnding = true;
      await fail(server);
      throw error;
    }
    before = server;
  }
}
