import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { banner } from '../lib/bundle.mjs';
import { Stop } from '../lib/command.mjs';
import { root } from '../lib/paths.mjs';
import { start } from '../lib/run.mjs';

const startLimit = 30_000;
const closeLimit = 10_000;

/**
 * A server that answers, its process, how long it took to from the start of its process, and how to end it.
 * @typedef {{ address: string, pid: number, milliseconds: number, close: () => Promise<void> }} Running
 */

/** Bundles the baseline server as ours is bundled. @param {string} folder @returns {Promise<string>} */
export async function bundleBare(folder) {
  const outfile = join(folder, 'bare.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [fileURLToPath(new URL('./bare/server.mjs', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    banner: { js: banner },
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    external: ['better-sqlite3', 'better-sqlite3-13', '@e965/xlsx'],
    logLevel: 'silent',
  });
  await stop();
  return outfile;
}

/**
 * Starts the product's server, or a copy of it beside another client, with further settings.
 * @param {string} dataDir @param {string} [file] @param {Record<string, string>} [settings]
 */
export const startOurs = (dataDir, file = 'dist/server/main.js', settings = {}) =>
  startServer(file, {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    CLIENT_CONFIG: '',
    STRICT_ANSWERS: '',
    ...settings,
  });

/** Starts the baseline server. @param {string} bundle @param {string} databaseFile */
export const startBare = (bundle, databaseFile) => startServer(bundle, { BARE_DATABASE: databaseFile });

/**
 * Runs both servers, each on its own copy of the large world, while `use` measures them.
 * @template T
 * @param {import('./bench.mjs').Bench} bench
 * @param {(ours: Running, bare: Running) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBoth(bench, use) {
  const [{ dataDir, bareFile }, bundle] = [await bench.world(), await bench.bareBundle()];
  const ours = await startOurs(dataDir);
  try {
    const bare = await startBare(bundle, bareFile);
    try {
      return await use(ours, bare);
    } finally {
      await bare.close();
    }
  } finally {
    await ours.close();
  }
}

/** @param {string} file @param {Record<string, string>} env @returns {Promise<Running>} */
async function startServer(file, env) {
  const begin = performance.now();
  const child = start(process.execPath, [file], { capture: true, env });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), closeLimit);
    await closed;
    clearTimeout(force);
  };
  try {
    const address = await addressOf(child);
    const answer = await fetch(`${address}/account/personas`, { signal: AbortSignal.timeout(startLimit) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Stop(`服务的第一个回答是 ${answer.status}`);
    return { address, pid: child.pid ?? NaN, milliseconds: performance.now() - begin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address that a server prints when it listens. @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function addressOf(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Stop('服务没有启动', output));
    const limit = setTimeout(fail, startLimit);
    const hear = (/** @type {string} */ text) => {
      output += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    child.once('close', () => (clearTimeout(limit), fail()));
  });
}

/** Signs in and returns the headers that calls need. @param {string} address @param {{ admin: string, password: string }} who */
export async function signIn(address, { admin, password }) {
  const answer = await fetch(`${address}/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: admin, password }),
    signal: AbortSignal.timeout(startLimit),
  });
  const { data, msg } = await answer.json();
  if (!answer.ok) throw new Stop(`无法登录：${msg}`);
  return { 'blade-auth': `bearer ${data.accessToken}` };
}
