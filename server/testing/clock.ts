import { cpSync } from 'node:fs';
import { systemNow } from '../database/clock.ts';
import { connect, keyFileOf, sandboxFile, sandboxFilesDir } from '../database/sandbox.ts';

/** Sets how far the clock of a sandbox is ahead of the system's, in milliseconds; a server reads it when it opens the sandbox. */
function setClockOffset(dataDir: string, name: string, offset: number): void {
  const sqlite = connect(sandboxFile(dataDir, name));
  sqlite.prepare("insert or replace into settings (key, value) values ('clockOffset', ?)").run(String(offset));
  sqlite.close();
}

/** Lets the clock of a sandbox begin at a moment, such as "2026-10-15 08:00:00". */
export const standAt = (dataDir: string, name: string, moment: string): void =>
  setClockOffset(dataDir, name, Date.parse(`${moment.replace(' ', 'T')}+08:00`) - systemNow());

/** Makes a sandbox that goes on where another one is, which may be open, some milliseconds later. */
export async function continueLater(dataDir: string, from: string, to: string, milliseconds: number): Promise<void> {
  const sqlite = connect(sandboxFile(dataDir, from));
  const offset = sqlite.prepare("select value from settings where key = 'clockOffset'").pluck().get();
  await sqlite.backup(sandboxFile(dataDir, to));
  sqlite.close();
  cpSync(sandboxFilesDir(dataDir, from), sandboxFilesDir(dataDir, to), { recursive: true });
  cpSync(keyFileOf(sandboxFile(dataDir, from)), keyFileOf(sandboxFile(dataDir, to)));
  setClockOffset(dataDir, to, Number(offset ?? 0) + milliseconds);
}
