import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { connect, copySandbox, openSandbox, sandboxFile } from '../../database/sandbox.ts';
import { removeDrafts } from '../snapshots/remove-drafts.ts';
import { snapshotFile } from '../snapshots/places.ts';
import { take } from '../snapshots/take.ts';
import { entryOf } from '../../workers/entry.ts';
import { restore } from './restore.ts';
import type { RestoringTask } from './tasks.ts';

let dataDir: string;
let task: RestoringTask;

const run = (sql: string): void => {
  const sqlite = connect(sandboxFile(dataDir, 'main'));
  sqlite.exec(sql);
  sqlite.close();
};

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'understudy-killed-'));
  copySandbox(inject('worldFile'), dataDir, 'main');
  openSandbox(dataDir, 'main').sqlite.close();
  const [root, id] = [join(dataDir, 'snapshots'), '20261015-080000-0000'];
  const label = { title: '', why: 'hand', createTime: '', moment: '' } as const;
  take({ dataDir, name: 'main', root, id, label });
  task = {
    act: 'restore',
    dataDir,
    name: 'main',
    now: '2026-10-15 08:00:00',
    snapshot: snapshotFile(root, 'main', id),
  };
});

afterAll(() => rmSync(dataDir, { recursive: true }));

beforeEach(() => run("update users set name = 'later'; update students set name = 'later'"));

const size = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Restores in a process that is killed once its log has come so far, as a share of the database. */
async function killedAt(share: number): Promise<void> {
  const { file, argv = [] } = entryOf('restoring-worker', 'engines/restoring/worker.ts');
  const child = fork(fileURLToPath(file), argv, {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const database = sandboxFile(dataDir, 'main');
  const enough = share * size(database);
  let isOver = false;
  child.on('message', () => (isOver = true));
  child.send(task);
  while (!isOver && size(`${database}-wal`) < enough) await turn();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The names that are in the database; every one of them is of the same world. */
function world(): unknown[] {
  const sqlite = connect(sandboxFile(dataDir, 'main'));
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  const counts = ['users where name', 'students where name'].map((rows) =>
    sqlite.prepare(`select count(*) from ${rows} = 'later'`).pluck().get(),
  );
  sqlite.close();
  return counts;
}

it.each([0, 0.2, 0.6, 0.95, 2])(
  'leaves one world or the other when it is killed, its log at %d of the database',
  async (share) => {
    const later = world();
    await killedAt(share);
    expect([later, [0, 0]]).toContainEqual(world());
    removeDrafts(dataDir);
    await restore(task);
    expect(world()).toEqual([0, 0]);
  },
);
