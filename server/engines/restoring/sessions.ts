import type Database from 'better-sqlite3';
import { restoredAt } from './compared-tables.ts';

/** Somebody who holds a token of a world. */
export interface Holder {
  hash: string;
  userId: string;
  expiresAt: number;
}

/** Who holds tokens of a world. */
export const holdersIn = (sqlite: Database.Database): Holder[] =>
  sqlite
    .prepare("select hash, user_id userId, expires_at expiresAt from tokens where purpose <> 'ticket'")
    .all() as Holder[];

/** Notes in a world that was brought back who is to be told so, and when that was. */
export function noteRestored(sqlite: Database.Database, holders: readonly Holder[], now: string): void {
  endSessions(sqlite, holders);
  sqlite.prepare('insert or replace into settings (key, value) values (?, ?)').run(restoredAt, now);
}

/** Tokens of people who came later are unknown from now on. What was being carried out then, nobody carries out now. */
export function endSessions(sqlite: Database.Database, holders: readonly Holder[]): void {
  const end = sqlite.prepare(
    `insert or ignore into tokens (hash, user_id, purpose, expires_at)
     select $hash, $userId, 'restored', $expiresAt where exists (select 1 from users where id = $userId)`,
  );
  sqlite.exec("delete from tokens; update jobs set state = 0, owner = '' where state = 1");
  for (const holder of holders) end.run(holder);
}
