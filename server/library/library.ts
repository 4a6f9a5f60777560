import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, sandboxesOf } from '../app.ts';
import { preparedWorld } from './prepared-world.ts';
import { openTestSandbox } from './test-sandbox.ts';
import type { StartOptions, Understudy } from './types.ts';

export type * from './types.ts';

/** Every sandbox of a server has a name of its own. */
const nameOf = (count: number): string => `test-${count}`;

/** The built client beside the built library. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

/**
 * Starts a server in this process for the tests of another project: prepares a world where none is kept yet, listens on 127.0.0.1,
 * and serves the product, the four services and the console. Rejects where the port is taken or a world cannot be prepared.
 */
export async function startUnderstudy(options: StartOptions = {}): Promise<Understudy> {
  const world = await preparedWorld(options);
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-'));
  // A test that looks at many things asks faster than people do, and is not to be refused for what else the machine does.
  const app = await buildApp({ dataDir, clientDir, console: { key: '' }, overloadDelay: 0 });
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  let made = 0;
  return {
    url,
    sandbox: () => openTestSandbox({ app, sandboxes: sandboxesOf(app), url, world, name: nameOf(++made) }),
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
