import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '../../../contracts/console/snapshots.ts';
import { texts } from '../../../contracts/envelope.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { copySandbox, keyFileOf, openSandbox, sandboxFile, type Sandbox } from '../../database/sandbox.ts';
import { filePath } from '../../engines/files/store.ts';
import { insertToken } from '../../account/account.queries.ts';
import { personaIds } from '../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { askConsole as ask } from '../../testing/console.ts';

let test: TestApp;
let other: Sandbox;

beforeAll(async () => {
  test = await startTestApp({ console: { key: '' } });
  test.sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  copySandbox(sandboxFile(test.dataDir, 'main'), test.dataDir, 'other');
  other = openSandbox(test.dataDir, 'other');
});

afterAll(async () => {
  other.sqlite.close();
  await test.close();
});

const sandbox = 'main';
const nameOf = ({ sqlite }: Sandbox): unknown =>
  sqlite.prepare('select name from school_classes where rowid = 1').pluck().get();
const rename = ({ sqlite }: Sandbox, name: string): unknown =>
  sqlite.prepare('update school_classes set name = ? where rowid = 1').run(name);

const take = async (title = '', of = sandbox): Promise<string> =>
  String((await ask(test, calls.takeSnapshot, { sandbox: of, title })).data['id']);
const listed = async (of = sandbox) =>
  (await ask(test, calls.listSnapshots, { sandbox: of })).data['snapshots'] as {
    id: string;
    title: string;
    why: string;
  }[];

it('takes a snapshot of what has just been written, and brings it back: database, clock and files', async () => {
  rename(test.sandbox, '批改前');
  test.sandbox.sqlite.exec("insert or replace into settings values ('clockOffset', '86400000')");
  const id = await take('批改前');
  rename(test.sandbox, '批改后');
  test.sandbox.sqlite.exec("delete from settings where key = 'clockOffset'");
  const hash = String(test.sandbox.sqlite.prepare("select hash from documents where hash <> ''").pluck().get());
  rmSync(filePath(test.sandbox.filesDir, hash));

  const plan = await ask(test, calls.getSnapshotPlan, { sandbox, id });
  expect(plan.data['changes']).toContainEqual({ label: '个班级', count: 1 });
  const answer = await ask(test, calls.restoreSnapshot, { sandbox, id });
  expect(answer.status).toBe(200);
  expect(nameOf(test.sandbox)).toBe('批改前');
  expect(test.sandbox.sqlite.prepare("select value from settings where key = 'clockOffset'").pluck().get()).toBe(
    '86400000',
  );
  expect(existsSync(filePath(test.sandbox.filesDir, hash))).toBe(true);

  const { id: before } = answer.data['before'] as { id: string };
  expect(await listed()).toMatchObject([
    { id: before, why: 'before', title: expect.stringMatching(/^恢复前 \d\d:\d\d$/) },
    { id, why: 'hand', title: '批改前' },
  ]);
  await ask(test, calls.restoreSnapshot, { sandbox, id: before });
  expect(nameOf(test.sandbox)).toBe('批改后');
});

it('tells who was signed in why that is over, and whoever was signed in then is nobody any more', async () => {
  const early = insertToken(test.sandbox, personaIds.teacher, 'access');
  const id = await take();
  const late = insertToken(test.sandbox, personaIds.many, 'access');
  test.sandbox.sqlite.prepare('delete from tokens where user_id = ?').run(personaIds.teacher);
  await ask(test, calls.restoreSnapshot, { sandbox, id });
  const say = async (token: string): Promise<[number, string]> => {
    const answer = await test.app.inject({ url: listMyRoles.path, headers: { 'blade-auth': `bearer ${token}` } });
    return [answer.statusCode, answer.json<{ msg: string }>().msg];
  };
  expect(await say(late)).toEqual([401, texts.restored]);
  expect(await say(early)).toEqual([401, texts.badToken]);
});

it('leaves other sandboxes alone, and shows nobody those of another', async () => {
  rename(other, '别处');
  const id = await take();
  expect(await listed('other')).toEqual([]);
  for (const call of [calls.getSnapshotPlan, calls.restoreSnapshot, calls.downloadSnapshot, calls.removeSnapshot])
    expect((await ask(test, call, { sandbox: 'other', id })).refusal).toBe('gone');
  await ask(test, calls.restoreSnapshot, { sandbox, id });
  expect(nameOf(other)).toBe('别处');
});

it('calls a snapshot otherwise, and removes it', async () => {
  const id = await take('旧');
  await ask(test, calls.renameSnapshot, { sandbox, id, title: '新' });
  expect((await listed()).find((one) => one.id === id)?.title).toBe('新');
  expect((await ask(test, calls.removeSnapshot, { sandbox, id })).status).toBe(200);
  expect((await listed()).some((one) => one.id === id)).toBe(false);
  expect((await ask(test, calls.removeSnapshot, { sandbox, id })).refusal).toBe('gone');
});

it('opens a downloaded snapshot as a new sandbox, with its key and files, in which nobody is signed in', async () => {
  rename(test.sandbox, '带走');
  const id = await take('带走');
  const { bytes } = await ask(test, calls.downloadSnapshot, { sandbox, id });
  const answer = await ask(test, calls.uploadSandbox, { sandbox: 'class-7', title: '七年级' }, bytes);
  expect([answer.status, answer.data]).toEqual([200, { sandbox: 'class-7' }]);
  const made = openSandbox(test.dataDir, 'class-7');
  expect(nameOf(made)).toBe('带走');
  expect(made.sqlite.prepare('select count(*) from tokens').pluck().get()).toBe(0);
  expect(readdirSync(made.filesDir).sort()).toEqual(
    readdirSync(test.sandbox.filesDir)
      .filter((folder) => folder.length === 2)
      .sort(),
  );
  expect(readFileSync(keyFileOf(made.file))).toEqual(readFileSync(keyFileOf(test.sandbox.file)));
  made.sqlite.close();
  expect((await ask(test, calls.uploadSandbox, { sandbox: 'class-7', title: '七年级' }, bytes)).refusal).toBe('taken');
  const again = { sandbox, id, newSandbox: 'class-8', title: '八年级' };
  expect((await ask(test, calls.openSnapshot, again)).status).toBe(200);
  expect((await ask(test, calls.openSnapshot, again)).refusal).toBe('taken');
});

it('takes a file into the list, under the title that is given', async () => {
  const { bytes } = await ask(test, calls.downloadSnapshot, { sandbox, id: await take('上次') });
  const { data } = await ask(test, calls.uploadSnapshot, { sandbox, title: '别处来的' }, bytes);
  expect((await listed())[0]).toMatchObject({ id: data['id'], title: '别处来的', why: 'upload' });
  expect((await ask(test, calls.restoreSnapshot, { sandbox, id: String(data['id']) })).status).toBe(200);
});

it('refuses a file that is none, and keeps nothing of it', async () => {
  const before = await listed();
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(5_000, 1)]) {
    expect((await ask(test, calls.uploadSnapshot, { sandbox }, bytes)).refusal).toBe('notSnapshot');
    expect((await ask(test, calls.uploadSandbox, { sandbox: 'none', title: '无' }, bytes)).refusal).toBe('notSnapshot');
  }
  expect(await listed()).toEqual(before);
  expect(existsSync(sandboxFile(test.dataDir, 'none'))).toBe(false);
  expect(readdirSync(join(test.dataDir, 'snapshots', '.arrivals', 'incoming'))).toEqual([]);
});

it('says what is wrong with a name, a title or a sandbox that is not there', async () => {
  expect((await ask(test, calls.takeSnapshot, { sandbox: 'nowhere' })).refusal).toBe('noSandbox');
  writeFileSync(join(test.dataDir, '..', 'stranger.sqlite'), '');
  expect((await ask(test, calls.listSnapshots, { sandbox: '../stranger' })).refusal).toBe('noSandbox');
  rmSync(join(test.dataDir, '..', 'stranger.sqlite'));
  expect((await ask(test, calls.takeSnapshot, { sandbox, title: '长'.repeat(31) })).msg).toContain('快照名称');
  const id = await take();
  const answer = await ask(test, calls.openSnapshot, { sandbox, id, newSandbox: 'No', title: '无' });
  expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining('小写字母')]);
  expect((await ask(test, calls.uploadSandbox, { sandbox: '../no', title: '无' }, Buffer.alloc(1))).status).toBe(400);
});
