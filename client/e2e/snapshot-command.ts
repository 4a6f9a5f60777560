import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../scripts/snapshot.mjs', import.meta.url));

/** Runs the command for snapshots as if typed in a folder; what it says, and how it ended. */
export async function runSnapshot(folder: string, words: readonly string[]): Promise<{ said: string; code: number }> {
  const child = spawn(process.execPath, [command, ...words], { env: { ...process.env, INIT_CWD: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { said, code };
}
