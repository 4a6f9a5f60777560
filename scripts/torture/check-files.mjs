import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Broken } from './ledger.mjs';

/** @param {string} folder */
const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Which bytes have been read before, by where and when they were written. @type {Map<string, string>} */
const read = new Map();

/** @param {string} path */
function hashOf(path) {
  const { ino, mtimeMs, ctimeMs, size } = statSync(path);
  const key = `${path} ${ino} ${mtimeMs} ${ctimeMs} ${size}`;
  const hash = read.get(key) ?? createHash('sha256').update(readFileSync(path)).digest('hex');
  read.set(key, hash);
  return hash;
}

/** Files that documents and pages of scans name; of a picture of a page nobody keeps how large it is. */
const named = `select hash, max(size) size from (select hash, size from documents where hash <> ''
  union all select picture, null from scan_pages where picture <> '') group by hash`;

/**
 * Throws unless every document that has come has its file with the right bytes; gives back what files are named.
 * @param {import('better-sqlite3').Database} sqlite @param {string} folder
 */
export function checkStored(sqlite, folder) {
  const unfit = sqlite.prepare("select id from documents where state = 1 or (state in (2, 3, 4) and hash = '')").get();
  if (unfit) throw new Broken(`文档停在上传中，或没有文件：${JSON.stringify(unfit)}`);
  const rows = /** @type {{ hash: string, size: number | null }[]} */ (sqlite.prepare(named).all());
  for (const { hash, size } of rows) {
    const path = join(folder, hash.slice(0, 2), hash);
    if (!existsSync(path)) throw new Broken(`文件已丢失：${hash}`);
    if (hashOf(path) !== hash || statSync(path).size !== (size ?? statSync(path).size))
      throw new Broken(`文件的内容不对：${hash}`);
  }
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * The same, and unless no other file is there, and none is on its way.
 * @param {import('better-sqlite3').Database} sqlite @param {string} folder
 */
export function checkFiles(sqlite, folder) {
  const incoming = list(join(folder, 'incoming'));
  if (incoming.length > 0) throw new Broken(`接收到一半的文件没有清理：${incoming.join('、')}`);
  const known = checkStored(sqlite, folder);
  const stored = list(folder).filter((name) => name !== 'incoming');
  const nameless = stored.flatMap((part) => list(join(folder, part))).find((name) => !known.has(name));
  if (nameless) throw new Broken(`没有文档的文件没有清理：${nameless}`);
}
