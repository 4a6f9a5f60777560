import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CallName } from '../../../contracts/calls.ts';
import type { RecipeName } from '../../../contracts/constants/faults.ts';
import { addFault } from '../../../contracts/console/faults.ts';
import * as calls from '../../../contracts/console/inspector.ts';
import { addClass } from '../../../contracts/vesta/class.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { personaIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import { copySandbox, openSandbox, type Sandbox } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let other: Sandbox;
let address: string;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
  copySandbox(inject('worldFile'), server.dataDir, 'other');
  other = openSandbox(server.dataDir, 'other');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  other.sqlite.close();
  await server.close();
});

const main = { sandbox: 'main' };

const watch = (state: 'auto' | 'on' | 'off', sandbox = 'main') =>
  server.call(undefined, calls.setInspector, { sandbox, state });

const listed = async (sandbox = 'main') =>
  (await server.call(undefined, calls.listRequests, { sandbox })).body.data.requests;

const askInOther = () =>
  server.app.inject({
    url: listMyRoles.path,
    headers: { 'blade-auth': `bearer ${insertToken(other, personaIds.teacher, 'access')}` },
  });

afterEach(async () => {
  await watch('auto');
  await watch('auto', 'other');
  for (const sandbox of ['main', 'other']) await server.call(undefined, calls.clearRequests, { sandbox });
});

/** A stream of events, as a page hears it. */
async function listen(sandbox: string, at = address) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${at}/console/api/events?sandbox=${sandbox}`, resolve).on('error', reject),
  );
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = new Promise<void>((resolve) => answer.once('close', resolve));
  const heard = () =>
    [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, data]) => JSON.parse(data!) as { call: string }[]);
  return { answer, heard, ended, text: () => text, leave: () => answer.destroy() };
}

const isOn = async (sandbox = 'main') => (await server.call(undefined, calls.listRequests, { sandbox })).body.data.isOn;

describe('requests are kept', () => {
  it('where that was switched on, and not before', async () => {
    await server.call('teacher', listMyRoles, {});
    expect(await listed()).toEqual([]);
    await watch('on');
    await server.call('teacher', listMyRoles, {});
    await watch('off');
    await server.call('teacher', listMyRoles, {});
    expect(await listed()).toMatchObject([
      { call: 'listMyRoles', method: 'GET', path: listMyRoles.path, name: '周雅琴', account: 'teacher', role: '教师' },
    ]);
  });

  it('of one sandbox apart from those of another', async () => {
    await watch('on');
    await watch('on', 'other');
    await askInOther();
    await server.call('teacher', pageStudents, { schoolId: '1002', classId: '100207001' });
    expect((await listed()).map(({ call }) => call)).toEqual(['pageStudents']);
    const [foreign] = await listed('other');
    expect(foreign!.call).toBe('listMyRoles');
    const { requestId } = foreign!;
    const asked = await server.call(undefined, calls.getRequest, { sandbox: 'main', requestId });
    expect(asked).toMatchObject({ status: 400, headers: { 'x-refusal': 'gone' } });
  });

  it('and never what the console itself is asked, nor what is no call', async () => {
    await watch('on');
    await listed();
    await server.app.inject({ url: '/healthz' });
    expect(await listed()).toEqual([]);
  });

  it('by nobody else: a stranger reads none, and a sandbox that is not there has none', async () => {
    const stranger = await server.app.inject({
      url: `${calls.listRequests.path}?sandbox=main`,
      remoteAddress: '10.0.0.8',
    });
    expect(stranger.statusCode).toBe(403);
    const nowhere = await server.call(undefined, calls.listRequests, { sandbox: 'nowhere' });
    expect(nowhere).toMatchObject({ status: 400, body: { msg: '沙箱 nowhere 不存在' } });
    const none = await server.call(undefined, calls.listRequests, {} as never);
    expect(none).toMatchObject({ status: 400, body: { msg: '缺少必要的请求参数: sandbox' } });
  });
});

describe('a page', () => {
  it('hears what there is, then what comes, of its sandbox alone, and is all that has it kept', async () => {
    expect(await isOn()).toBe(false);
    const stream = await listen('main');
    expect(stream.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(await isOn()).toBe(true);
    expect(await isOn('other')).toBe(false);
    await watch('on', 'other');
    await askInOther();
    await server.call('teacher', listMyRoles, {});
    await expect.poll(() => stream.heard().map(({ call }) => call)).toEqual(['listMyRoles']);
    const second = await listen('main');
    await expect.poll(() => second.heard().map(({ call }) => call)).toEqual(['listMyRoles']);
    second.leave();
    stream.leave();
    await expect.poll(() => isOn()).toBe(false);
  });

  it('is told when what was kept is cleared, of its sandbox alone', async () => {
    const [stream, elsewhere] = [await listen('main'), await listen('other')];
    await server.call(undefined, calls.clearRequests, main);
    await expect.poll(() => stream.text()).toMatch(/^data: \[\]$/m);
    expect(elsewhere.text()).not.toContain('data:');
    stream.leave();
    elsewhere.leave();
  });

  it('is told of a storm in few events', async () => {
    const stream = await listen('main');
    for (let index = 0; index < 60; index++) await server.call('teacher', listMyRoles, {});
    await expect.poll(() => stream.heard().length).toBe(60);
    expect(stream.text().match(/^data: /gm)!.length).toBeLessThan(60);
    stream.leave();
  });

  it('is not heard where too many look, and leaves room when it goes', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => listen('other')));
    const refused = await server.call(undefined, calls.watchRequests, { sandbox: 'other' });
    expect(refused).toMatchObject({ status: 400, headers: { 'x-refusal': 'crowded' } });
    for (const stream of streams) stream.leave();
    await expect.poll(() => isOn('other')).toBe(false);
  });
});

it('a page hears no more when the server ends, which waits for none', async () => {
  const ending = await startTestApp({ console: { key: '' } });
  const at = await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listen('main', at);
  await ending.close();
  await stream.ended;
  expect(stream.text()).toContain(': open');
});

const firstId = async () => (await listed())[0]!.requestId;

describe('a request is sent again', () => {
  it('as who sent it, and as somebody else, whose answer is their own', async () => {
    await watch('on');
    await server.call('teacher', pageStudents, { schoolId: '1002', classId: '100208001' });
    expect((await listed())[0]!.status).toBe(403);
    const requestId = await firstId();
    const same = await server.call(undefined, calls.sendAgain, { ...main, requestId });
    expect(same.body.data.status).toBe(403);
    const admin = await server.call(undefined, calls.sendAgain, { ...main, requestId, account: 'school-admin' });
    expect(admin.body.data.status).toBe(200);
    expect((await listed()).map(({ account }) => account)).toEqual(['teacher', 'teacher', 'school-admin']);
    expect((await listed()).at(-1)!.requestId).toBe(admin.body.data.requestId);
    const nobody = await server.call(undefined, calls.sendAgain, { ...main, requestId, account: 'no-such-one' });
    expect(nobody).toMatchObject({ status: 400, headers: { 'x-refusal': 'noAccount' } });
  });

  it('really: a write is done once more', async () => {
    await watch('on');
    const sent = { schoolId: '1002', gradeId: '7', className: '71班' };
    await server.call('school-admin', addClass, sent);
    const requestId = await firstId();
    const again = await server.call(undefined, calls.sendAgain, { ...main, requestId });
    // There is one of that name since the first time.
    expect(again.body.data.status).toBe(400);
  });

  it('and leaves no token behind', async () => {
    await watch('on');
    await server.call('teacher', listMyRoles, {});
    const count = () => server.sandbox.sqlite.prepare('select count(*) from tokens').pluck().get();
    const before = count();
    await server.call(undefined, calls.sendAgain, { ...main, requestId: await firstId() });
    expect(count()).toBe(before);
  });

  it('not where its answer would not be kept', async () => {
    await watch('on');
    await server.call('teacher', listMyRoles, {});
    const requestId = await firstId();
    await watch('off');
    const refused = await server.call(undefined, calls.sendAgain, { ...main, requestId });
    expect(refused).toMatchObject({ status: 400, headers: { 'x-refusal': 'elsewhere' } });
  });
});

describe('a command', () => {
  it('has a placeholder for the token unless one is asked for, and quotes what it holds', async () => {
    await watch('on');
    const className = `7'班 $(x)`;
    await server.call('school-admin', addClass, { schoolId: '1002', gradeId: '7', className });
    const requestId = await firstId();
    const plain = await server.call(undefined, calls.copyCurl, { ...main, requestId });
    expect(plain.body.data.command).toContain('-H "Blade-Auth: bearer $TOKEN"');
    expect(plain.body.data.command).toContain(`7'\\''班 $(x)`);
    const held = await server.call(undefined, calls.copyCurl, { ...main, requestId, withToken: true });
    expect(held.body.data.command).toMatch(/-H 'Blade-Auth: bearer main\.[\w-]{43}'/);
  });
});

describe('what goes wrong on purpose', () => {
  const fault = (recipe: RecipeName, call: CallName = 'listMyRoles') =>
    server.call(undefined, addFault, { sandbox: 'main', recipe, count: 1, call });

  const last = async () => {
    const requestId = (await listed()).at(-1)!.requestId;
    return (await server.call(undefined, calls.getRequest, { ...main, requestId })).body.data;
  };

  it('is told with the request that it has hit, which is not said to have failed by itself', async () => {
    await watch('on');
    expect((await fault('code')).status).toBe(200);
    await server.call('teacher', listMyRoles, {});
    const hit = await last();
    expect(hit).toMatchObject({ result: 'refused', fault: expect.stringContaining('当前用户'), statementCount: 0 });
    expect(hit.why).toBe(`演示故障：${hit.fault}`);
    expect(hit.steps.map(({ state }) => state)).not.toContain('failed');
    await server.call('teacher', listMyRoles, {});
    expect(await last()).toMatchObject({ result: 'ok', fault: '' });
  });

  it('is told where a write was lost: its rows were written, and are not there', async () => {
    await watch('on');
    await fault('lost-write', 'addClass');
    const sent = { schoolId: '1002', gradeId: '7', className: '72班' };
    expect((await server.call('school-admin', addClass, sent)).status).toBe(200);
    const lost = await last();
    expect(lost).toMatchObject({ result: 'ok', changes: [], fault: expect.stringContaining('新增班级') });
    expect(lost.statements.filter(({ rows }) => rows > 0).every(({ isUndone }) => isUndone)).toBe(true);
    expect(lost.statements.some(({ rows }) => rows > 0)).toBe(true);
  });

  it('is told where it has cut the connection: nothing was answered', async () => {
    await watch('on');
    await fault('cut');
    const token = insertToken(server.sandbox, personaIds.teacher, 'access');
    const asked = fetch(address + listMyRoles.path, { headers: { 'blade-auth': `bearer ${token}` } });
    await expect(asked).rejects.toThrow();
    await expect.poll(async () => (await listed()).length).toBe(1);
    expect(await last()).toMatchObject({ status: 0, code: 0, result: 'failed', after: '客户端提示网络错误' });
  });
});
