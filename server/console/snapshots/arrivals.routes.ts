import * as calls from '../../../contracts/console/snapshots.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import { newSnapshotId, snapshotFile } from '../../engines/snapshots/places.ts';
import { runSnapshotTask } from '../../engines/snapshots/pool.ts';
import { findSnapshot } from '../../engines/snapshots/store.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { withArrival } from './arrival.ts';
import { opened, refused, refusingBy, snapshotRoute } from './snapshot-route.ts';

/** What a sandbox is called that begins as a snapshot. */
const aboutOf = (title: string) => ({ title, createTime: localDateTime(systemNow()) });

export const arrivalRoutes = ({ sandboxes }: House) => [
  snapshotRoute(calls.uploadSnapshot, sandboxes, async ({ input: { sandbox: name, title = '' }, file }) => {
    await opened(sandboxes, calls.uploadSnapshot, name);
    const { dataDir, snapshotDir: root } = sandboxes;
    const id = newSnapshotId(systemNow());
    const taken = await withArrival(sandboxes, calls.uploadSnapshot, file, (path) =>
      runSnapshotTask({ act: 'receive', dataDir, name, root, id, file: path, title }),
    );
    return { id, title: taken.title };
  }),

  consoleRoute(calls.uploadSandbox, ({ input: { sandbox: name, title }, file }) =>
    refusingBy(calls.uploadSandbox, async () => {
      const { dataDir } = sandboxes;
      refuseTaken(sandboxes, calls.uploadSandbox, name);
      await withArrival(sandboxes, calls.uploadSandbox, file, (path) =>
        runSnapshotTask({ act: 'open', dataDir, name, file: path, isForeign: true, about: aboutOf(title) }),
      );
      return { sandbox: name };
    }),
  ),

  snapshotRoute(calls.openSnapshot, sandboxes, async ({ input: { sandbox, id, newSandbox: name, title } }) => {
    const { dataDir, snapshotDir } = sandboxes;
    findSnapshot(snapshotDir, sandbox, id);
    refuseTaken(sandboxes, calls.openSnapshot, name);
    const file = snapshotFile(snapshotDir, sandbox, id);
    await runSnapshotTask({ act: 'open', dataDir, name, file, isForeign: false, about: aboutOf(title) });
    return { sandbox: name };
  }),
];

function refuseTaken(sandboxes: Sandboxes, endpoint: Endpoint, name: string): void {
  if (sandboxes.exists(name) || sandboxes.isLeaving(name)) throw refused(endpoint, 'taken', name);
}
