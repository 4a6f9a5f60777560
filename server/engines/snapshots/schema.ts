import type Database from 'better-sqlite3';
import { migrateDatabase } from '../../database/migrate.ts';
import { Sqlite } from '../../database/sqlite.mjs';

/** Everything that is declared in a database, save what SQLite makes itself. */
const declaredIn = (sqlite: Database.Database): string =>
  JSON.stringify(
    sqlite
      .prepare(
        "select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite@_%' escape '@' order by type, name",
      )
      .raw()
      .all(),
  );

/** Whether a database has the tables, indexes and triggers of this version and no others: a stranger's could do anything. */
export function isOurs(sqlite: Database.Database): boolean {
  const empty = new Sqlite(':memory:');
  try {
    migrateDatabase(empty);
    return declaredIn(sqlite) === declaredIn(empty);
  } finally {
    empty.close();
  }
}
