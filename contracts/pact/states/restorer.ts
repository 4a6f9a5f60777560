import type Database from 'better-sqlite3';
import { searchText } from '../../../server/database/full-text.ts';

/** Tables of the attached world `pristine`; what stands behind the full-text index is no table of its own. */
const tablesOf = (sqlite: Database.Database): string[] =>
  sqlite
    .prepare(
      "select name from pragma_table_list where schema = 'pristine' and type = 'table' and name not like 'sqlite_%'",
    )
    .pluck()
    .all() as string[];

/** Notes from now on which tables anybody writes to, the server in its own connection too. All count as written at first. */
function watch(sqlite: Database.Database, tables: readonly string[]): void {
  sqlite.exec('create table main.written_tables (name text primary key)');
  for (const table of tables) {
    // No "insert or ignore": a trigger takes over how the statement that fires it treats conflicts.
    const note = `insert into written_tables select '${table}' where '${table}' not in (select name from written_tables)`;
    sqlite.prepare('insert into main.written_tables values (?)').run(table);
    for (const change of ['insert', 'update', 'delete']) {
      sqlite.exec(`create trigger main."written_${table}_${change}" after ${change} on "${table}" begin ${note}; end`);
    }
  }
}

/** Makes a function that fills every table that was written to from the attached world `pristine`. */
export function restorer(sqlite: Database.Database): () => void {
  const tables = tablesOf(sqlite);
  watch(sqlite, tables);
  const written = sqlite.prepare('select name from main.written_tables').pluck();
  const forget = sqlite.prepare('delete from main.written_tables');
  const refills = new Map(
    tables.map((table) => [
      table,
      [
        sqlite.prepare(`delete from main."${table}"`),
        sqlite.prepare(`insert into main."${table}" select * from pristine."${table}" order by rowid`),
      ],
    ]),
  );
  const indexAgain = indexer(sqlite);
  return sqlite.transaction(() => {
    const names = written.all() as string[];
    for (const name of names) for (const statement of refills.get(name)!) statement.run();
    if (names.includes('questions')) indexAgain();
    forget.run();
  });
}

interface Written {
  row: number;
  stem: string;
  options: string;
  solution: string;
}

/** Brings the words back by which questions are found that teachers have added: no others change. */
function indexer(sqlite: Database.Database): () => void {
  const own = sqlite.prepare(
    'select rowid "row", stem, options, solution from main.questions where owner_id is not null',
  );
  const forget = sqlite.prepare('delete from questions_fts where rowid = ?');
  const learn = sqlite.prepare('insert into questions_fts (rowid, text) values (?, ?)');
  return () => {
    for (const { row, stem, options, solution } of own.all() as Written[]) {
      forget.run(row);
      learn.run(row, searchText(stem, ...(JSON.parse(options) as string[]), solution));
    }
  };
}
