import { existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as account from '../../contracts/account/account.ts';
import { getRestorePlan, restoreSandbox } from '../../contracts/account/restoring.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { texts, type Envelope } from '../../contracts/envelope.ts';
import { addClass } from '../../contracts/vesta/class.ts';
import { changeAllStudents } from '../../contracts/vesta/student.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { password, schoolIds } from '../../seed/landmarks.ts';
import { copySandbox, openSandbox, sandboxFile } from '../database/sandbox.ts';
import { filePath } from '../engines/files/store.ts';
import { compare } from '../engines/restoring/compare.ts';
import { keepInitial } from '../engines/restoring/initial.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let test: TestApp;
let url: string;

beforeAll(async () => {
  test = await startTestApp();
  const { dataDir } = test;
  test.sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  keepInitial(dataDir, 'main');
  copySandbox(sandboxFile(dataDir, 'main'), dataDir, 'other');
  url = await test.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => test.close());

interface Answer {
  status: number;
  body: Envelope<Record<string, unknown>>;
}

async function send(endpoint: Endpoint, input: object, token?: string): Promise<Answer> {
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(Object.entries(input) as [string, string][])}` : '';
  const answer = await fetch(url + endpoint.path + query, {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', ...(token && { 'Blade-Auth': `bearer ${token}` }) },
    ...(endpoint.method === 'POST' && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const signIn = async (name: string, sandbox = 'main'): Promise<string> =>
  String((await send(account.createToken, { account: name, password, sandbox })).body.data['accessToken']);

const restored = () => send(restoreSandbox, {});
/** Done in a process of its own, with a connection of its own. */
const change = { schoolId: schoolIds.junior, act: 'remove' } as const;

/** Things that people do to a demonstration: a password that opens nothing, a role taken away, a class that was removed. */
function ruin(): void {
  test.sandbox.sqlite.exec(`
    update users set password_hash = '' where account = 'teacher';
    delete from user_roles where user_id = (select id from users where account = 'school-admin');
    update school_classes set name = '改过' where rowid = 1;
    insert into settings values ('clockOffset', '86400000')`);
}

beforeEach(async () => void (await restored()));

it('brings a ruined demonstration back while the server runs: passwords, roles, classes, clock and files', async () => {
  ruin();
  const { filesDir } = test.sandbox;
  const hash = String(test.sandbox.sqlite.prepare("select hash from documents where hash <> ''").pluck().get());
  rmSync(filePath(filesDir, hash));
  expect((await send(account.createToken, { account: 'teacher', password })).status).toBe(400);
  expect((await restored()).status).toBe(200);
  expect(await compare({ dataDir: test.dataDir, name: 'main' })).toEqual([]);
  expect(existsSync(filePath(filesDir, hash))).toBe(true);
  const token = await signIn('teacher');
  const answer = await fetch(url + listMyRoles.path, { headers: { 'Blade-Auth': `bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(Math.abs(Date.parse(answer.headers.get('date')!) - Date.now())).toBeLessThan(3_600_000);
});

it('counts what will be lost and who is signed in, and says when it was last done', async () => {
  const before = (await send(getRestorePlan, {})).body.data;
  expect(before).toMatchObject({ isOffered: true, changes: [], signedIn: 0 });
  expect(before['restoredAt']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await signIn('many');
  await signIn('many');
  const token = await signIn('school-admin');
  const added = await send(addClass, { schoolId: schoolIds.junior, gradeId: '7', className: '演示班' }, token);
  expect(added.body.msg).toBe(texts.done);
  expect((await send(getRestorePlan, {})).body.data).toMatchObject({
    changes: [{ label: '个班级', count: 1 }],
    signedIn: 2,
  });
});

it('tells who was signed in why that is over, whoever they are, and nobody else', async () => {
  const tokens = [await signIn('many'), await signIn('teacher')];
  await restored();
  for (const token of tokens) {
    const { status, body } = await send(listMyRoles, {}, token);
    expect([status, body.msg]).toEqual([401, texts.restored]);
  }
  expect((await send(listMyRoles, {}, 'main.made-up')).body.msg).toBe(texts.badToken);
  await restored();
  expect((await send(listMyRoles, {}, tokens[0])).body.msg).toBe(texts.restored);
});

it('leaves other sandboxes as they are, with who is signed in there', async () => {
  const other = openSandbox(test.dataDir, 'other');
  other.sqlite.exec("update school_classes set name = '别处改过' where rowid = 1");
  const token = await signIn('teacher', 'other');
  await restored();
  expect((await send(listMyRoles, {}, token)).status).toBe(200);
  expect(other.sqlite.prepare('select name from school_classes where rowid = 1').pluck().get()).toBe('别处改过');
  other.sqlite.close();
});

it('refuses what has no beginning, and leaves it alone', async () => {
  const plan = await send(getRestorePlan, { sandbox: 'other' });
  expect(plan.body.data).toEqual({ isOffered: false, changes: [], signedIn: 0, restoredAt: '' });
  const { status, body } = await send(restoreSandbox, { sandbox: 'other' });
  expect([status, body.msg]).toEqual([400, expect.stringContaining('沙箱 other 没有保存初始数据')]);
  expect((await send(restoreSandbox, { sandbox: 'nowhere' })).body.msg).toBe('沙箱 nowhere 不存在');
});

it('gives each request one world or the other, and lets work under way in another process write into neither', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => signIn('teacher')));
  const admin = await signIn('school-admin');
  const changing = send(changeAllStudents, change, admin);
  const seen = new Set<string>();
  let over = false;
  const reading = tokens.map(async (token) => {
    while (!over) {
      const { status, body } = await send(listMyRoles, {}, token);
      seen.add(`${status} ${body.msg}`);
    }
  });
  const again = await Promise.all([restored(), restored()]);
  expect(again.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(again.find(({ status }) => status === 400)?.body.msg).toBe('正在恢复，请稍候');
  await changing;
  over = true;
  await Promise.all(reading);
  expect([...seen].filter((one) => !one.startsWith('200'))).toEqual([`401 ${texts.restored}`]);
  expect(await compare({ dataDir: test.dataDir, name: 'main' })).toEqual([]);
  expect((await send(changeAllStudents, change, await signIn('school-admin'))).body.msg).toBe(texts.done);
  expect(await compare({ dataDir: test.dataDir, name: 'main' })).toEqual(
    expect.arrayContaining([{ label: '名学生', count: expect.any(Number) }]),
  );
});
