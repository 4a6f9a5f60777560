import type Database from 'better-sqlite3';
import { aboutFileOf, connect, sandboxFile } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { forgetFrom } from '../snapshots/about-text.ts';
import { endLog } from '../snapshots/bring-log-in.ts';
import { take } from '../snapshots/take.ts';
import { restoredAt } from './compared-tables.ts';
import { withSource } from './source.ts';
import type { RestoringTask } from './tasks.ts';

interface Holder {
  hash: string;
  userId: string;
  expiresAt: number;
}

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
    const holders = sqlite
      .prepare("select hash, user_id userId, expires_at expiresAt from tokens where purpose <> 'ticket'")
      .all() as Holder[];
    // What was unpacked is nobody else's: noted there, it is written with the pages.
    if (snapshot !== undefined) source.transaction(() => endSessions(source, holders)).immediate();
    await source.backup(file, { progress: () => allPages });
    if (snapshot === undefined) sqlite.transaction(() => note(sqlite, holders, now)).immediate();
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

function note(sqlite: Database.Database, holders: readonly Holder[], now: string): void {
  endSessions(sqlite, holders);
  sqlite.prepare('insert or replace into settings (key, value) values (?, ?)').run(restoredAt, now);
}

/** Tokens of people who came later are unknown from now on. What was being carried out then, nobody carries out now. */
function endSessions(sqlite: Database.Database, holders: readonly Holder[]): void {
  const end = sqlite.prepare(
    `insert or ignore into tokens (hash, user_id, purpose, expires_at)
     select $hash, $userId, 'restored', $expiresAt where exists (select 1 from users where id = $userId)`,
  );
  sqlite.exec("delete from tokens; update jobs set state = 0, owner = '' where state = 1");
  for (const holder of holders) end.run(holder);
}
