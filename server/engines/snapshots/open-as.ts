import { closeSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { aboutFileOf, connect, keyFileOf, sandboxFile, sandboxFilesDir } from '../../database/sandbox.ts';
import { keepInitial } from '../restoring/initial.ts';
import { aboutIn } from './about-text.ts';
import { bringLogIn, endLog } from './bring-log-in.ts';
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
export async function openAs(task: Omit<OpenTask, 'act'>): Promise<void> {
  const { dataDir, name, file, isForeign, about, goesOn = false } = task;
  const target = sandboxFile(dataDir, name);
  const opened = await openSnapshot(file);
  const draft = unpackedFile(dataDir, name);
  const textOf = (part: string): Promise<string> => readText(opened.zip, opened.entries.get(part));
  try {
    await unpackDatabase(opened, draft, isForeign);
    if (!goesOn) forget(draft);
    await unpackFiles(opened, sandboxFilesDir(dataDir, name));
    const usual = { title: name, scenario: '', createTime: opened.manifest.createTime };
    const [key, old] = [await textOf(parts.key), await textOf(parts.about)];
    if (existsSync(target) && !goesOn) throw new SnapshotRefused('taken');
    setAside(target);
    putText(keyFileOf(target), key);
    putText(aboutFileOf(target), JSON.stringify({ ...usual, ...aboutIn(old), ...about }));
    await begin(task, draft);
    renameSync(draft, target);
  } finally {
    closeSync(opened.fd);
    removeDatabase(draft);
  }
}

/** What lay here under that name, though it has gone on elsewhere, is kept for who wants to look at it. */
function setAside(file: string): void {
  if (!existsSync(file)) return;
  bringLogIn(file);
  renameSync(file, `${file}.stale`);
  removeDatabase(file);
}

/** Gives it what it began with; else it begins as it is. */
async function begin({ dataDir, name, beginning }: Omit<OpenTask, 'act'>, draft: string): Promise<void> {
  if (beginning === undefined) return keepInitial(dataDir, name, draft);
  const opened = await openSnapshot(beginning);
  const unpacked = `${draft}-beginning`;
  try {
    await unpackDatabase(opened, unpacked, false);
    await unpackFiles(opened, sandboxFilesDir(dataDir, name));
    keepInitial(dataDir, name, unpacked);
  } finally {
    closeSync(opened.fd);
    removeDatabase(unpacked);
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
