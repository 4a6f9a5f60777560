import { constants, copyFileSync, existsSync } from 'node:fs';
import { sizeOf } from '../../database/file-size.ts';
import { sandboxFile } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { bringLogIn } from '../snapshots/bring-log-in.ts';
import type { RestoringTask } from './tasks.ts';

/** Milliseconds that it waits for a lock, which is in nobody's way here. */
const longestWait = 5_000;

/** Bytes of a log that is copied as it is: to bring it in first takes longer, but one that has grown may be as large as the file. */
const mostOfLog = 4_194_304;

/** What a copy does not take over: who is signed in there, and who carries out the jobs. */
const forget = `
  delete from tokens;
  delete from attempts;
  update jobs set state = 0, owner = '' where state = 1;`;

/** Writes a sandbox as it is at one moment into another file, whoever works in it. */
export function copyDatabase({ dataDir, name, to = '' }: Pick<RestoringTask, 'dataDir' | 'name' | 'to'>): void {
  const file = sandboxFile(dataDir, name);
  if (sizeOf(`${file}-wal`) > mostOfLog) bringLogIn(file);
  copyPages(file, to);
  const copy = new Sqlite(to);
  try {
    // Whoever is killed now leaves no sandbox at all.
    copy.pragma('synchronous = off');
    copy.transaction(() => copy.exec(forget)).immediate();
    copy.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    copy.close();
  }
}

/** The log and then the file are one state while a reader holds its moment, as where a snapshot is taken; the file is closed last. */
function copyPages(file: string, to: string): void {
  const reader = new Sqlite(file, { readonly: true, timeout: longestWait });
  try {
    reader.exec('begin');
    // Read from the file's head, it holds the moment as any query does, and nothing need be known of the tables.
    reader.pragma('user_version');
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${to}-wal`);
    copyFileSync(file, to, constants.COPYFILE_FICLONE);
  } finally {
    reader.close();
  }
}
