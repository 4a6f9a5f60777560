import { closeSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { aboutFileOf, connect, keyFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { keepInitial } from '../restoring/initial.ts';
import { endLog } from './bring-log-in.ts';
import { openSnapshot, readText } from './contents.ts';
import { parts } from './manifest.ts';
import { unpackedFile } from './places.ts';
import { SnapshotRefused } from './refused.ts';
import type { OpenTask } from './tasks.ts';
import { removeDatabase, unpackDatabase, unpackFiles } from './unpack.ts';

/**
 * Makes a sandbox that begins as a snapshot. Its database comes last and by one rename: without it there is no sandbox, so who is
 * killed leaves none, and what is left lies there for the next try.
 */
export async function openAs({ dataDir, name, file, isForeign, about }: Omit<OpenTask, 'act'>): Promise<void> {
  const target = sandboxFile(dataDir, name);
  const opened = await openSnapshot(file);
  const draft = unpackedFile(dataDir, name);
  try {
    await unpackDatabase(opened, draft, isForeign);
    forget(draft);
    await unpackFiles(opened, sandboxFilesDir(dataDir, name));
    const [key, old] = [await textOf(parts.key), await textOf(parts.about)];
    if (existsSync(target)) throw new SnapshotRefused('taken');
    putText(keyFileOf(target), key);
    putText(aboutFileOf(target), JSON.stringify({ ...asObject(old), ...about }));
    renameSync(draft, target);
    keepInitial(dataDir, name);
  } finally {
    closeSync(opened.fd);
    removeDatabase(draft);
  }

  async function textOf(part: string): Promise<string> {
    return readText(opened.zip, opened.entries.get(part));
  }
}

/** Who is signed in elsewhere is not here, and nobody carries out what was being carried out. */
function forget(file: string): void {
  const sqlite = connect(file);
  try {
    sqlite.exec(
      "begin; delete from tokens; delete from attempts; update jobs set state = 0, owner = '' where state = 1; commit",
    );
    endLog(sqlite);
  } finally {
    sqlite.close();
  }
}

function putText(file: string, text: string): void {
  rmSync(file, { force: true });
  if (text !== '') writeFileSync(file, text, { mode: 0o600 });
}

function asObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}
