import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { inProject } from '../lib/paths.mjs';
import { Broken } from './ledger.mjs';
import { Server } from './server.mjs';

const migrations = inProject('server', 'database', 'migrations');
/** How often one migration is cut off before it may end. */
const cuts = 3;

/** @typedef {{ entries: { when: number }[] }} Journal */

/** @param {string} folder @returns {Journal} */
const journalIn = (folder) => JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));

/** Somebody to sign in as: the server does not begin without. */
const persona = `insert into users (id, account, password_hash, name, persona, create_time)
  values ('1', 'old', '', '旧账号', '教师', '2025-09-01 00:00:00')`;

/** Makes the database of the product's first version. @param {string} dataDir */
function makeOld(dataDir) {
  const folder = join(dataDir, 'first');
  cpSync(migrations, folder, { recursive: true });
  const { entries, ...rest } = journalIn(folder);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  const sqlite = new Sqlite(join(dataDir, 'main.sqlite'));
  sqlite.pragma('journal_mode = WAL');
  migrate(drizzle(sqlite), { migrationsFolder: folder });
  sqlite.exec(persona);
  sqlite.close();
}

/** Throws unless a database is that of one version as a whole. @param {string} dataDir @returns {boolean} whether it is the newest */
function checkVersion(dataDir) {
  const { entries } = journalIn(migrations);
  const sqlite = new Sqlite(join(dataDir, 'main.sqlite'), { readonly: true });
  try {
    const applied = sqlite.prepare('select count(*) from __drizzle_migrations').pluck().get();
    const isNew = sqlite.prepare("select 1 from sqlite_master where name = 'attempts'").get() !== undefined;
    const integrity = sqlite.pragma('integrity_check', { simple: true });
    const isWhole = isNew ? applied === entries.length : applied === 1;
    if (integrity !== 'ok' || !isWhole)
      throw new Broken(`升级被中断后数据库不完整：${String(applied)}，${String(integrity)}`);
    return isNew;
  } finally {
    sqlite.close();
  }
}

/**
 * Kills servers that bring an older database to this version, then lets one end: it is of the old version or of the new one
 * at any moment. `life` gives the milliseconds that each may take.
 * @param {string} dataDir @param {() => number} life
 */
export async function killMigration(dataDir, life) {
  mkdirSync(dataDir, { recursive: true });
  makeOld(dataDir);
  for (let cut = 0; cut < cuts; cut += 1) {
    const server = new Server(dataDir);
    await wait(life());
    await server.kill();
    checkVersion(dataDir);
  }
  const server = new Server(dataDir);
  try {
    await server.address();
    await server.close();
  } finally {
    await server.kill();
  }
  if (!checkVersion(dataDir)) throw new Broken('数据库没有升级');
  rmSync(dataDir, { recursive: true });
}
