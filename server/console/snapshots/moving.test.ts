import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createToken, listPersonas } from '../../../contracts/account/account.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import * as moving from '../../../contracts/console/moving.ts';
import { listSnapshots } from '../../../contracts/console/snapshots.ts';
import { texts } from '../../../contracts/envelope.ts';
import { password } from '../../../seed/landmarks.ts';
import { copySandbox, sandboxFile } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { askConsole as ask } from '../../testing/console.ts';

// Two servers: what one lets go, the other goes on with.

let shared: string;
let servers: TestApp[];

beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'understudy-shared-'));
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.close();
  rmSync(shared, { recursive: true });
});

async function start(isShared: boolean): Promise<TestApp> {
  const snapshots = { dir: isShared ? shared : join(shared, String(servers.length)), every: 0, isShared };
  const server = await startTestApp({ console: { key: '' }, snapshots });
  servers.push(server);
  return server;
}

function make({ dataDir, sandbox: main }: TestApp): void {
  main.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  copySandbox(sandboxFile(dataDir, 'main'), dataDir, 'class');
}

const sandbox = 'class';

async function signIn({ app }: TestApp): Promise<string> {
  const payload = { account: 'teacher', password, sandbox };
  const answer = await app.inject({ method: 'POST', url: createToken.path, payload });
  return answer.json<{ data: { accessToken: string } }>().data.accessToken;
}

async function rolesOf({ app }: TestApp, token: string): Promise<[number, string]> {
  const answer = await app.inject({ url: listMyRoles.path, headers: { 'blade-auth': `bearer ${token}` } });
  return [answer.statusCode, answer.json<{ msg: string }>().msg];
}

it('moves a sandbox to a server with which it shares a folder, and people stay signed in', async () => {
  const [one, two] = [await start(true), await start(true)];
  make(one);
  const token = await signIn(one);
  expect(await rolesOf(two, token)).toEqual([503, texts.elsewhere(sandbox)]);
  expect((await two.app.inject('/healthz')).statusCode).toBe(200);
  expect((await ask(two, moving.fetchSandbox, { sandbox })).refusal).toBe('notComing');
  expect((await ask(one, moving.leaveSandbox, { sandbox })).status).toBe(200);
  for (const server of servers) expect(await rolesOf(server, token)).toEqual([503, texts.elsewhere(sandbox)]);
  expect((await ask(two, moving.fetchSandbox, { sandbox })).status).toBe(200);
  expect((await rolesOf(two, token))[0]).toBe(200);
  expect((await ask(one, moving.keepSandbox, { sandbox })).refusal).toBe('notLeaving');
  expect((await ask(two, moving.dropSandbox, { sandbox })).refusal).toBe('notLeaving');
  expect((await ask(one, moving.dropSandbox, { sandbox })).status).toBe(200);
  expect(existsSync(sandboxFile(one.dataDir, sandbox))).toBe(false);
  expect((await rolesOf(two, token))[0]).toBe(200);
});

it('leaves what it has to the others when it is told to stop', async () => {
  const [one, two] = [await start(true), await start(true)];
  make(one);
  const token = await signIn(one);
  servers = [two];
  await one.close();
  expect((await rolesOf(two, token))[0]).toBe(200);
});

it('takes back what has not arrived, which others cannot have', async () => {
  const [one, two] = [await start(false), await start(false)];
  make(one);
  const token = await signIn(one);
  await ask(one, moving.leaveSandbox, { sandbox });
  expect((await rolesOf(one, token))[0]).toBe(503);
  expect((await ask(two, moving.fetchSandbox, { sandbox })).refusal).toBe('notComing');
  expect((await ask(one, moving.keepSandbox, { sandbox })).status).toBe(200);
  expect((await rolesOf(one, token))[0]).toBe(200);
  const { data } = await ask(one, listSnapshots, { sandbox });
  expect(data['snapshots']).toMatchObject([{ title: '交出前', why: 'before' }]);
});

it('is gone for good where it was removed after it had been let go', async () => {
  const one = await start(false);
  make(one);
  expect((await ask(one, moving.dropSandbox, { sandbox })).refusal).toBe('notLeaving');
  await ask(one, moving.leaveSandbox, { sandbox });
  expect((await ask(one, moving.dropSandbox, { sandbox })).status).toBe(200);
  const answer = await one.app.inject({ url: listPersonas.path, query: { sandbox } });
  expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([400, '沙箱 class 不存在']);
  make(one);
  expect((await one.app.inject({ url: listPersonas.path, query: { sandbox } })).statusCode).toBe(200);
});

it('moves neither the default sandbox nor what is not there', async () => {
  const one = await start(false);
  expect((await ask(one, moving.leaveSandbox, { sandbox: 'main' })).refusal).toBe('isMain');
  for (const call of [moving.fetchSandbox, moving.keepSandbox, moving.dropSandbox, moving.leaveSandbox])
    expect((await ask(one, call, { sandbox: '../main' })).status).toBe(400);
});
