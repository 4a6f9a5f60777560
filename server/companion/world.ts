import { existsSync } from 'node:fs';
import { againWhileBusy } from '../database/passing.ts';
import { openSandbox, sandboxFile, type Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';

/** The sandbox of what is taken from the real services, and of what is added to it here. */
export const companionSandbox = 'companion';

/** Opens that sandbox, and makes it where nobody has come before. */
export const openWorld = (sandboxes: Sandboxes): Promise<Sandbox> =>
  againWhileBusy(() => {
    const { dataDir } = sandboxes;
    if (!existsSync(sandboxFile(dataDir, companionSandbox))) openSandbox(dataDir, companionSandbox).sqlite.close();
    return sandboxes.find(companionSandbox)!;
  });
