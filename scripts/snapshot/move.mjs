import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../lib/print.mjs';
import { Refused } from './console.mjs';

/** @typedef {import('./given.mjs').Given} Given */

/**
 * Moves a sandbox to another server: it is let go here, with all that was written until then, goes on there, and is removed here.
 * Where it does not arrive, it stays.
 * @param {Given} given
 */
export async function move(given) {
  const { server, sandbox, title, target } = given;
  const there = target();
  const { id } = await server.write('sandbox/leave', { sandbox });
  try {
    await arrive(given, there, id, title || sandbox);
  } catch (error) {
    await server.write('sandbox/keep', { sandbox }).catch(() => undefined);
    throw error;
  }
  await server.write('sandbox/drop', { sandbox });
  say(`沙箱 ${sandbox} 已从 ${server.address} 移到 ${there.address}`);
}

/** @param {Given} given @param {import('./console.mjs').Console} there @param {string} id @param {string} title */
async function arrive({ server, sandbox }, there, id, title) {
  try {
    return await there.write('sandbox/fetch', { sandbox });
  } catch (error) {
    if (!(error instanceof Refused) || error.rule !== 'notComing') throw error;
  }
  // They share no folder: the snapshot travels over this machine, and people sign in again.
  const file = join(tmpdir(), `${sandbox}.${process.pid}.snapshot`);
  try {
    await server.download({ sandbox, id }, file);
    await there.upload('snapshot/upload-sandbox', { sandbox, title }, file);
  } finally {
    rmSync(file, { force: true });
  }
}
