import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxFile } from '../database/sandbox.ts';
import type { StartOptions } from './types.ts';

const seeder = fileURLToPath(new URL('./seed.js', import.meta.url));

const name = 'world';

/** Another build may make another world. */
const builtAt = (): number => Math.round(statSync(dirname(seeder)).mtimeMs);

/** The database file of a world as it begins; it is made in a process of its own where none of its kind is kept. */
export async function preparedWorld({ size = 'small', seed = 7, cacheDir }: StartOptions): Promise<string> {
  const folder = join(cacheDir ?? join(tmpdir(), 'understudy-worlds'), `${size}-${seed}-${builtAt()}`);
  if (!existsSync(folder)) await prepare(folder, size, seed);
  return sandboxFile(folder, name);
}

/** Made beside and put in place when complete: several runs may begin at once, and one may be ended. */
async function prepare(folder: string, size: string, seed: number): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await run([seeder, '--size', size, '--seed', String(seed), '--sandbox', name], draft);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function run(args: readonly string[], dataDir: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || '没有生成演示数据'))));
  });
}
