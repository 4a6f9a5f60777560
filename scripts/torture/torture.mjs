import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Checker } from './check.mjs';
import { connectTo, signIn } from './client.mjs';
import { disturb, mountDisk, outsideFaults, unmountDisk } from './disturbing.mjs';
import { Ledger } from './ledger.mjs';
import { killMigration } from './migrating.mjs';
import { Workers } from './load.mjs';
import { createRandom } from './random.mjs';
import { Server } from './server.mjs';
import { school, seedWorld, teacher } from './world.mjs';

/** Milliseconds within which a server is killed, from its first request or its start on. */
const longestLife = 400;
/** Every so many kills one hits a server that starts, one a server that is warm, and one follows a rest. */
const startKillEvery = 10;
const warmKillEvery = 3;
const restEvery = 5;

/**
 * What a torture has come to.
 * @typedef {{
 *   kills: number, seed: number, startKills: number, disturbed: { lock: number, disk: number }, dataDir: string,
 *   tallies: [string, import('./ledger.mjs').Tally][], jobs: import('./check-jobs.mjs').JobCounts,
 *   failure?: Error,
 * }} Outcome
 */

/** @typedef {{ kills: number, seed: number, onKill?: (outcome: Outcome) => void }} TortureOptions */

class Torture {
  ledger = new Ledger();
  startKills = 0;
  disturbed = { lock: 0, disk: 0 };
  killed = 0;
  /** @type {import('./load.mjs').Tokens | undefined} */
  tokens;

  /** @param {string} dataDir @param {boolean} hasDisk Whether that is a file system of its own. @param {number} seed */
  constructor(dataDir, hasDisk, seed) {
    this.dataDir = dataDir;
    /** @type {readonly import('./disturbing.mjs').Disturbance[]} */
    this.disturbances = ['nothing', 'nothing', 'lock', hasDisk ? 'disk' : 'nothing'];
    this.seed = seed;
    this.random = createRandom(seed);
    this.workers = new Workers(this.ledger, this.random.fork());
    this.checker = new Checker(dataDir, this.ledger);
    this.checker.enter();
  }

  /**
   * Runs a server while `use` works with it; whatever happens, it has ended afterwards.
   * @param {(server: Server) => Promise<void>} use @param {RegExp} [expected] faults that it may tell of
   */
  async serve(use, expected) {
    const server = new Server(this.dataDir);
    try {
      await use(server);
    } finally {
      await server.kill();
    }
    server.checkLog(expected);
  }

  /** Signs in once: a token that was handed out must outlive every kill. */
  async begin() {
    await this.serve(async (server) => {
      const address = await server.address();
      this.tokens = { admin: await signIn(address, school.admin), user: await signIn(address, teacher.account) };
    });
  }

  /** @param {number} number */
  async kill(number) {
    const life = this.random.below(longestLife);
    if (number % startKillEvery === 0) {
      this.startKills += 1;
      await this.serve(() => wait(life));
      await killMigration(join(this.dataDir, 'older'), () => this.random.below(longestLife));
    } else {
      const disturbance = this.random.pick(this.disturbances) ?? 'nothing';
      const expected = disturbance === 'nothing' ? undefined : outsideFaults;
      await this.serve((server) => this.load(server, number, life, disturbance), expected);
    }
    this.killed = number;
  }

  /** @param {Server} server @param {number} number @param {number} life @param {import('./disturbing.mjs').Disturbance} disturbance */
  async load(server, number, life, disturbance) {
    const address = await server.address();
    await this.examine(address, number % restEvery === 0 || number % restEvery === 1);
    const working = this.workers.work(address, this.tokens);
    const isWarm = number % warmKillEvery === 0 ? this.workers.warm : Promise.resolve();
    await Promise.race([working, isWarm.then(() => wait(life))]);
    const over = disturbance === 'nothing' ? undefined : await this.disturb(disturbance);
    this.workers.expectEnd();
    await server.kill();
    await working;
    await over?.();
  }

  /** @param {'lock' | 'disk'} disturbance */
  disturb(disturbance) {
    this.disturbed[disturbance] += 1;
    return disturb(disturbance, this.dataDir, this.random.fork());
  }

  /** @param {string} address @param {boolean} resting */
  async examine(address, resting) {
    const { ask, close } = connectTo(address, this.tokens?.user);
    try {
      this.checker.check();
      await this.checker.checkBadge(ask);
      if (resting) await this.checker.rest(ask);
    } finally {
      close();
    }
  }

  /** Starts once more, lets everything come to its end, and stops as a person would. */
  async finish() {
    await this.serve(async (server) => {
      await this.examine(await server.address(), true);
      await server.close();
    });
    this.checker.check();
  }

  /** @returns {Outcome} */
  outcome() {
    const { killed: kills, seed, startKills, disturbed, dataDir, ledger } = this;
    return { kills, seed, startKills, disturbed, dataDir, tallies: [...ledger.tallies], jobs: this.checker.jobs() };
  }
}

/**
 * Kills a server over and over while it is asked for much, and compares what is left with what it has answered. The folder
 * of data stays where something was not as it must be.
 * @param {TortureOptions} options @returns {Promise<Outcome>}
 */
export async function torture({ kills, seed, onKill = () => undefined }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-torture-'));
  const hasDisk = mountDisk(dataDir);
  const clear = () => {
    if (hasDisk) unmountDisk(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', clear);
  await seedWorld(dataDir);
  const torture = new Torture(dataDir, hasDisk, seed);
  try {
    await torture.begin();
    for (let number = 1; number <= kills; number += 1) {
      await torture.kill(number);
      onKill(torture.outcome());
    }
    await torture.finish();
  } catch (error) {
    // Somebody stops the command, and its server with it: that is no fault of the server.
    if (process.exitCode) return process.exit();
    process.off('exit', clear);
    const failure = error instanceof Error ? error : new Error(String(error));
    return { ...torture.outcome(), failure };
  }
  const outcome = torture.outcome();
  clear();
  return outcome;
}
