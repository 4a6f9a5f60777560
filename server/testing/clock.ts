import { cpSync } from 'node:fs';
import { readClock, writeClock } from '../database/clock-setting.ts';
import { realTime, systemNow } from '../database/clock.ts';
import { connect, keyFileOf, sandboxFile, sandboxFilesDir } from '../database/sandbox.ts';

/** Lets the clock of a sandbox begin at a moment, such as "2026-10-15 08:00:00"; a server reads it when it opens the sandbox. */
export function standAt(dataDir: string, name: string, moment: string): void {
  const sqlite = connect(sandboxFile(dataDir, name));
  const anchorTime = Date.parse(`${moment.replace(' ', 'T')}+08:00`);
  writeClock(sqlite, { ...realTime, anchorTime, anchorSystem: systemNow(), isOwn: true });
  sqlite.close();
}

/** Makes a sandbox that goes on where another one is, which may be open, some milliseconds later. */
export async function continueLater(dataDir: string, from: string, to: string, milliseconds: number): Promise<void> {
  const sqlite = connect(sandboxFile(dataDir, from));
  const state = readClock(sqlite);
  await sqlite.backup(sandboxFile(dataDir, to));
  sqlite.close();
  cpSync(sandboxFilesDir(dataDir, from), sandboxFilesDir(dataDir, to), { recursive: true });
  cpSync(keyFileOf(sandboxFile(dataDir, from)), keyFileOf(sandboxFile(dataDir, to)));
  const copy = connect(sandboxFile(dataDir, to));
  writeClock(copy, { ...state, anchorTime: state.anchorTime + milliseconds });
  copy.close();
}
