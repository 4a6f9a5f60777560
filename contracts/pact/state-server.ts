import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../../server/app.ts';
import { copySandbox, openSandbox, type Sandbox } from '../../server/database/sandbox.ts';
import { standAt } from '../../server/testing/clock.ts';
import { Stage } from './stage.ts';
import { World } from './states/world.ts';

/** The stand-in on a world of its own, which goes back to its beginning with each state. */
export interface StagedApp {
  app: FastifyInstance;
  stage: Stage;
  /** Of files that it may be handed while it runs. */
  folder: string;
  close(): Promise<void>;
}

/** Builds the stand-in on a copy of a seeded world, so that states change nothing that anybody keeps; `moment` sets its clock. */
export async function buildStaged(
  worldFile: string,
  moment?: string,
  options: Pick<AppOptions, 'console'> = {},
): Promise<StagedApp> {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-provider-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  copySandbox(worldFile, dataDir, 'main');
  if (moment !== undefined) standAt(dataDir, 'main', moment);
  const app = await buildApp({ dataDir, strictAnswers: true, ...options });
  const sandbox: Sandbox = openSandbox(dataDir, 'main');
  const close = async () => {
    sandbox.sqlite.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, stage: new Stage(new World(sandbox, worldFile)), folder, close };
}
