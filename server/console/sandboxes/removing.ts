import { rmSync } from 'node:fs';
import { removeParts } from '../../engines/sandboxes/parts.ts';
import { snapshotFolder } from '../../engines/snapshots/places.ts';
import type { House } from '../house.ts';

/** Removes a sandbox for good, with its snapshots; what somebody who is still at work there leaves is removed when that ends. */
export async function removeOne(house: House, name: string): Promise<void> {
  const { sandboxes, presence, inspector, upstreams, recorder } = house;
  await sandboxes.remove(name, () => {
    removeParts(sandboxes.dataDir, name);
    rmSync(snapshotFolder(sandboxes.snapshotDir, name), { recursive: true, force: true });
  });
  presence.forget(name);
  inspector.forget(name);
  upstreams.forget(name);
  recorder.forget(name);
}
