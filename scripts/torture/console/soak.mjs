import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { connectTo, signIn } from '../client.mjs';
import { Broken } from '../ledger.mjs';
import { createRandom } from '../random.mjs';
import { Sandbox } from './sandbox.mjs';
import { codeOf, see } from './see.mjs';
import { accounts } from './reading.mjs';
import { visit } from './visiting.mjs';
import { beginSandbox } from './worlds.mjs';

/** @typedef {import('./reading.mjs').Seen} Seen */

/**
 * What a soak has come to.
 * @typedef {{
 *   seed: number, requests: number, acts: Map<string, number>, tallies: Map<string, import('../ledger.mjs').Tally>,
 *   kills: number, milliseconds: number, databases: number, sandboxes: number, memory: number[],
 * }} Figures
 */

/** @typedef {Figures & { dataDir: string, failure?: Error }} Outcome */

/**
 * How long it goes on: a server lives until a time has passed or so many things have been done, and is killed but for the
 * last one; `rest` is how many milliseconds nobody asks for anything before memory is looked at, 0 for not at all.
 * @typedef {{
 *   sandboxes: number, seed: number, kills: number, lifetime: number, acts?: number, rest: number, scenarios: readonly string[],
 *   onProgress?: (figures: Figures) => void,
 * }} SoakOptions
 */

/** Sandboxes that are made at once. */
const atOnce = 10;
const answerLimit = 20_000;
/** Preparing a scenario seeds a world. */
const prepareLimit = 120_000;

/** The server is killed just now: that is no fault of it. */
export class Ended extends Error {}

/** The console's sandboxes, those who work in them, and the server. */
export class Soak {
  /** @type {Sandbox[]} */
  sandboxes = [];
  /** Tokens of sandboxes that have been removed. @type {string[]} */
  dead = [];
  address = '';
  isEnding = false;
  serials = 0;
  making = 0;

  /** @param {string} dataDir @param {SoakOptions} options */
  constructor(dataDir, options) {
    this.dataDir = dataDir;
    this.options = options;
    this.random = createRandom(options.seed);
    this.begun = performance.now();
    this.least = Math.ceil(options.sandboxes * 0.9);
    this.most = Math.ceil(options.sandboxes * 1.2) + 1;
    /** @type {Figures} */
    this.figures = {
      seed: options.seed,
      requests: 0,
      acts: new Map(),
      tallies: new Map(),
      kills: 0,
      milliseconds: 0,
      databases: 0,
      sandboxes: 0,
      memory: [],
    };
  }

  /** Asks as somebody who is signed in; undefined where the server was killed. @param {Sandbox | undefined} sandbox @param {string} [token] */
  connect(sandbox, token) {
    const { ask, close } = connectTo(this.address, token);
    /** @type {import('../client.mjs').Ask} */
    const asking = async (path, asked) => {
      const [own = path, search] = path.split('?');
      const query = { ...Object.fromEntries(new URLSearchParams(search)), ...asked?.query };
      const answer = await ask(own, { ...asked, query });
      this.figures.requests += 1;
      if (!answer && !this.isEnding) throw new Broken(`服务还在运行，${path} 的连接却断了`);
      if (answer) sandbox?.checkMarks(path, JSON.stringify(answer));
      return answer;
    };
    return { ask: asking, close };
  }

  /** What is answered to somebody who needs that. @param {string} path @param {import('../client.mjs').Asked} [asked] */
  async ask(path, asked) {
    const { ask, close } = this.connect(undefined);
    const answer = await ask(path, asked).finally(close);
    if (!answer) throw new Ended();
    if (answer.code !== 200) throw new Broken(`${path} ${JSON.stringify(asked)} 被拒绝：${answer.code} ${answer.msg}`);
    return answer.data;
  }

  /** Asks the console. @param {string} path @param {import('../client.mjs').Asked} [asked] */
  tell(path, asked) {
    return this.ask(`/console/api/${path}`, asked);
  }

  /** Has the console change a sandbox. @param {Sandbox} sandbox @param {string} path @param {object} json @param {import('./sandbox.mjs').Pending} [pending] */
  async change(sandbox, path, json, pending = { act: 'other' }) {
    sandbox.pending = pending;
    const data = await this.tell(path, { json });
    sandbox.pending = undefined;
    return data;
  }

  /**
   * Asks without being sure of an envelope: undefined where no answer came, or none within somebody's patience.
   * @param {Sandbox | undefined} sandbox @param {string} path @param {{ token?: string, json?: object, patience?: number }} asked @returns {Promise<Seen>}
   */
  async look(sandbox, path, { token, json, patience = answerLimit }) {
    this.figures.requests += 1;
    const seen = await see(this.address + path, { token, json, patience });
    if (seen === 'late' && patience === answerLimit) throw new Broken(`${path} 在 ${answerLimit / 1000} 秒内没有回答`);
    if (seen === 'late' || seen === undefined) return undefined;
    sandbox?.checkMarks(path, seen.text);
    return { status: seen.status, code: codeOf(seen.text), text: seen.text.slice(0, 500) };
  }

  /** @param {Sandbox} sandbox @param {string} account */
  async signIn({ name }, account) {
    this.figures.requests += 1;
    try {
      return await signIn(this.address, account, name);
    } catch (error) {
      if (this.isEnding) throw new Ended();
      throw error;
    }
  }

  /** The tokens of those who write in a sandbox: once handed out, they outlive every kill. @param {Sandbox} sandbox */
  async enter(sandbox) {
    for (const account of Object.values(accounts)) {
      if (!sandbox.tokens.has(account)) sandbox.tokens.set(account, await this.signIn(sandbox, account));
    }
    return { admin: sandbox.tokens.get(accounts.admin) ?? '', user: sandbox.tokens.get(accounts.user) ?? '' };
  }

  /** A sandbox that is to be made: how it is to be called, and what it is when it has a name. */
  newSandbox() {
    this.serials += 1;
    const serial = this.serials;
    const as = (/** @type {string} */ name) =>
      new Sandbox(this.dataDir, name, serial, this.figures.tallies, this.random.fork());
    return { title: `学员 ${serial}`, as };
  }

  /** @param {Sandbox} sandbox */
  forget(sandbox) {
    this.sandboxes = this.sandboxes.filter((one) => one !== sandbox);
  }

  /** Whether nobody can have come to a name meanwhile. @param {string} name */
  isFree(name) {
    return this.making === 0 && this.sandboxes.every((sandbox) => sandbox.name !== name);
  }

  /** Makes sandboxes of a scenario. @param {number} count */
  async make(count) {
    const scenario = this.random.pick(this.options.scenarios) ?? '';
    const coming = Array.from({ length: count }, () => this.newSandbox());
    this.making += 1;
    try {
      const titles = coming.map(({ title }) => title);
      const made = await this.tell('sandboxes/create', { json: { scenario, titles } });
      for (const [at, { sandbox: name }] of made.entries()) await this.add(coming[at]?.as(name));
    } finally {
      this.making -= 1;
    }
  }

  /** @param {Sandbox | undefined} sandbox */
  async add(sandbox) {
    if (!sandbox) return;
    sandbox.isBusy = true;
    await beginSandbox(this, sandbox);
    // From now on it must outlive a kill.
    this.sandboxes.push(sandbox);
    await visit(this, sandbox);
    sandbox.isBusy = false;
  }

  /** Prepares the scenarios, makes the sandboxes, and has somebody in each of them. */
  async begin() {
    for (const scenario of this.options.scenarios) {
      await this.tell('scenarios/prepare', { json: { scenario } });
      const begun = performance.now();
      while (!(await this.isReady(scenario))) {
        if (performance.now() - begun > prepareLimit) throw new Broken(`场景 ${scenario} 没有及时准备好`);
        await wait(200);
      }
    }
    await this.add(this.newSandbox().as('main'));
    while (this.sandboxes.length < this.options.sandboxes) {
      await this.make(Math.min(atOnce, this.options.sandboxes - this.sandboxes.length));
      this.options.onProgress?.(this.soFar());
    }
  }

  /** @param {string} scenario */
  async isReady(scenario) {
    const all = /** @type {{ scenario: string, isReady: boolean }[]} */ (await this.tell('scenarios'));
    return all.some((one) => one.scenario === scenario && one.isReady);
  }

  /** What it has come to so far. @returns {Figures} */
  soFar() {
    return { ...this.figures, milliseconds: performance.now() - this.begun, sandboxes: this.sandboxes.length };
  }
}
