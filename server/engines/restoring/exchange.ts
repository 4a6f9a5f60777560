import { constants, renameSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { alone } from '../../database/alone.ts';
import { aboutFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { forgetFrom } from '../snapshots/about-text.ts';
import { isAside, moveAside, prepareAside, removeAside } from '../snapshots/aside.ts';
import { unpackedFile } from '../snapshots/places.ts';
import { refusalIn, SnapshotRefused } from '../snapshots/refused.ts';
import { removeDatabase } from '../snapshots/unpack.ts';
import type { TakeTask } from '../snapshots/tasks.ts';
import { begin } from './begin.ts';
import { initialFile, initialFilesDir, linkFilesMeanwhile } from './initial.ts';
import { holdersIn } from './sessions.ts';
import type { RestoringTask } from './tasks.ts';

/** A sandbox to take back to what it began with, and what is to be packed of it then. */
type Exchange = Pick<RestoringTask, 'dataDir' | 'name' | 'now'> & { before: TakeTask };

/**
 * Takes a sandbox back to what it began with by one copy of that, which takes the place of its database; what was there lies
 * aside from then on. Whoever is killed leaves one world or the other. False where it could not be done this way and nothing has
 * changed: somebody has the database open, as who is at work in a process of its own, or the beginning is an earlier version's.
 */
export async function exchange(task: Exchange): Promise<boolean> {
  const { dataDir, name, before } = task;
  const file = sandboxFile(dataDir, name);
  const draft = unpackedFile(dataDir, name);
  let failure: unknown;
  try {
    await putInPlace(task, file, draft);
  } catch (error) {
    failure = error;
  }
  removeDatabase(draft);
  if (isAside(dataDir, name, before.id)) {
    forgetFrom(aboutFileOf(file));
    return true;
  }
  removeAside(before);
  const refusal = refusalIn(failure);
  if (refusal) throw new SnapshotRefused(refusal);
  // What else was in the way here need not be in the way of those who write page by page, or they say what it is.
  return false;
}

async function putInPlace(task: Exchange, file: string, draft: string): Promise<void> {
  // While the copy is written, the rest is made ready.
  const written = allDone([copyOf(task, draft), bringFilesBack(task), prepareAside(task.before)]);
  const old = await alone(file).catch(() => undefined);
  try {
    await written;
    if (!old || !begin(draft, holdersIn(old), task.now)) return;
    moveAside(task.before);
    renameSync(draft, file);
  } finally {
    old?.close();
  }
}

/** Waits for all, also where one has failed: what goes on would leave something behind that was cleared away. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function copyOf({ dataDir, name }: Exchange, draft: string): Promise<void> {
  removeDatabase(draft);
  await copyFile(initialFile(dataDir, name), draft, constants.COPYFILE_FICLONE);
}

const bringFilesBack = ({ dataDir, name }: Exchange): Promise<void> =>
  linkFilesMeanwhile(initialFilesDir(dataDir, name), sandboxFilesDir(dataDir, name));
