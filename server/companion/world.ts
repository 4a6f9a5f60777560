import { againWhileBusy } from '../database/passing.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';

/** The sandbox of what is taken from the real services, and of what is added to it here; the server makes it when it starts. */
export const companionSandbox = 'companion';

/** Opens that sandbox. */
export const openWorld = (sandboxes: Sandboxes): Promise<Sandbox> =>
  againWhileBusy(() => {
    const found = sandboxes.find(companionSandbox);
    if (!found) throw new Error(`没有沙箱 ${companionSandbox}，请重新启动服务`);
    return found;
  });
