import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken, listPersonas } from '../../../contracts/account/account.ts';
import * as calls from '../../../contracts/console/sandboxes.ts';
import { getClock } from '../../../contracts/console/clock.ts';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { addClass } from '../../../contracts/vesta/class.ts';
import { password, schoolIds } from '../../../seed/landmarks.ts';
import { buildApp, sandboxesOf } from '../../app.ts';
import { copySandbox, isSandboxName, sandboxFile, withSandbox } from '../../database/sandbox.ts';
import { initialFile } from '../../engines/restoring/initial.ts';
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

interface Made {
  sandbox: string;
  title: string;
  bytes?: number;
}

async function make(...titles: string[]): Promise<Made[]> {
  const answer = await ask(calls.createSandboxes, { scenario: 'empty-school', titles });
  expect(answer.status, answer.msg).toBe(200);
  return answer.data;
}

async function made(title = '一个'): Promise<string> {
  const [one] = await make(title);
  return one!.sandbox;
}

async function tokenIn(sandbox: string, account = 'school-admin'): Promise<string> {
  const { method, path } = createToken;
  const answer = await test.app.inject({ method, url: path, payload: { account, password, sandbox } });
  return answer.json<{ data: { accessToken: string } }>().data.accessToken;
}

async function statusOf(token: string, { method, path }: Endpoint, payload?: object): Promise<number> {
  const headers = { 'blade-auth': `bearer ${token}` };
  const answer = await test.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  return answer.statusCode;
}

const listed = async (): Promise<Made[]> => (await ask(calls.listSandboxes, { keyword: '' })).data;

const entriesOf = (name: string): string[] => readdirSync(dataDir).filter((entry) => entry.split('.')[0] === name);

const newClass = { schoolId: schoolIds.junior, gradeId: '7', className: '只在这里的班' };

describe('made of a scenario', () => {
  it('makes those of a class, named one after the other, each with its own files and the beginning that all share', async () => {
    const all = await make('学员 01 方晓', '学员 02 邵文博');
    expect(all.map(({ title }) => title)).toEqual(['学员 01 方晓', '学员 02 邵文博']);
    expect(all.every(({ sandbox }) => isSandboxName(sandbox))).toBe(true);
    const names = (await listed()).map(({ sandbox }) => sandbox);
    for (const { sandbox } of all) {
      expect(names).toContain(sandbox);
      expect(entriesOf(sandbox).sort()).toEqual(
        ['about.json', 'files', 'initial', 'initial.files', 'key', 'sqlite'].map((ending) => `${sandbox}.${ending}`),
      );
    }
    const inodes = all.map(({ sandbox }) => statSync(initialFile(dataDir, sandbox)).ino);
    expect(new Set(inodes).size).toBe(1);
  });

  it('stands at the day of the scenario, offers its personas, and tells the scenario to the login page', async () => {
    const sandbox = await made();
    const { data } = await ask(getClock, { sandbox });
    expect(data).toMatchObject({ term: '202601', isReal: false });
    expect(String(data['time'])).toMatch(/^2026-08-26 09:/);
    const personas = (await test.call(undefined, listPersonas, { sandbox })).body.data;
    expect(personas.map(({ account }) => account)).toContain('school-admin');
    expect(personas.map(({ account }) => account)).not.toContain('psychology');
    expect(new Set(personas.map(({ scenario }) => scenario))).toEqual(new Set(['empty-school']));
    expect(await statusOf(await tokenIn(sandbox), listMyRoles)).toBe(200);
  });

  it('tells of each scenario whether it is ready, and of how large one is', async () => {
    await made();
    const all = (await ask(calls.listScenarios, {})).data as unknown as {
      scenario: string;
      isReady: boolean;
      bytes: number;
    }[];
    expect(all).toHaveLength(6);
    const ready = all.find(({ scenario }) => scenario === 'empty-school')!;
    expect([ready.isReady, ready.bytes > 1_000_000]).toEqual([true, true]);
    expect(all.find(({ scenario }) => scenario === 'term-start')?.isReady).toBe(false);
  });

  it('tells how much each takes, database and files', async () => {
    const sandbox = await made();
    const files = join(dataDir, `${sandbox}.files`);
    mkdirSync(join(files, '00'), { recursive: true });
    writeFileSync(join(files, '00', 'file'), Buffer.alloc(20_000_000));
    const database = statSync(join(dataDir, `${sandbox}.sqlite`)).size;
    expect((await listed()).find((one) => one.sandbox === sandbox)?.bytes).toBeGreaterThanOrEqual(
      20_000_000 + database,
    );
  });

  it('goes back to its beginning and its morning, and never writes to what others share', async () => {
    const [one, other] = await make('一', '二');
    const before = readFileSync(initialFile(dataDir, one!.sandbox));
    const token = await tokenIn(one!.sandbox);
    expect(await statusOf(token, addClass, newClass)).toBe(200);
    const losses = (await ask(calls.getLosses, { sandbox: one!.sandbox })).data;
    expect(losses).toMatchObject({ changes: [{ label: '个班级', count: 1 }], online: 1, people: ['陆海燕'] });
    const restored = await ask(calls.restoreSandboxes, { sandboxes: [one!.sandbox] });
    expect([restored.status, restored.data['told']]).toEqual([200, 1]);
    expect(restored.data['snapshot']).toContain('恢复前');
    expect(await statusOf(token, listMyRoles)).toBe(401);
    expect((await ask(calls.getLosses, { sandbox: one!.sandbox })).data['changes']).toEqual([]);
    expect(String((await ask(getClock, { sandbox: one!.sandbox })).data['time'])).toMatch(/^2026-08-26 09:0/);
    expect(readFileSync(initialFile(dataDir, other!.sandbox)).equals(before)).toBe(true);
  });
});

describe('changed as a whole', () => {
  it('renames what people see, and no address', async () => {
    const sandbox = await made('旧名');
    expect((await ask(calls.renameSandbox, { sandbox, title: '新名' })).status).toBe(200);
    expect((await listed()).find((one) => one.sandbox === sandbox)?.title).toBe('新名');
    expect(await statusOf(await tokenIn(sandbox), listMyRoles)).toBe(200);
  });

  it('copies what is there now, but not who is signed in; then each goes its way', async () => {
    const sandbox = await made();
    const token = await tokenIn(sandbox);
    await statusOf(token, addClass, newClass);
    const copy = String((await ask(calls.copySandbox, { sandbox, title: '副本' })).data['sandbox']);
    const count = (name: string): unknown =>
      withSandbox(sandboxFile(dataDir, name), ({ sqlite }) =>
        sqlite.prepare('select count(*) from school_classes where name = ?').pluck().get(newClass.className),
      );
    expect([count(sandbox), count(copy)]).toEqual([1, 1]);
    const forged = token.replace(sandbox, copy);
    expect(await statusOf(forged, listMyRoles)).toBe(401);
    await statusOf(await tokenIn(copy), addClass, { ...newClass, className: '只在副本里的班' });
    expect((await ask(calls.getLosses, { sandbox })).data['changes']).toEqual([{ label: '个班级', count: 1 }]);
    expect((await ask(calls.getLosses, { sandbox: copy })).data['changes']).toEqual([{ label: '个班级', count: 2 }]);
  });

  it('removes everything of it, ends who is signed in, and lets no work bring it back', async () => {
    const sandbox = await made();
    const token = await tokenIn(sandbox);
    expect((await ask(calls.removeSandboxes, { sandboxes: [sandbox] })).status).toBe(200);
    expect(entriesOf(sandbox)).toEqual([]);
    expect(await statusOf(token, listMyRoles)).toBe(401);
    expect(() => withSandbox(sandboxFile(dataDir, sandbox), () => undefined)).toThrow();
    expect(entriesOf(sandbox)).toEqual([]);
    expect((await listed()).map((one) => one.sandbox)).not.toContain(sandbox);
    // Nobody who knew the one before gets into the next of that name.
    expect(await made()).toBe(sandbox);
    expect(await statusOf(token, listMyRoles)).toBe(401);
  });

  it('gives the name of a removed one to nobody while somebody is still at work there, and takes away what that leaves', async () => {
    const sandbox = await made();
    await tokenIn(sandbox);
    const sandboxes = sandboxesOf(test.app);
    const release = sandboxes.hold(sandbox);
    const removing = ask(calls.removeSandboxes, { sandboxes: [sandbox] });
    await expect.poll(() => existsSync(sandboxFile(dataDir, sandbox))).toBe(false);
    expect(await made()).not.toBe(sandbox);
    mkdirSync(join(dataDir, `${sandbox}.files/incoming`), { recursive: true });
    release();
    await removing;
    await expect.poll(() => entriesOf(sandbox)).toEqual([]);
    expect(sandboxes.isLeaving(sandbox)).toBe(false);
  });

  it('puts away what a killed server has left half made and half removed, and nothing else', async () => {
    const sandbox = await made();
    const folder = join(dataDir, 'later');
    mkdirSync(join(folder, 'x77.making'), { recursive: true });
    copySandbox(sandboxFile(dataDir, sandbox), folder, 'x76');
    for (const [entry, text] of [
      ['x77.making/x77.sqlite', 'half'],
      ['x77.key', 'moved already'],
      ['x78.removed', 'was a database'],
      ['x78.about.json', '{}'],
      ['x78.sqlite-wal', ''],
      ['notes.txt', 'of somebody'],
    ] as const)
      writeFileSync(join(folder, entry), text);
    const app = await buildApp({ dataDir: folder, console: { key: '' } });
    await app.ready();
    expect(readdirSync(folder).filter((entry) => /^(x7[78]|notes)/.test(entry))).toEqual(['notes.txt']);
    expect(sandboxesOf(app).exists('x76')).toBe(true);
    await app.close();
  });
});

describe('refused', () => {
  const create = (input: object) => ask(calls.createSandboxes, input as InputOf<typeof calls.createSandboxes>);

  it.each([
    ['no titles', { scenario: 'empty-school', titles: [] }, '至少写一个名称'],
    ['too many', { scenario: 'empty-school', titles: Array.from({ length: 61 }, () => '学员') }, '不能超过 60 项'],
    ['a blank title', { scenario: 'empty-school', titles: [' '] }, '不能为空'],
    ['a scenario that is none', { scenario: 'holiday', titles: ['学员'] }, '场景'],
  ])('makes none of %s', async (_, input, msg) => {
    const before = await listed();
    const answer = await create(input);
    expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining(msg)]);
    expect(await listed()).toEqual(before);
  });

  it.each([
    ['copy', calls.copySandbox, { title: '副本' }],
    ['rename', calls.renameSandbox, { title: '新名' }],
    ['tell of', calls.getLosses, {}],
  ] as const)('does not %s one that is not there, however it is called', async (_, endpoint, fields) => {
    for (const sandbox of ['nobody', '../main']) {
      const answer = await ask(endpoint, { sandbox, ...fields });
      expect([answer.status, answer.refusal]).toEqual([400, 'noSandbox']);
    }
  });

  it('removes neither the one that everybody begins in, nor any where one of them is not there', async () => {
    const sandbox = await made();
    const main = await ask(calls.removeSandboxes, { sandboxes: [sandbox, 'main'] });
    expect([main.status, main.refusal]).toEqual([400, 'isMain']);
    const other = await ask(calls.removeSandboxes, { sandboxes: [sandbox, 'nobody'] });
    expect([other.status, other.refusal]).toEqual([400, 'noSandbox']);
    expect(existsSync(sandboxFile(dataDir, sandbox))).toBe(true);
  });

  it('takes none back that has kept no beginning', async () => {
    copySandbox(sandboxFile(dataDir, await made()), dataDir, 'without');
    const answer = await ask(calls.restoreSandboxes, { sandboxes: ['without'] });
    expect([answer.status, answer.refusal]).toEqual([400, 'noInitial']);
  });
});
