import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import type { TestApp } from './app.ts';

const incoming = 'incoming';

/** What there is of rows and files, to be compared with what there is later. */
export function tracesOf({ sandbox, dataDir }: TestApp) {
  const count = (table: string) => sandbox.sqlite.prepare(`select count(*) from ${table}`).pluck().get();
  const files = filesIn(sandbox.filesDir);
  const isSandbox = (name: string) => name.startsWith('main.');
  return {
    documents: count('documents'),
    students: count('students'),
    jobs: count('jobs'),
    files: files.length,
    incoming: files.filter((file) => file.startsWith(incoming)),
    outside: readdirSync(dataDir).filter((name) => !isSandbox(name)),
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => !/^(..|incoming)$/.test(path));

/** Fails unless the database is whole: SQLite reads all of it. */
export function expectSound({ sandbox: { sqlite } }: TestApp): void {
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
}

/** Fails unless rows and files belong together, nothing waits to be taken over, and the server answers. */
export async function expectIntact({ sandbox, call }: TestApp): Promise<void> {
  const { sqlite, filesDir } = sandbox;
  // Tasks that run put files beside the database.
  const running = sqlite.prepare("select count(*) from jobs where kind like 'call-%' and state < 2").pluck();
  await expect.poll(() => running.get(), { timeout: 60_000 }).toBe(0);
  const hashes = `select hash from documents union select picture from scan_pages
    union select upload_hash from task_calls union select file_hash from task_calls`;
  const named = (sqlite.prepare(hashes).pluck().all() as string[]).filter((hash) => hash !== '');
  const files = filesIn(filesDir);
  expect(files.sort()).toEqual(named.map((hash) => join(hash.slice(0, 2), hash)).sort());
  for (const file of files) {
    const hash = createHash('sha256')
      .update(readFileSync(join(filesDir, file)))
      .digest('hex');
    expect(file).toBe(join(hash.slice(0, 2), hash));
  }
  expect(existsSync(join(filesDir, incoming)) ? readdirSync(join(filesDir, incoming)) : []).toEqual([]);
  const uploading = sqlite.prepare('select id from documents where state = 1').all();
  expect(uploading).toEqual([]);
  expect((await call('teacher', calls.getMenuBadge, {})).status).toBe(200);
}
