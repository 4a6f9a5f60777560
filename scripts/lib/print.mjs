import { performance } from 'node:perf_hooks';

const terminal = Boolean(process.stdout.isTTY);

/** @param {number} code @returns {(text: string) => string} */
const colour = (code) => (text) => (terminal ? `\u001b[${code}m${text}\u001b[0m` : text);
export const red = colour(31);
const green = colour(32);
const dim = colour(2);

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Seconds since a moment of performance.now(), for people. @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} 秒`;

/** @param {boolean} passed @param {string} label @param {number} start */
export const sayDone = (passed, label, start) => say(`${passed ? green('✓') : red('✗')} ${label} ${dim(since(start))}`);

/**
 * Does one step of a command and prints one line for it; a long one shows on the way that it is alive.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = performance.now();
  const wait = () => `… ${label} ${since(start)}`;
  if (terminal) process.stdout.write(wait());
  const alive = setInterval(
    () => process.stdout.write(terminal ? `\r${wait()}` : `${wait()}\n`),
    terminal ? 500 : 15_000,
  );
  let passed = false;
  try {
    const result = await work();
    passed = true;
    return result;
  } finally {
    clearInterval(alive);
    if (terminal) process.stdout.write('\r\u001b[K');
    sayDone(passed, label, start);
  }
}
