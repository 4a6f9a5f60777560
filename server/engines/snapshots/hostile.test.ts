import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, unzipSync, strToU8, strFromU8, type Zippable } from 'fflate';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copySandbox, openSandbox, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { openAs } from './open-as.ts';
import { snapshotFile } from './places.ts';
import { receive } from './receive.ts';
import { refusalIn } from './refused.ts';
import { take } from './take.ts';

// What a stranger may hand in as a snapshot.

let dataDir: string;
let root: string;
let parts: Record<string, Uint8Array>;

const label = { title: '原样', why: 'hand', createTime: '2026-10-15 08:00:00', moment: '2026-10-15 08:00:00' } as const;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'understudy-hostile-'));
  root = join(dataDir, 'snapshots');
  copySandbox(inject('worldFile'), dataDir, 'main');
  openSandbox(dataDir, 'main').sqlite.close();
  const { id } = take({ dataDir, name: 'main', root, id: '20261015-080000-0000', label });
  parts = unzipSync(readFileSync(snapshotFile(root, 'main', id)));
});

afterAll(() => rmSync(dataDir, { recursive: true }));

const stored = (files: Zippable): Uint8Array => zipSync(files, { level: 0 });

/** What becomes of a file that is handed in; undefined where it is taken. */
async function verdict(bytes: Uint8Array): Promise<string | undefined> {
  const file = join(dataDir, 'given');
  writeFileSync(file, bytes);
  try {
    await receive({ dataDir, name: 'main', root, id: '20261015-090000-0000', file, title: '' });
    return undefined;
  } catch (error) {
    return refusalIn(error) ?? String(error);
  }
}

/** The same snapshot with another database. */
function withDatabase(change: (file: string) => void): Uint8Array {
  const file = join(dataDir, 'changed');
  writeFileSync(file, parts['database.sqlite']!);
  change(file);
  const bytes = readFileSync(file);
  rmSync(file);
  const { 'database.sqlite-wal': _log, ...others } = parts;
  return stored({ ...others, 'database.sqlite': bytes });
}

const inSql = (sql: string) => (file: string) => {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = DELETE');
  sqlite.exec(sql);
  sqlite.close();
};

const manifestWith = (change: object): Uint8Array =>
  strToU8(JSON.stringify({ ...(JSON.parse(strFromU8(parts['manifest.json']!)) as object), ...change }));

const without = (name: string): Uint8Array =>
  stored(Object.fromEntries(Object.entries(parts).filter(([part]) => part !== name)));

it('takes what it has packed itself, and the same packed by others', async () => {
  expect(await verdict(stored(parts))).toBeUndefined();
  expect(await verdict(withDatabase(inSql("insert into settings values ('x', 'y')")))).toBeUndefined();
});

it.each<[name: string, make: () => Uint8Array, rule: string]>([
  [
    'compressed parts, which may unpack to anything',
    () => zipSync({ ...parts, key: [new Uint8Array(60_000), { level: 9 }] }),
    'notSnapshot',
  ],
  [
    'a part that leads out of the folder',
    () => stored({ ...parts, 'files/../../main.sqlite': new Uint8Array(3) }),
    'notSnapshot',
  ],
  ['an absolute path', () => stored({ ...parts, '/etc/passwd': new Uint8Array(3) }), 'notSnapshot'],
  ['a part that it does not know', () => stored({ ...parts, 'readme.txt': new Uint8Array(3) }), 'notSnapshot'],
  [
    'a file in the folder of another',
    () => stored({ ...parts, [`files/00/${'1'.repeat(64)}`]: new Uint8Array(3) }),
    'notSnapshot',
  ],
  [
    'a file that is not what its name says',
    () => stored({ ...parts, [`files/11/${'1'.repeat(64)}`]: new Uint8Array(3) }),
    'damaged',
  ],
  ['a key without an end', () => stored({ ...parts, key: new Uint8Array(100_000) }), 'notSnapshot'],
  ['no database', () => without('database.sqlite'), 'notSnapshot'],
  ['no word on itself', () => without('manifest.json'), 'notSnapshot'],
  ['nonsense on itself', () => stored({ ...parts, 'manifest.json': strToU8('null') }), 'notSnapshot'],
  ['a later format', () => stored({ ...parts, 'manifest.json': manifestWith({ version: 99 }) }), 'newer'],
  [
    'a database of a later version',
    () => withDatabase(inSql("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)")),
    'newer',
  ],
  ['a damaged database', () => withDatabase((file) => truncateSync(file, 40_960)), 'damaged'],
  ['a database that is none', () => withDatabase((file) => writeFileSync(file, Buffer.alloc(8_192, 7))), 'damaged'],
  ['another database', () => withDatabase((file) => (rmSync(file), inSql('create table mine (x)')(file))), 'foreign'],
  [
    'a trigger more',
    () => withDatabase(inSql('create trigger t after insert on users begin delete from schools; end')),
    'foreign',
  ],
  ['a table less', () => withDatabase(inSql('drop table settings')), 'foreign'],
])('refuses %s', async (_name, make, rule) => {
  expect(await verdict(make())).toBe(rule);
  expect(readdirSync(dataDir).filter((file) => file.includes('unpacked'))).toEqual([]);
});

it('refuses bytes that were changed on the way', async () => {
  const bytes = Buffer.from(stored(parts));
  bytes[bytes.indexOf('SQLite format 3') + 5_000]! ^= 1;
  expect(await verdict(bytes)).toBe('damaged');
  expect(await verdict(bytes.subarray(0, bytes.length - 30))).toBe('notSnapshot');
});

it('refuses parts that share their bytes to unpack to more than the file has', async () => {
  const bytes = Buffer.from(stored(parts));
  const last = bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  for (const at of [20, 24]) bytes.writeUInt32LE(0x7fff_0000, last + at);
  expect(await verdict(bytes)).toBe('notSnapshot');
});

it('refuses texts that were sealed with another key', async () => {
  const sealed = (key: string) => inSql(`insert or replace into settings values ('wellbeingKey', '${key}')`);
  expect(await verdict(withDatabase(sealed('ffffffffffffffff')))).toBe('otherKey');
});

it('makes no sandbox of what it refuses, and changes no file that is there', async () => {
  const file = join(dataDir, 'given');
  const hash = Object.keys(parts)
    .find((part) => part.startsWith('files/'))!
    .slice(9);
  mkdirSync(join(sandboxFilesDir(dataDir, 'new'), hash.slice(0, 2)), { recursive: true });
  writeFileSync(join(sandboxFilesDir(dataDir, 'new'), hash.slice(0, 2), hash), 'there');
  writeFileSync(
    file,
    withDatabase((database) => truncateSync(database, 40_960)),
  );
  await expect(openAs({ dataDir, name: 'new', file, isForeign: true, about: {} })).rejects.toThrow('damaged');
  expect(readdirSync(dataDir).filter((entry) => entry.startsWith('new.'))).toEqual(['new.files']);
  writeFileSync(file, stored(parts));
  await openAs({ dataDir, name: 'new', file, isForeign: true, about: { title: '新' } });
  expect(readFileSync(join(sandboxFilesDir(dataDir, 'new'), hash.slice(0, 2), hash), 'utf8')).toBe('there');
  expect(openSandbox(dataDir, 'new').file).toBe(sandboxFile(dataDir, 'new'));
});
