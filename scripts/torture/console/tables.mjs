import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { Sqlite } from '../../../server/database/sqlite.mjs';
import { checkStored } from '../check-files.mjs';
import { checkJobs, checkScans } from '../check-jobs.mjs';
import { Broken } from '../ledger.mjs';
import { checkCounts, looker } from '../looks.mjs';

/** @typedef {import('better-sqlite3').Database} Database */
/** How many rows each table holds, with their hash. @typedef {Map<string, string>} Tables */

/** Who is signed in, and what a sandbox says of itself, is not taken back. */
const ofItself = ['tokens', 'settings', 'attempts'];
/** What jobs write, which go on after a restoring where they stood. */
const ofJobs = ['jobs', 'documents', 'scans', 'scan_pages', 'scan_truths', 'answer_cuts', 'marks', 'marking_runs'];

/** Reads a database as it is at one moment. @template T @param {string} file @param {(sqlite: Database) => T} use */
export function inDatabase(file, use) {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return sqlite.transaction(() => use(sqlite))();
  } finally {
    sqlite.close();
  }
}

/** @param {Database} sqlite @param {string} table */
function hashOf(sqlite, table) {
  const hash = createHash('sha1');
  let count = 0;
  for (const row of sqlite.prepare(`select * from "${table}"`).raw().iterate()) {
    hash.update(JSON.stringify(row));
    count += 1;
  }
  return `${count} 行 ${hash.digest('hex').slice(0, 12)}`;
}

/** What the tables of a world hold; where jobs wait or run, without what those write. @param {Database} sqlite @returns {Tables} */
export function tablesOf(sqlite) {
  const names = /** @type {string[]} */ (
    sqlite.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").pluck().all()
  );
  const isAtWork = sqlite.prepare('select 1 from jobs where state < 2').get() !== undefined;
  const left = isAtWork ? [...ofItself, ...ofJobs] : ofItself;
  return new Map(names.filter((name) => !left.includes(name)).map((name) => [name, hashOf(sqlite, name)]));
}

/** Those that hold the same in both. @param {Tables} one @param {Tables} other @returns {Tables} */
export const sameIn = (one, other) => new Map([...one].filter(([name, held]) => other.get(name) === held));

/** Throws unless tables hold what they held. @param {string} what @param {Tables} wanted @param {Tables} found */
export function compareTables(what, wanted, found) {
  for (const [name, held] of wanted) {
    const now = found.get(name);
    if (now !== undefined && now !== held) throw new Broken(`${what}：表 ${name} 应为 ${held}，实为 ${now}`);
  }
}

/** @type {Map<string, Tables>} */
const beginnings = new Map();

/** What the tables of a world hold that nobody writes to and many sandboxes may share. @param {string} file */
export function tablesOfBeginning(file) {
  const { ino, size, mtimeMs } = statSync(file);
  const key = `${ino} ${size} ${mtimeMs}`;
  const tables = beginnings.get(key) ?? inDatabase(file, tablesOf);
  beginnings.set(key, tables);
  return tables;
}

/** Throws where a database is damaged or refers to what is not there. @param {string} what @param {Database} sqlite */
export function checkIntegrity(what, sqlite) {
  const integrity = sqlite.pragma('integrity_check', { simple: true });
  if (integrity !== 'ok') throw new Broken(`${what} 已损坏：${String(integrity)}`);
  const foreign = /** @type {unknown[]} */ (sqlite.pragma('foreign_key_check'));
  if (foreign.length > 0) throw new Broken(`${what} 的外键不符：${JSON.stringify(foreign[0])}`);
}

/** @param {import('./sandbox.mjs').Sandbox} sandbox @param {Database} sqlite */
function checkIn({ ledger, others, files, loose }, sqlite) {
  const look = looker(sqlite);
  for (const thing of ledger.things) {
    const { id, state } = look(thing);
    if (id) thing.id = id;
    ledger.settle(thing, state);
  }
  checkCounts(sqlite, ledger.things, others);
  checkStored(sqlite, files);
  checkJobs(sqlite, ledger.things, loose);
  checkScans(sqlite);
}

/** Throws unless a sandbox holds what its ledger says, and nothing half done. @param {import('./sandbox.mjs').Sandbox} sandbox */
export function checkSandbox(sandbox) {
  try {
    inDatabase(sandbox.database, (sqlite) => checkIn(sandbox, sqlite));
  } catch (error) {
    throw error instanceof Broken ? new Broken(`沙箱 ${sandbox.name}：${error.message}`) : error;
  }
}
