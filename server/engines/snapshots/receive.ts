import { closeSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { sandboxFile } from '../../database/sandbox.ts';
import { openSnapshot } from './contents.ts';
import { sealedBy, fits } from './sealed.ts';
import { writeLabel } from './label.ts';
import { snapshotFile, snapshotFolder, unpackedFile } from './places.ts';
import { SnapshotRefused } from './refused.ts';
import { inTheWay } from './room.ts';
import { listSnapshots } from './store.ts';
import type { ReceiveTask, Snapshot } from './tasks.ts';
import { checkFiles, removeDatabase, unpackDatabase } from './unpack.ts';

/** Puts a file that came from elsewhere among the snapshots of a sandbox, once all of it has been looked through. */
export async function receive({ dataDir, name, root, id, file, title }: Omit<ReceiveTask, 'act'>): Promise<Snapshot> {
  if (!inTheWay(listSnapshots(root, name), { why: 'upload', bytes: statSync(file).size }))
    throw new SnapshotRefused('full');
  const opened = await openSnapshot(file);
  const looked = unpackedFile(dataDir, name);
  let key: string;
  try {
    await unpackDatabase(opened, looked, true);
    key = sealedBy(looked);
    await checkFiles(opened);
  } finally {
    closeSync(opened.fd);
    removeDatabase(looked);
  }
  if (!fits(sealedBy(sandboxFile(dataDir, name)), key)) throw new SnapshotRefused('otherKey');
  const { manifest } = opened;
  const snapshot = {
    ...manifest,
    id,
    key,
    bytes: statSync(file).size,
    why: 'upload',
    title: title || manifest.title,
  } as const;
  mkdirSync(snapshotFolder(root, name), { recursive: true });
  writeLabel(root, name, snapshot);
  renameSync(file, snapshotFile(root, name, id));
  return snapshot;
}
