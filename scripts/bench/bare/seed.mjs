import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { deserialize } from 'node:v8';
import { Sqlite } from '../../../server/database/sqlite.mjs';

/** @typedef {{ schema: string[], tables: { name: string, columns: string[], rows: unknown[][] }[] }} Dump */

// Tells how long the rows took to load: where they come from is no part of inserting them.
const [dumpFile = '', databaseFile = ''] = process.argv.slice(2);
const start = performance.now();
const { schema, tables } = /** @type {Dump} */ (deserialize(readFileSync(dumpFile)));
const loaded = performance.now() - start;

const sqlite = new Sqlite(databaseFile);
for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'cache_size = -65536']) {
  sqlite.pragma(pragma);
}
for (const statement of schema) sqlite.exec(statement);
sqlite.transaction(() => {
  for (const { name, columns, rows } of tables) {
    const insert = sqlite.prepare(`insert into "${name}" values (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(row);
  }
})();
sqlite.pragma('wal_checkpoint(TRUNCATE)');
sqlite.close();
console.log(loaded);
