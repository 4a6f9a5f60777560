import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { localDateTime } from '../../database/clock.ts';
import { sandboxFile } from '../../database/sandbox.ts';

// root/SANDBOX/ID.snapshot is a snapshot, ID.json beside it what is known of it without opening it.

/** How the file of a snapshot ends. */
export const ending = '.snapshot';

const idPattern = /^\d{8}-\d{6}-[0-9a-f]{4}$/;

/** Whether a text may name a snapshot. */
export const isSnapshotId = (id: string): boolean => idPattern.test(id);

/** A new name, in the order of time, of a moment in milliseconds. */
export function newSnapshotId(moment: number): string {
  const [day = '', time = ''] = localDateTime(moment).replace(/[-:]/g, '').split(' ');
  const chance = randomBytes(1).toString('hex').slice(1);
  return `${day}-${time}-${String(moment % 1_000).padStart(3, '0')}${chance}`;
}

/** Where snapshots lie: in a folder that several servers may share, or with the data. */
export const snapshotDirOf = (env: Readonly<Record<string, string | undefined>>, dataDir: string): string =>
  env['SNAPSHOT_DIR']?.trim() || join(dataDir, 'snapshots');

/** The folder of a sandbox's snapshots. */
export const snapshotFolder = (root: string, sandbox: string): string => join(root, sandbox);

/** The folder in which files lie that come in; no sandbox has such a name. */
export const arrivalsFolder = (root: string): string => join(root, '.arrivals');

/** The file of a snapshot. */
export const snapshotFile = (root: string, sandbox: string, id: string): string =>
  join(snapshotFolder(root, sandbox), id + ending);

/** The file, like a snapshot, of what a sandbox began with, for whoever brings it up elsewhere. */
export const beginningFile = (root: string, sandbox: string): string =>
  join(snapshotFolder(root, sandbox), 'beginning');

/** The file that says what a snapshot is called, beside it. */
export const labelFile = (root: string, sandbox: string, id: string): string =>
  join(snapshotFolder(root, sandbox), `${id}.json`);

/** What is being made, under the number of the process that makes it. */
export const draftOf = (file: string): string => `${file}.${process.pid}.draft`;

/** Where the database of a snapshot lies while it is looked at; no sandbox has such a name. */
export const unpackedFile = (dataDir: string, name: string): string =>
  `${sandboxFile(dataDir, name)}.${process.pid}.unpacked`;

const unfinished = /(?:\.(\d+)\.(?:draft|unpacked(?:-beginning)?(?:-wal|-shm|-journal)?)|^(\d+)\.[0-9a-f-]{36})$/;

/** The process that is making a file of that name; undefined of files that are complete. */
export const draftOwner = (file: string): number | undefined => {
  const [, draft, arrival] = unfinished.exec(file) ?? [];
  const owner = draft ?? arrival;
  return owner === undefined ? undefined : Number(owner);
};
