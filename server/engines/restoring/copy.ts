import { sandboxFile } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import type { RestoringTask } from './tasks.ts';

const allPages = 2 ** 31 - 1;

/** What a copy does not take over: who is signed in there, and who carries out the jobs. */
const forget = `
  delete from tokens;
  delete from attempts;
  update jobs set state = 0, owner = '' where state = 1;`;

/** Writes a sandbox as it is at one moment into another file, whoever works in it. */
export async function copyDatabase({ dataDir, name, to = '' }: Pick<RestoringTask, 'dataDir' | 'name' | 'to'>): Promise<void> {
  const source = new Sqlite(sandboxFile(dataDir, name), { fileMustExist: true });
  try {
    await source.backup(to, { progress: () => allPages });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  try {
    copy.transaction(() => copy.exec(forget)).immediate();
    copy.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    copy.close();
  }
}
