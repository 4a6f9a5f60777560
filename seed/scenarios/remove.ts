import type Database from 'better-sqlite3';

/** Rows whose key names nothing any more, as SQLite finds them. */
interface Orphan {
  table: string;
  rowid: number;
}

/** Deletes rows, then whatever names them, and what names that in its turn; within a transaction. */
export function removeWith(sqlite: Database.Database, ...deletes: string[]): void {
  sqlite.pragma('defer_foreign_keys = on');
  for (const sql of deletes) sqlite.exec(sql);
  for (;;) {
    const orphans = sqlite.pragma('foreign_key_check') as Orphan[];
    if (orphans.length === 0) return;
    for (const { table, rowid } of orphans) sqlite.prepare(`delete from "${table}" where rowid = ?`).run(rowid);
  }
}
