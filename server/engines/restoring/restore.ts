import { aboutFileOf, connect, sandboxFile } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { forgetFrom } from '../snapshots/about-text.ts';
import { endLog } from '../snapshots/bring-log-in.ts';
import { take } from '../snapshots/take.ts';
import { endSessions, holdersIn, noteRestored } from './sessions.ts';
import { withSource } from './source.ts';
import type { RestoringTask } from './tasks.ts';

/**
 * Takes a sandbox back to what it began with, or to a snapshot, in place: the pages are written as one transaction of SQLite, so
 * that whoever reads meanwhile sees one world or the other, and whoever is killed leaves the one that was there. Those who are
 * signed in hold tokens that tell them why they are no more good. `onRestored` hears when all that is done: what is left only
 * brings the log into the file.
 */
export const restore = (task: Omit<RestoringTask, 'act'>, onRestored: () => void = () => undefined): Promise<void> => {
  if (task.before) take(task.before);
  return withSource(task, async (source) => {
    await source.bringFiles();
    await writePages(source.file, task, onRestored);
  });
};

async function writePages(
  from: string,
  { dataDir, name, now, snapshot }: Omit<RestoringTask, 'act'>,
  onRestored: () => void,
): Promise<void> {
  const file = sandboxFile(dataDir, name);
  const sqlite = connect(file, { mustExist: true });
  const source = snapshot === undefined ? new Sqlite(from, { readonly: true }) : connect(from);
  try {
    const holders = holdersIn(sqlite);
    // What was unpacked is nobody else's: noted there, it is written with the pages.
    if (snapshot !== undefined) source.transaction(() => endSessions(source, holders)).immediate();
    await source.backup(file, { progress: () => allPages });
    if (snapshot === undefined) sqlite.transaction(() => noteRestored(sqlite, holders, now)).immediate();
    forgetFrom(aboutFileOf(file));
    onRestored();
    // Else the next who writes would bring the whole log into the file, with everybody waiting; meanwhile they read and write.
    endLog(sqlite);
  } finally {
    source.close();
    sqlite.close();
  }
}

const allPages = 2 ** 31 - 1;
