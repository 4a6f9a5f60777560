import * as calls from '../../../contracts/console/snapshots.ts';
import { countSignedIn } from '../../account/account.queries.ts';
import { restoreWorld, restoringTask } from '../../account/restore-world.ts';
import { runComparing } from '../../engines/restoring/pool.ts';
import { snapshotFile } from '../../engines/snapshots/places.ts';
import { runSnapshotTask } from '../../engines/snapshots/pool.ts';
import { SnapshotRefused } from '../../engines/snapshots/refused.ts';
import { mostBytesOfAll, mostSnapshots } from '../../engines/snapshots/room.ts';
import * as store from '../../engines/snapshots/store.ts';
import { takeTask } from '../../engines/snapshots/take-task.ts';
import type { House } from '../house.ts';
import { arrivalRoutes } from './arrivals.routes.ts';
import { listOf } from './list.ts';
import { movingRoutes } from './moving.routes.ts';
import { opened, refused, snapshotRoute } from './snapshot-route.ts';

/** What reads snapshots. */
const reads = ({ sandboxes, snapshots: { every } }: House) => [
  snapshotRoute(calls.listSnapshots, sandboxes, ({ input: { sandbox } }) => ({
    snapshots: listOf(sandboxes, sandbox),
    every,
    most: mostSnapshots.kept,
    mostBytes: mostBytesOfAll,
  })),

  snapshotRoute(calls.getSnapshotPlan, sandboxes, async ({ input: { sandbox: name, id } }) => {
    const sandbox = await opened(sandboxes, calls.getSnapshotPlan, name);
    store.findSnapshot(sandboxes.snapshotDir, name, id);
    const changes = await runComparing(restoringTask(sandboxes, name, 'compare', id));
    return { changes, signedIn: countSignedIn(sandbox) };
  }),

  snapshotRoute(calls.downloadSnapshot, sandboxes, ({ input: { sandbox, id } }) => {
    const { title, bytes } = store.findSnapshot(sandboxes.snapshotDir, sandbox, id);
    const path = snapshotFile(sandboxes.snapshotDir, sandbox, id);
    return { fileName: `${title}.snapshot`, path, size: bytes };
  }),
];

/** What takes them, brings them back, and changes them. */
const writes = ({ sandboxes }: House) => [
  snapshotRoute(calls.takeSnapshot, sandboxes, async ({ input: { sandbox: name, title = '' } }) => {
    const begun = performance.now();
    const sandbox = await opened(sandboxes, calls.takeSnapshot, name);
    const taken = await runSnapshotTask(takeTask(sandboxes, sandbox, { why: 'hand', title }));
    return { id: taken.id, title: taken.title, milliseconds: Math.round(performance.now() - begun) };
  }),

  snapshotRoute(calls.restoreSnapshot, sandboxes, async ({ input: { sandbox: name, id }, log }) => {
    await opened(sandboxes, calls.restoreSnapshot, name);
    store.findSnapshot(sandboxes.snapshotDir, name, id);
    try {
      return await restoreWorld(sandboxes, name, id);
    } catch (error) {
      if (error instanceof SnapshotRefused) throw error;
      log.error({ err: error }, 'restoring a snapshot failed');
      throw refused(calls.restoreSnapshot, 'failed');
    }
  }),

  snapshotRoute(calls.renameSnapshot, sandboxes, ({ input: { sandbox, id, title } }) =>
    store.renameSnapshot(sandboxes.snapshotDir, sandbox, id, title),
  ),

  snapshotRoute(calls.removeSnapshot, sandboxes, ({ input: { sandbox, id } }) => {
    store.findSnapshot(sandboxes.snapshotDir, sandbox, id);
    store.removeSnapshot(sandboxes.snapshotDir, sandbox, id);
  }),
];

export const snapshotRoutes = (house: House) => [
  ...reads(house),
  ...writes(house),
  ...arrivalRoutes(house),
  ...movingRoutes(house),
];
