import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { filesOf } from './world.mjs';

/** What is wrong around a server while it works. @typedef {'nothing' | 'lock' | 'disk'} Disturbance */

/** Milliseconds for which a lock is held, a disk is full and the server goes on afterwards: a call waits 5 s for a lock. */
const longest = { lock: 7_000, disk: 1_500, after: 600 };
const diskSize = '256m';
const sqliteModule = new URL('../../server/database/sqlite.mjs', import.meta.url).href;

/** What a server may say about them. */
export const outsideFaults = /SQLITE_(FULL|BUSY|IOERR_SHMSIZE)|ENOSPC/;

/** Puts a small file system of its own into a folder, where the machine allows one. @param {string} folder */
export const mountDisk = (folder) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder]).status === 0;

/** @param {string} folder */
export const unmountDisk = (folder) => void spawnSync('umount', [folder]);

const holding = `import { Sqlite } from ${JSON.stringify(sqliteModule)};
  const sqlite = new Sqlite(process.argv[1]);
  sqlite.pragma('busy_timeout = 5000');
  sqlite.exec('begin immediate');
  console.log('held');
  setTimeout(() => { sqlite.exec('rollback'); process.exit(); }, Number(process.argv[2]));`;

/** Lets another process hold a database for writing; gives back when it holds it. @param {string} database @param {number} life */
async function hold(database, life) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, database, String(life)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { ended };
}

/** Fills what is left of a disk but some bytes. @param {string} filler @param {number} left */
function fill(filler, left) {
  const file = openSync(filler, 'w');
  for (const size of [1_048_576, 4_096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  spawnSync('truncate', ['-s', `-${left}`, filler]);
}

/**
 * Resolves when a server has worked with something wrong around it and for a while afterwards, or in the middle of it.
 * @param {Disturbance} disturbance @param {string} dataDir @param {import('./random.mjs').Random} random
 * @returns {Promise<() => Promise<unknown>>} waits until nothing is wrong any more
 */
export async function disturb(disturbance, dataDir, random) {
  const after = () => wait(random.below(longest.after));
  if (disturbance === 'lock') {
    const life = random.below(longest.lock);
    const { ended: released } = await hold(filesOf(dataDir).database, life);
    await Promise.race([released, wait(random.below(2 * longest.lock))]);
    await after();
    return () => released;
  }
  const filler = join(dataDir, 'filler');
  fill(filler, random.below(400_000));
  await wait(random.below(longest.disk));
  const isOver = random.chance(0.5);
  if (isOver) rmSync(filler);
  await after();
  return async () => rmSync(filler, { force: true });
}
