import { existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connect, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { Sandboxes } from '../../database/sandboxes.ts';
import { id, name, useChanged, type Changed } from '../../testing/taken-back.ts';
import { filePath } from '../files/store.ts';
import { asideFolder, listAside } from '../snapshots/aside.ts';
import { Packing } from '../snapshots/packing.ts';
import { listSnapshots } from '../snapshots/store.ts';

let changed: Changed;
let dataDir: string;
let root: string;

useChanged((made) => {
  changed = made;
  ({ dataDir, root } = made);
});

/** What lies beside the sandboxes that no one of them needs. */
const leftovers = (): string[] =>
  readdirSync(dataDir).filter((entry) => /unpacked|draft/.test(entry) || entry.endsWith('-wal'));

it('takes a sandbox back by a copy, tells who was signed in, and lays aside what was there, with its files', async () => {
  expect(await changed.takeBack()).toBe(true);
  expect(changed.count("users where name = 'later'")).toBe(0);
  expect(changed.count("tokens where hash = 'held' and purpose = 'restored'")).toBe(1);
  expect(listAside(dataDir, name)).toMatchObject([{ id, title: '恢复前 08:00', files: expect.any(Number) }]);
  expect(leftovers()).toEqual([]);

  // Whoever opens the sandbox sweeps what no row of it names.
  rmSync(filePath(sandboxFilesDir(dataDir, name), changed.hash));
  await new Packing(new Sandboxes(dataDir)).packAll(name);
  expect(listAside(dataDir, name)).toEqual([]);
  expect(listSnapshots(root, name)).toMatchObject([{ id, title: '恢复前 08:00' }]);
  await changed.bringBack();
  expect(existsSync(filePath(sandboxFilesDir(dataDir, name), changed.hash))).toBe(true);
});

it('leaves all as it is where somebody else has the database open', async () => {
  const sqlite = connect(sandboxFile(dataDir, name));
  sqlite.prepare('select 1 from settings').get();
  expect(await changed.takeBack()).toBe(false);
  expect(sqlite.prepare("select count(*) from users where name <> 'later'").pluck().get()).toBe(0);
  sqlite.close();
  expect(changed.isLater()).toBe(true);
  expect([existsSync(asideFolder(dataDir, name, id)), leftovers()]).toEqual([false, []]);
});
