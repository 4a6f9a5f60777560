import { removeDrafts } from '../../engines/snapshots/remove-drafts.ts';
import { snapshotFolders } from '../../engines/snapshots/store.ts';
import type { House } from '../house.ts';
import { keepBeginning } from './let-go.ts';
import { RegularSnapshots } from './regular.ts';

/** Clears up what a killed server has left, and takes snapshots by the clock where that is wished. */
export function snapshotHooks(house: House): void {
  const { app, sandboxes, snapshots } = house;
  const { every, isShared } = snapshots;
  const regular = new RegularSnapshots(
    sandboxes,
    every,
    (error) => app.log.error({ err: error }, 'a regular snapshot failed'),
    async (name) => (isShared ? keepBeginning(sandboxes, name) : undefined),
  );
  app.addHook('onListen', async () => {
    for (const folder of [sandboxes.dataDir, ...snapshotFolders(sandboxes.snapshotDir)]) removeDrafts(folder);
    if (every > 0) regular.start();
  });
  app.addHook('onClose', async () => regular.close());
}
