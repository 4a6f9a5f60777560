import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { companionSandbox } from './companion/world.ts';
import { sandboxFile } from './database/sandbox.ts';
import { entryOf } from './workers/entry.ts';

const { file, argv = [] } = entryOf('seed', '../seed/main.ts');

/** Makes the sandbox of a companion where there is none: with the question bank, to which schools and people then come from elsewhere. */
export async function makeCompanionWorld(dataDir: string): Promise<void> {
  if (existsSync(sandboxFile(dataDir, companionSandbox))) return;
  const given = [fileURLToPath(file), ...argv, '--bank', '--sandbox', companionSandbox];
  try {
    // Its content would make every server slower to start, and few are companions.
    await promisify(execFile)(process.execPath, given, { env: { ...process.env, DATA_DIR: dataDir } });
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr.trim());
  }
}
