import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../../seed/sandbox.ts';

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

const serverFile = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Serves the built application on a seeded demo world and unpacks the browser, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(serverFile)) throw new Error('The application is not built: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-e2e-'));
  createSandbox(dataDir, 'main', { size: 'demo', seed: 7, now: '2026-10-15 08:00:00' });
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', STRICT_ANSWERS: '1', CLIENT_CONFIG: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('address', await addressOf(server));
  project.provide('browserPath', process.env['CHROME_PATH'] ?? (await chromium.executablePath()));
  project.provide('dataDir', dataDir);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}
