import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sandboxes } from '../../database/sandboxes.ts';
import { copySandbox, sandboxFile } from '../../database/sandbox.ts';
import { closeSnapshotPool } from '../../engines/snapshots/pool.ts';
import { listSnapshots } from '../../engines/snapshots/store.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { RegularSnapshots } from './regular.ts';

let test: TestApp;
let sandboxes: Sandboxes;
const failures: unknown[] = [];

const regularly = (every: number): RegularSnapshots =>
  new RegularSnapshots(sandboxes, every, (error) => failures.push(error));

const why = (name: string) => listSnapshots(sandboxes.snapshotDir, name).map((one) => one.why);

beforeAll(async () => {
  test = await startTestApp();
  test.sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  copySandbox(sandboxFile(test.dataDir, 'main'), test.dataDir, 'other');
  sandboxes = new Sandboxes(test.dataDir);
});

afterAll(async () => {
  sandboxes.close();
  await closeSnapshotPool();
  await test.close();
});

it('takes one of each sandbox, and another of what has changed since', async () => {
  await regularly(0).look();
  expect([why('main'), why('other')]).toEqual([['regular'], ['regular']]);
  test.sandbox.sqlite.exec("update schools set name = '改名' where rowid = 1");
  await regularly(0).look();
  expect([why('main'), why('other')]).toEqual([['regular', 'regular'], ['regular']]);
});

it('waits until its time has come, and takes none once it is closed', async () => {
  test.sandbox.sqlite.exec("update schools set name = '又改名' where rowid = 1");
  const before = why('main');
  await regularly(60).look();
  const closed = regularly(0);
  closed.close();
  await closed.look();
  expect(why('main')).toEqual(before);
});

it('tells of one that fails, and goes on with the others', async () => {
  writeFileSync(join(test.dataDir, 'broken.sqlite'), 'no database');
  test.sandbox.sqlite.exec("update schools set name = '再改名' where rowid = 1");
  await regularly(0).look();
  expect(failures).toHaveLength(1);
  expect(why('main')).toHaveLength(3);
});
