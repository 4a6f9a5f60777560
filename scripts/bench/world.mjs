import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { Stop } from '../lib/command.mjs';
import { runNode } from '../lib/run.mjs';

/** The school of 50,000 students in the large world, who runs it, and the password of every seeded account. */
export const largeSchool = { id: '1010', admin: 'admin-large', password: 'understudy' };

/** @typedef {{ dataDir: string, bareFile: string, dumpFile: string }} World */

/** Seeds a sandbox of the large world. @param {string} dataDir @param {string} sandbox */
export async function seedLarge(dataDir, sandbox) {
  const args = ['dist/server/seed.js', '--size', 'large', '--sandbox', sandbox];
  const { code, output } = await runNode(args, { capture: true, env: { DATA_DIR: dataDir } });
  if (code !== 0) throw new Stop('生成 large 数据失败', output);
}

/** Seeds the large world into `folder` twice over: one file for ours, its copy for the baselines. @param {string} folder */
export async function createWorld(folder) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  await seedLarge(dataDir, 'main');
  /** @type {World} */
  const world = { dataDir, bareFile: join(folder, 'bare.sqlite'), dumpFile: join(folder, 'dump') };
  copyFileSync(join(dataDir, 'main.sqlite'), world.bareFile);
  writeFileSync(world.dumpFile, serialize(dump(world.bareFile)));
  analyze(world.bareFile);
  return world;
}

/** A baseline that picks the wrong index would flatter ours. @param {string} file */
function analyze(file) {
  const sqlite = new Sqlite(file);
  sqlite.exec('analyze');
  sqlite.close();
}

/** Every table and row of a database, tables after those that they refer to. @param {string} file */
function dump(file) {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    // The full-text index keeps no rows that could be read: the baseline does without it.
    const own =
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'";
    const made = `from sqlite_master where sql is not null and tbl_name in (${own})`;
    const schema = sqlite.prepare(`select sql ${made} order by type = 'index', rowid`).pluck().all();
    const names = sqlite.prepare(`select name ${made} and type = 'table' order by rowid`).pluck().all();
    const tables = parentsFirst(sqlite, /** @type {string[]} */ (names)).map((name) => {
      const all = sqlite.prepare(`select * from "${name}" order by rowid`);
      return { name, columns: all.columns().map((column) => column.name), rows: all.raw().all() };
    });
    return { schema, tables };
  } finally {
    sqlite.close();
  }
}

/** @param {import('better-sqlite3').Database} sqlite @param {string[]} names */
function parentsFirst(sqlite, names) {
  /** @type {Set<string>} */
  const placed = new Set();
  /** @param {string} name */
  const place = (name) => {
    if (placed.has(name)) return;
    const references = /** @type {{ table: string }[]} */ (sqlite.pragma(`foreign_key_list("${name}")`));
    for (const { table } of references) if (table !== name) place(table);
    placed.add(name);
  };
  names.forEach(place);
  return [...placed];
}
