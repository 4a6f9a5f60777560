import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aboutFileOf, keyFileOf } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { filePath } from '../files/store.ts';
import { formatVersion, partOfFile, parts, type Manifest } from './manifest.ts';
import { Packer } from './packer.ts';
import { draftOf } from './places.ts';
import { writtenAtOf } from './written-at.ts';

/** Milliseconds that it waits for a lock, which is in nobody's way here. */
const longestWait = 5_000;

/** A database, the folder of its files, and what lies beside it. */
interface Source {
  file: string;
  filesDir: string;
}

/** What a snapshot is called, and when and of what it was taken. */
type Label = Pick<Manifest, 'sandbox' | 'title' | 'why' | 'createTime' | 'moment'>;

/** Packs what a source holds now into a file, whole or not at all; `before` does what is to be done before that stands there. */
export function packInto(
  file: string,
  source: Source,
  label: Label,
  before: (manifest: Manifest) => void = () => undefined,
): Manifest & { bytes: number } {
  const draft = draftOf(file);
  const packer = new Packer(draft);
  try {
    const manifest = { format: 'understudy-snapshot', version: formatVersion, ...label } as const;
    const whole: Manifest = { ...manifest, ...pack(packer, source) };
    packer.addBytes(parts.manifest, Buffer.from(JSON.stringify(whole)));
    const bytes = packer.finish();
    before(whole);
    renameSync(draft, file);
    return { ...whole, bytes };
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    packer.close();
  }
}

function pack(packer: Packer, { file, filesDir }: Source): Pick<Manifest, 'files' | 'key' | 'writtenAt'> {
  const packed = new Set<string>();
  // Before the database, since it may name none of them a moment later, and behind it, since it may name others by then.
  packFiles(packer, filesDir, packed);
  const writtenAt = writtenAtOf(file);
  const key = packDatabase(packer, file);
  packFiles(packer, filesDir, packed);
  packIfThere(packer, parts.key, keyFileOf(file));
  packIfThere(packer, parts.about, aboutFileOf(file));
  return { files: packed.size, key, writtenAt };
}

/**
 * Reads the pages as they lie on the disk, which takes a fifth of the time of asking SQLite for each. While a reader holds its
 * moment, SQLite brings no later page from the log into the file and does not begin the log anew; so the log and then the file
 * are one state, the last one that the log has whole. The files stay open until the reader has gone: closing one gives the
 * locks of this process up.
 */
function packDatabase(packer: Packer, file: string): string {
  const reader = new Sqlite(file, { readonly: true, timeout: longestWait });
  const open: number[] = [];
  try {
    reader.exec('begin');
    const key = reader.prepare("select value from settings where key = 'wellbeingKey'").pluck().get();
    for (const [part, path] of [
      [parts.log, `${file}-wal`],
      [parts.database, file],
    ] as const) {
      if (!existsSync(path)) continue;
      open.push(openSync(path, 'r'));
      packer.addOpen(part, open.at(-1)!);
    }
    return typeof key === 'string' ? key : '';
  } finally {
    reader.close();
    for (const fd of open) closeSync(fd);
  }
}

function packFiles(packer: Packer, filesDir: string, packed: Set<string>): void {
  const folders = existsSync(filesDir) ? readdirSync(filesDir).filter((folder) => folder.length === 2) : [];
  for (const hash of folders.flatMap((folder) => readdirSync(join(filesDir, folder)))) {
    if (packed.has(hash) || !packIfThere(packer, partOfFile(hash), filePath(filesDir, hash))) continue;
    packed.add(hash);
  }
}

/** What somebody has just removed is not there. */
function packIfThere(packer: Packer, part: string, file: string): boolean {
  if (!existsSync(file)) return false;
  packer.addFile(part, file);
  return true;
}
