import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sizeOfDatabase } from '../../database/file-size.ts';
import { sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { initialFile, initialFilesDir } from '../restoring/initial.ts';
import { asideFolder, removeAside } from './aside.ts';
import { bringLogIn } from './bring-log-in.ts';
import { readLabel, writeLabel } from './label.ts';
import { packInto } from './pack.ts';
import { snapshotFile, snapshotFolder } from './places.ts';
import { SnapshotRefused } from './refused.ts';
import { inTheWay } from './room.ts';
import { listSnapshots, removeSnapshot } from './store.ts';
import type { BeginningTask, Snapshot, TakeTask } from './tasks.ts';

/** Takes a snapshot of a sandbox that people work in; half a snapshot never stands among the others. */
export const take = (task: Omit<TakeTask, 'act'>): Snapshot => add(task, task.dataDir, bringLogIn);

/** Makes a snapshot of what was laid aside for it, which then goes; one that was made before somebody was killed is not made again. */
export function packAside(task: Omit<TakeTask, 'act'>): void {
  const { dataDir, name, root, id } = task;
  if (!readLabel(root, name, id)) add(task, asideFolder(dataDir, name, id));
  removeAside(task);
}

/** Adds a snapshot of a sandbox that lies in a folder, once `prepare` has done with its database what is to be done. */
function add(
  { name, root, id, label }: Omit<TakeTask, 'act'>,
  folder: string,
  prepare: (file: string) => void = () => undefined,
): Snapshot {
  const source = { file: sandboxFile(folder, name), filesDir: sandboxFilesDir(folder, name) };
  if (!existsSync(source.file)) throw new SnapshotRefused('gone');
  const going = inTheWay(listSnapshots(root, name), { why: label.why, bytes: sizeOfDatabase(source.file) });
  if (!going) throw new SnapshotRefused('full');
  mkdirSync(snapshotFolder(root, name), { recursive: true });
  prepare(source.file);
  const packed = packInto(snapshotFile(root, name, id), source, { sandbox: name, ...label }, (whole) =>
    // The label first: without one, the file would have to be opened to say what it is.
    writeLabel(root, name, { ...whole, id }),
  );
  for (const one of going) removeSnapshot(root, name, one.id);
  return { ...packed, id };
}

/** Keeps what a sandbox began with in a file like a snapshot. */
export function takeBeginning({ dataDir, name, file }: Omit<BeginningTask, 'act'>): void {
  const source = { file: initialFile(dataDir, name), filesDir: initialFilesDir(dataDir, name) };
  mkdirSync(dirname(file), { recursive: true });
  packInto(file, source, { sandbox: name, title: '', why: 'hand', createTime: '', moment: '' });
}
