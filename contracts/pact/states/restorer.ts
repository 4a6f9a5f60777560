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

/** Notes from now on which rows anybody writes to, the server in its own connection too. */
function watch(sqlite: Database.Database, tables: readonly string[]): void {
  sqlite.exec('create table main.written_rows (name text, row integer, primary key (name, row))');
  const rows = { insert: ['new'], update: ['old', 'new'], delete: ['old'] };
  for (const table of tables)
    for (const [change, versions] of Object.entries(rows)) {
      // No "insert or ignore": a trigger takes over how the statement that fires it treats conflicts.
      const notes = versions.map(
        (version) => `insert into written_rows select '${table}', ${version}.rowid
          where not exists (select 1 from written_rows where name = '${table}' and row = ${version}.rowid);`,
      );
      sqlite.exec(
        `create trigger main."written_${table}_${change}" after ${change} on "${table}" begin ${notes.join(' ')} end`,
      );
    }
}

/** The statements that make the rows of a table which were written to as they are in the attached world `pristine`. */
function refill(sqlite: Database.Database, table: string): Database.Statement[] {
  const columns = sqlite.prepare(`select '"' || name || '"' from pragma_table_info('${table}')`).pluck().all();
  const all = ['rowid', ...columns].join();
  const written = `rowid in (select row from written_rows where name = '${table}')`;
  return [
    sqlite.prepare(`delete from main."${table}" where ${written}`),
    sqlite.prepare(`insert into main."${table}" (${all}) select ${all} from pristine."${table}" where ${written}`),
  ];
}

/** Makes a function that takes back what was written to any table, by the attached world `pristine`. */
export function restorer(sqlite: Database.Database): () => void {
  const tables = tablesOf(sqlite);
  watch(sqlite, tables);
  const written = sqlite.prepare('select distinct name from main.written_rows').pluck();
  const forget = sqlite.prepare('delete from main.written_rows');
  const refills = new Map(tables.map((table) => [table, refill(sqlite, table)]));
  const indexAgain = indexer(sqlite);
  const restore = sqlite.transaction(() => {
    const names = written.all() as string[];
    for (const name of names) for (const statement of refills.get(name)!) statement.run();
    if (names.includes('questions')) indexAgain();
    forget.run();
  });
  // What an interaction has begun may go on in another process: it would be between reading and writing here.
  return () => restore.immediate();
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
