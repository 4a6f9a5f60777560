import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { copySandbox } from '../../server/database/sandbox.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built server, without a slash at its end. */
    address: string;
    /** The browser's program. */
    browserPath: string;
    /** Folder of the server's data. */
    dataDir: string;
  }
}

/** Serves the built application on the demo world and unpacks the browser, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-e2e-'));
  const worldFile = await seededWorld('demo');
  copySandbox(worldFile, dataDir, 'main');
  const { address, stop } = await startServer({ DATA_DIR: dataDir });
  project.provide('address', address);
  project.provide('browserPath', process.env['CHROME_PATH'] ?? (await chromium.executablePath()));
  project.provide('dataDir', dataDir);
  project.provide('worldFile', worldFile);
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
