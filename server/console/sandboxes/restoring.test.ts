import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '../../../contracts/console/sandboxes.ts';
import { listSnapshots, restoreSnapshot } from '../../../contracts/console/snapshots.ts';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { sandboxFile, withSandbox } from '../../database/sandbox.ts';
import { listAside } from '../../engines/snapshots/aside.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { askConsole } from '../../testing/console.ts';

let test: TestApp;
let dataDir: string;

beforeAll(async () => {
  test = await startTestApp({ console: { key: '' } });
  ({ dataDir } = test);
});

afterAll(() => test.close());

const ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => askConsole(test, endpoint, input);

const rename = (sandbox: string): unknown =>
  withSandbox(sandboxFile(dataDir, sandbox), ({ sqlite }) => sqlite.exec("update schools set name = '改过'"));
const changed = (sandbox: string): unknown =>
  withSandbox(sandboxFile(dataDir, sandbox), ({ sqlite }) =>
    sqlite.prepare("select count(*) from schools where name = '改过'").pluck().get(),
  );
/** One that nobody else has open, as those of a server are. */
const restored = async (): Promise<string> => {
  const [{ sandbox } = { sandbox: '' }] = (
    await ask(calls.createSandboxes, { scenario: 'empty-school', titles: ['一个'] })
  ).data;
  rename(sandbox);
  expect((await ask(calls.restoreSandboxes, { sandboxes: [sandbox] })).status).toBe(200);
  expect(changed(sandbox)).toBe(0);
  expect(listAside(dataDir, sandbox)).toHaveLength(1);
  return sandbox;
};

it('lists what it was before that is packed, and is taken to that', async () => {
  const sandbox = await restored();
  const { data } = await ask(listSnapshots, { sandbox });
  expect(data.snapshots).toMatchObject([{ why: 'before', title: expect.stringMatching(/^恢复前/) }]);
  const [{ id } = { id: '' }] = data.snapshots;
  expect((await ask(restoreSnapshot, { sandbox, id })).status).toBe(200);
  expect(changed(sandbox)).toBeGreaterThan(0);
  expect(listAside(dataDir, sandbox)).toEqual([]);
});

it('leaves nothing when it is removed before that is packed', async () => {
  const sandbox = await restored();
  await ask(calls.removeSandboxes, { sandboxes: [sandbox] });
  expect(readdirSync(dataDir).filter((entry) => entry.split('.')[0] === sandbox)).toEqual([]);
});
