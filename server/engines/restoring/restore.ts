import { connect, sandboxFile } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { migrateInitial } from './compare.ts';
import { restoredAt } from './compared-tables.ts';
import { bringFilesBack, initialFile } from './initial.ts';
import type { RestoringTask } from './tasks.ts';

interface Holder {
  hash: string;
  userId: string;
  expiresAt: number;
}

/**
 * Takes a sandbox back to what it began with, in place: the pages are written as one transaction of SQLite, so that whoever reads
 * meanwhile sees one world or the other, and whoever is killed leaves the one that was there. Those who are signed in hold tokens
 * that tell them why they are no more good. `onRestored` hears when all that is done: what is left only brings the log into the file.
 */
export async function restore(
  { dataDir, name, now }: Omit<RestoringTask, 'act'>,
  onRestored: () => void = () => undefined,
): Promise<void> {
  migrateInitial(dataDir, name);
  bringFilesBack(dataDir, name);
  const file = sandboxFile(dataDir, name);
  const sqlite = connect(file);
  const initial = new Sqlite(initialFile(dataDir, name), { readonly: true });
  try {
    const holders = sqlite
      .prepare("select hash, user_id userId, expires_at expiresAt from tokens where purpose <> 'ticket'")
      .all() as Holder[];
    await initial.backup(file, { progress: () => allPages });
    sqlite.transaction(() => note(sqlite, holders, now)).immediate();
    onRestored();
    // Else the next who writes would bring the whole log into the file, with everybody waiting; meanwhile they read and write.
    sqlite.pragma('wal_checkpoint(PASSIVE)');
  } finally {
    initial.close();
    sqlite.close();
  }
}

const allPages = 2 ** 31 - 1;

/** Tokens of people who came after the beginning are unknown from now on. */
function note(sqlite: ReturnType<typeof connect>, holders: readonly Holder[], now: string): void {
  const end = sqlite.prepare(
    `insert or ignore into tokens (hash, user_id, purpose, expires_at)
     select $hash, $userId, 'restored', $expiresAt where exists (select 1 from users where id = $userId)`,
  );
  sqlite.exec('delete from tokens');
  for (const holder of holders) end.run(holder);
  sqlite.prepare('insert or replace into settings (key, value) values (?, ?)').run(restoredAt, now);
}
