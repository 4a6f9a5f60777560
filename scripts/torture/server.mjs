import { performance } from 'node:perf_hooks';
import { start } from '../lib/run.mjs';
import { Broken } from './ledger.mjs';

const startLimit = 15_000;
const closeLimit = 20_000;
/** From this level on the server's log tells of faults (pino: 50 is error). */
const faultLevel = 50;

const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', OVERLOAD_DELAY: '0', CLIENT_CONFIG: '' };

/** A server's process, and what it has said. */
export class Server {
  output = '';
  started = performance.now();

  /** @param {string} dataDir @param {Record<string, string>} [further] */
  constructor(dataDir, further = {}) {
    const env = { ...settings, ...further, DATA_DIR: dataDir };
    this.child = start(process.execPath, ['dist/server/main.js'], { capture: true, env });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (this.output += text));
    }
    this.closed = /** @type {Promise<number | null>} */ (
      new Promise((resolve) => this.child.once('close', (code) => resolve(code)))
    );
  }

  /** The address on which it listens. @returns {Promise<string>} */
  async address() {
    const listening = /** @type {Promise<string>} */ (
      new Promise((resolve) => {
        const look = () => {
          const found = /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0];
          if (found) resolve(found);
        };
        this.child.stdout?.on('data', look);
        look();
      })
    );
    const ended = this.closed.then((code) => this.broken(`服务没有启动（退出码 ${code}）`));
    return Promise.race([listening, ended, this.late(startLimit, '服务没有及时启动')]);
  }

  /** Kills it at once, whatever it is doing. */
  async kill() {
    this.child.kill('SIGKILL');
    await this.closed;
  }

  /** Ends it as somebody would who stops it. */
  async close() {
    this.child.kill('SIGTERM');
    const code = await Promise.race([this.closed, this.late(closeLimit, '服务没有及时停止')]);
    if (code !== 0) this.broken(`服务停止时的退出码是 ${code}`);
  }

  /** Throws where the server has told of a fault that is not of a kind to be expected. @param {RegExp} [expected] */
  checkLog(expected) {
    const fault = this.output.split('\n').find((line) => levelOf(line) >= faultLevel && !expected?.test(line));
    if (fault) this.broken(`服务记录了错误：${fault}`);
  }

  /** @param {string} what @returns {never} */
  broken(what) {
    throw new Broken(`${what}\n${this.output.slice(-2_000)}`);
  }

  /** @param {number} milliseconds @param {string} what @returns {Promise<never>} */
  late(milliseconds, what) {
    return new Promise((_, reject) => {
      const timer = setTimeout(() => reject(new Broken(what)), milliseconds);
      void this.closed.then(() => clearTimeout(timer));
      timer.unref();
    });
  }
}

/** @param {string} line */
function levelOf(line) {
  try {
    return Number(JSON.parse(line).level) || 0;
  } catch {
    return 0;
  }
}
