import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Sandboxes } from '../../database/sandboxes.ts';
import { id, name, useChanged, type Changed } from '../../testing/taken-back.ts';
import { entryOf } from '../../workers/entry.ts';
import { asideFolder, listAside, moveAside, prepareAside } from './aside.ts';
import { Packing } from './packing.ts';
import { removeDrafts } from './remove-drafts.ts';
import { listSnapshots } from './store.ts';

let changed: Changed;
let dataDir: string;
let root: string;

useChanged((made) => {
  changed = made;
  ({ dataDir, root } = made);
});

it('forgets what was on its way aside when the server was killed', async () => {
  await prepareAside(changed.before);
  moveAside(changed.before);
  expect(listAside(dataDir, name)).toEqual([]);
  new Packing(new Sandboxes(dataDir)).resume();
  expect(existsSync(asideFolder(dataDir, name, id))).toBe(false);
  expect(changed.isLater()).toBe(true);
});

/** Packs in a process that is killed as soon as something of the snapshot is there. */
async function killedPacking(): Promise<void> {
  const { file, argv = [] } = entryOf('snapshot-worker', 'engines/snapshots/worker.ts');
  const child = fork(fileURLToPath(file), argv, { serialization: 'advanced' });
  child.send({ ...changed.before, act: 'pack' });
  const folder = join(root, name);
  while (!existsSync(folder) || readdirSync(folder).length === 0) await turn();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('packs anew what was being packed when the server was killed', async () => {
  expect(await changed.takeBack()).toBe(true);
  await killedPacking();
  removeDrafts(join(root, name));
  const packing = new Packing(new Sandboxes(dataDir));
  packing.resume();
  packing.close();
  await packing.packAll(name);
  expect(listSnapshots(root, name)).toMatchObject([{ id, title: '恢复前 08:00' }]);
  expect([existsSync(asideFolder(dataDir, name, id)), readdirSync(join(root, name)).length]).toEqual([false, 2]);
  await changed.bringBack();
});
