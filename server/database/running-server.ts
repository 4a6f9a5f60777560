import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './running.ts';

const fileOf = (dataDir: string): string => join(dataDir, 'server.json');

interface Running {
  pid: number;
  address: string;
}

/** Notes in the data folder that a server works on it, so that what is run beside it finds it. */
export const announceServer = (dataDir: string, address: string): void =>
  writeFileSync(fileOf(dataDir), JSON.stringify({ pid: process.pid, address } satisfies Running));

/** Takes the note away, unless it is another server's. */
export function withdrawServer(dataDir: string): void {
  if (read(dataDir)?.pid === process.pid) rmSync(fileOf(dataDir), { force: true });
}

/** The address of the server that works on a data folder; undefined where none runs. */
export function runningServer(dataDir: string): string | undefined {
  const found = read(dataDir);
  return found && isRunning(found.pid) ? found.address : undefined;
}

function read(dataDir: string): Running | undefined {
  if (!existsSync(fileOf(dataDir))) return undefined;
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running;
  } catch {
    // A server that was killed while writing it has told nobody its address.
    return undefined;
  }
}
