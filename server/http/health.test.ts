import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sandboxFile } from '../database/sandbox.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
let log: string;

beforeEach(async () => {
  log = '';
  const stream = { write: (line: string) => void (log += line) };
  server = await startTestApp({ logger: { level: 'info', stream } });
});

afterEach(() => server.close());

const ask = async () => {
  const { statusCode, headers, payload } = await server.app.inject('/healthz');
  return { status: statusCode, kept: headers['cache-control'], body: JSON.parse(payload) as unknown };
};

it('says without a token that the databases answer, and is in no log', async () => {
  expect(await ask()).toEqual({ status: 200, kept: 'no-store', body: { status: 'ok', failed: [] } });
  expect(log).not.toContain('healthz');
  await server.app.inject('/config.json');
  expect(log).toContain('config.json');
});

it('names the sandbox whose database does not answer', async () => {
  expect(await ask()).toMatchObject({ status: 200 });
  server.sandbox.sqlite.exec('alter table settings rename to lost');
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'failed', failed: ['main'] } });
  server.sandbox.sqlite.exec('alter table lost rename to settings');
  expect(await ask()).toMatchObject({ status: 200 });
});

it('says that nobody can sign in where the data is gone', async () => {
  await server.app.ready();
  rmSync(sandboxFile(server.dataDir, 'main'));
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'failed' } });
});
