import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readLabel, writeLabel } from './label.ts';
import { arrivalsFolder, ending, isSnapshotId, labelFile, snapshotFile, snapshotFolder } from './places.ts';
import { SnapshotRefused } from './refused.ts';
import type { Snapshot } from './tasks.ts';

/** The snapshots of a sandbox, the newest first. */
export function listSnapshots(root: string, sandbox: string): Snapshot[] {
  const folder = snapshotFolder(root, sandbox);
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  return ids
    .filter(isSnapshotId)
    .flatMap((id) => readLabel(root, sandbox, id) ?? [])
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The folders in which there are snapshots, and what comes in. */
export function snapshotFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...folders.map(({ name }) => join(root, name)), join(arrivalsFolder(root), 'incoming')];
}

/** One of them; throws SnapshotRefused where it is gone. */
export function findSnapshot(root: string, sandbox: string, id: string): Snapshot {
  const found = isSnapshotId(id) ? readLabel(root, sandbox, id) : undefined;
  if (!found) throw new SnapshotRefused('gone');
  return found;
}

/** Calls it by another title. */
export const renameSnapshot = (root: string, sandbox: string, id: string, title: string): void =>
  writeLabel(root, sandbox, { ...findSnapshot(root, sandbox, id), title });

/** Takes one away; its label last, so that who is killed leaves nothing that looks like a snapshot. */
export function removeSnapshot(root: string, sandbox: string, id: string): void {
  rmSync(snapshotFile(root, sandbox, id), { force: true });
  rmSync(labelFile(root, sandbox, id), { force: true });
}
