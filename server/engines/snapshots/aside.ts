import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { aboutFileOf, keyFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { linkFilesMeanwhile } from '../restoring/initial.ts';
import { formatVersion, manifestSchema } from './manifest.ts';
import { isSnapshotId } from './places.ts';
import type { Snapshot, TakeTask } from './tasks.ts';
import { writtenAtOf } from './written-at.ts';

// What a sandbox was when it was taken back lies in SANDBOX.aside/ID with the data, called as beside the others, until it is packed
// into a snapshot of that id: to move a database aside takes no time, and to pack it takes several times as long as to copy it.
// It is laid aside by a link; only when another file has taken its place in the sandbox is it more than a copy that nobody needs.

const ending = '.aside';
const noteName = 'label.json';

const noteSchema = manifestSchema.pick({ title: true, why: true, createTime: true, moment: true });

/** The folder of what is laid aside of a sandbox. */
const asidesOf = (dataDir: string, name: string): string => join(dataDir, name + ending);

/** The folder that holds a sandbox as it was; what lies in it is called as beside the others. */
export const asideFolder = (dataDir: string, name: string, id: string): string => join(asidesOf(dataDir, name), id);

/** The names of the sandboxes of which something lies aside, or may. */
export const asideNames = (dataDir: string): string[] =>
  (existsSync(dataDir) ? readdirSync(dataDir) : [])
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => entry.slice(0, -ending.length));

/** Lays beside what belongs to the database, which comes last and by `moveAside`. No file is ever changed, so both may hold the same one. */
export async function prepareAside({ dataDir, name, id, label }: TakeTask): Promise<void> {
  const folder = asideFolder(dataDir, name, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, noteName), JSON.stringify(label));
  const [file, target] = [sandboxFile(dataDir, name), sandboxFile(folder, name)];
  for (const beside of [keyFileOf, aboutFileOf])
    if (existsSync(beside(file))) copyFileSync(beside(file), beside(target));
  await linkFilesMeanwhile(sandboxFilesDir(dataDir, name), sandboxFilesDir(folder, name));
}

/** Gives the database its place there too; nobody may have it open, and it has no log. */
export const moveAside = ({ dataDir, name, id }: TakeTask): void =>
  linkSync(sandboxFile(dataDir, name), sandboxFile(asideFolder(dataDir, name, id), name));

/** Takes away what was laid aside. */
export const removeAside = ({ dataDir, name, id }: Pick<TakeTask, 'dataDir' | 'name' | 'id'>): void =>
  rmSync(asideFolder(dataDir, name, id), { recursive: true, force: true });

/** Whether a sandbox that was taken back lies there: one of which the database has no other place. */
export function isAside(dataDir: string, name: string, id: string): boolean {
  const file = inodeOf(sandboxFile(asideFolder(dataDir, name, id), name));
  return file !== undefined && file !== inodeOf(sandboxFile(dataDir, name));
}

const inodeOf = (file: string): bigint | undefined => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

/** What lies aside of a sandbox, the oldest first, and what a killed server has left on the way there. */
export function asideIds(dataDir: string, name: string): { waiting: string[]; broken: string[] } {
  const folder = asidesOf(dataDir, name);
  const ids = existsSync(folder) ? readdirSync(folder).filter(isSnapshotId).sort() : [];
  const waiting = ids.filter((id) => isAside(dataDir, name, id));
  return { waiting, broken: ids.filter((id) => !waiting.includes(id)) };
}

/** The snapshots that are still to be packed of a sandbox, the newest first. */
export const listAside = (dataDir: string, name: string): Snapshot[] =>
  asideIds(dataDir, name)
    .waiting.reverse()
    .flatMap((id) => asideSnapshot(dataDir, name, id) ?? []);

/** What the snapshot will say of itself; undefined where it has just been packed. */
function asideSnapshot(dataDir: string, name: string, id: string): Snapshot | undefined {
  try {
    const folder = asideFolder(dataDir, name, id);
    const file = sandboxFile(folder, name);
    return {
      id,
      format: 'understudy-snapshot',
      version: formatVersion,
      sandbox: name,
      key: '',
      ...readNote(dataDir, name, id),
      bytes: statSync(file).size,
      files: countFiles(sandboxFilesDir(folder, name)),
      writtenAt: writtenAtOf(file),
    };
  } catch {
    return undefined;
  }
}

/** What it was called when it was laid aside. */
export const readNote = (dataDir: string, name: string, id: string): TakeTask['label'] =>
  noteSchema.parse(JSON.parse(readFileSync(join(asideFolder(dataDir, name, id), noteName), 'utf8')));

const countFiles = (filesDir: string): number =>
  existsSync(filesDir)
    ? readdirSync(filesDir).reduce((sum, entry) => sum + readdirSync(join(filesDir, entry)).length, 0)
    : 0;
