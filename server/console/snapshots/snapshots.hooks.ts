import { removeDrafts } from '../../engines/snapshots/remove-drafts.ts';
import { snapshotFolders } from '../../engines/snapshots/store.ts';
import type { House } from '../house.ts';
import { RegularSnapshots } from './regular.ts';

/** Clears up what a killed server has left, and takes snapshots by the clock where that is wished. */
export function snapshotHooks({ app, sandboxes, snapshots: { every } }: House): void {
  const regular = new RegularSnapshots(sandboxes, every, (error) =>
    app.log.error({ err: error }, 'a regular snapshot failed'),
  );
  app.addHook('onListen', async () => {
    for (const folder of [sandboxes.dataDir, ...snapshotFolders(sandboxes.snapshotDir)]) removeDrafts(folder);
    if (every > 0) regular.start();
  });
  app.addHook('onClose', async () => regular.close());
}
