import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broken } from '../ledger.mjs';
import { seedWorld } from '../world.mjs';
import { checkLeftovers } from './leftovers.mjs';
import { liveOn } from './lives.mjs';
import { Soak } from './soak.mjs';

/** @typedef {import('./soak.mjs').SoakOptions} SoakOptions */

const progressEvery = 15_000;
/** How much larger than at first a server may be at the end. */
const mostGrowth = 1.5;

/** @param {Soak} soak */
function checkMemory({ figures }) {
  const [first = 0, last = 0] = figures.memory;
  if (last > first * mostGrowth) throw new Broken(`空闲时的内存从 ${Math.round(first)} MB 涨到 ${Math.round(last)} MB`);
}

/**
 * Uses the console and its sandboxes for a while as a school does that teaches with them, kills the server at times, and compares
 * what is found with what was answered. The folder of data stays where something was not as it must be.
 * @param {SoakOptions} options @returns {Promise<import('./soak.mjs').Outcome>}
 */
export async function soakConsole(options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-console-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', clear);
  await seedWorld(dataDir);
  const soak = new Soak(dataDir, options);
  const progress = setInterval(() => options.onProgress?.(soak.soFar()), progressEvery);
  try {
    await liveOn(soak);
    const names = soak.sandboxes.map(({ name }) => name);
    soak.figures.databases = checkLeftovers(dataDir, names);
    checkMemory(soak);
  } catch (error) {
    // Somebody stops the command, and its server with it: that is no fault of the server.
    if (process.exitCode) return process.exit();
    process.off('exit', clear);
    const failure = error instanceof Error ? error : new Error(String(error));
    return { ...soak.soFar(), dataDir, failure };
  } finally {
    clearInterval(progress);
  }
  clear();
  return { ...soak.soFar(), dataDir };
}
