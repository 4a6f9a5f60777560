import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, root } from './paths.mjs';

/** @typedef {{ code: number, output: string }} Ended */
/** @typedef {{ env?: Record<string, string>, capture?: boolean, signal?: AbortSignal, cwd?: string }} RunOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal @param {number} code */
function endWithChildren(signal, code) {
  // A terminal sends Ctrl-C to the children itself, and many tools take a second one for "at once".
  if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
  process.exitCode = code;
  const wait = setInterval(() => running.size === 0 && process.exit(code), 20);
  setTimeout(() => (clearInterval(wait), process.exit(code)), 15_000).unref();
}

const onInterrupt = () => endWithChildren('SIGINT', 130);
const onTerminate = () => endWithChildren('SIGTERM', 143);

/** Lets a later part of the same process handle signals itself. */
export function stopForwardingSignals() {
  process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
}

function forwardSignals() {
  stopForwardingSignals();
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
}

/**
 * Starts a program, in the project's folder unless told.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function start(file, args, { env = {}, capture = false, signal, cwd = root } = {}) {
  forwardSignals();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
    shell: process.platform === 'win32' && file === 'npm',
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end; with `capture` its output comes back instead of going to the terminal.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 */
export function run(file, args, options) {
  const child = start(file, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a file with this Node. @param {string[]} args @param {RunOptions} [options] */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * The script behind an installed tool's command, so that it starts without a shell on every system.
 * @param {string} name
 * @param {string} [command]
 */
export function toolPath(name, command = name) {
  const manifest = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  return inProject('node_modules', name, script);
}
