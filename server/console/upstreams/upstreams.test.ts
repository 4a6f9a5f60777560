import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  clearDifferences,
  downloadProfile,
  listDifferences,
  listUpstreams,
  setUpstream,
  tryUpstream,
} from '../../../contracts/console/upstreams.ts';
import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { addClass, listClasses } from '../../../contracts/vesta/class.ts';
import { exportStudents, importStudents } from '../../../contracts/vesta/student.ts';
import { password, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { startSecondServer, type SecondServer } from '../../testing/second-server.ts';

// Calls that a sandbox sends to a second server, which is another stand-in.

const schoolId = schoolIds.junior;
const grade = { schoolId, gradeId: '7' };

let local: TestApp;
let second: SecondServer;

beforeAll(async () => {
  local = await startTestApp({ console: { key: '' } });
  second = await startSecondServer();
  await local.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await local.close();
  await second.close();
});

afterEach(async () => {
  second.instead = undefined;
  second.spoil = (body) => body;
  second.swap = (bytes) => bytes;
  second.heard.length = 0;
  for (const service of ['vesta', 'juno'] as const)
    await set({ service, mode: 'local', tokenWay: 'own', writes: false });
  await ask(clearDifferences, { sandbox: 'main' });
});

async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string> = {}) {
  const { method, path: url } = endpoint;
  const given = method === 'GET' ? { query: input as Record<string, string> } : { payload: input };
  const answer = await local.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...given });
  const isJson = String(answer.headers['content-type']).includes('json');
  const { data, msg } = isJson ? answer.json<{ data: DataOf<E>; msg: string }>() : { data: {} as DataOf<E>, msg: '' };
  return { status: answer.statusCode, data, msg, text: answer.body, refusal: answer.headers['x-refusal'] };
}

type Wanted = Partial<InputOf<typeof setUpstream>>;

const set = (wanted: Wanted) =>
  ask(setUpstream, { sandbox: 'main', service: 'vesta', mode: 'upstream', timeout: 30, ...wanted });

/** Sends a service to the second server as whoever calls. */
const send = async (wanted: Wanted = {}) => {
  const { status, msg } = await set({ origin: second.address, tokenWay: 'persona', secret: password, ...wanted });
  expect([status, msg]).toEqual([200, '操作成功']);
};

const standing = async (service = 'vesta') =>
  (await ask(listUpstreams, { sandbox: 'main' })).data.find((one) => one.service === service)!;

const differences = async (values?: 'yes') =>
  (await ask(listDifferences, { sandbox: 'main', ...(values && { values }) })).data;

const classNames = async () =>
  (await local.call('school-admin', listClasses, grade)).body.data.map(({ className }) => className);

/** Waits until a difference is known. */
const told = (difference: object) =>
  expect.poll(() => differences()).toContainEqual(expect.objectContaining(difference) as unknown);

describe('the calls of a service', () => {
  it('go to the upstream, as whoever calls, and come back without a restart', async () => {
    await second.app.call('school-admin', addClass, { ...grade, className: '只在上游的班' });
    expect(await classNames()).not.toContain('只在上游的班');
    await send();
    expect(await classNames()).toContain('只在上游的班');
    expect((await local.call('teacher', listMyRoles, {})).status).toBe(200);
    expect(second.heard.map(({ line }) => line.split('?')[0])).toEqual(
      ['POST /account/token', 'GET /api/vesta/class/listByGrade'].map((line) =>
        expect.stringContaining(line.split('/').slice(0, 2).join('/')),
      ),
    );
    await set({ mode: 'local' });
    expect(await classNames()).not.toContain('只在上游的班');
  });

  it('sign in once for many, and again when the upstream forgets the token', async () => {
    await send();
    await Promise.all([classNames(), classNames(), classNames()]);
    const signings = () => second.heard.filter(({ line }) => line === 'POST /account/token').length;
    expect(signings()).toBe(1);
    second.app.sandbox.sqlite.prepare('delete from tokens').run();
    expect(await classNames()).not.toEqual([]);
    expect(signings()).toBe(2);
  });

  it('go with a token that was given, or with the caller’s own', async () => {
    const token = insertToken(second.app.sandbox, personaIds['school-admin'], 'access');
    await send({ tokenWay: 'fixed', secret: token });
    expect(await classNames()).not.toEqual([]);
    expect(second.heard.at(-1)!.headers['blade-auth']).toBe(`bearer ${token}`);
    await set({ origin: second.address, tokenWay: 'own' });
    const { status, headers } = await local.call('school-admin', listClasses, grade);
    // Nobody is logged out here because a token means nothing there.
    expect([status, headers['x-refusal']]).toEqual([502, 'upstreamToken']);
    expect(await standing()).toMatchObject({ failure: '不接受令牌（401）' });
  });

  it('take files along, and bring them back', async () => {
    await send({ writes: true });
    const { status, type, bytes } = await local.call('school-admin', exportStudents, { schoolId });
    expect([status, type]).toEqual([200, 'application/octet-stream']);
    const { body } = await local.call('school-admin', importStudents, { schoolId }, bytes);
    expect(body.code).toBe(200);
    expect(second.heard.at(-1)!.line).toContain(importStudents.path);
  });

  it('change nothing there unless that is allowed', async () => {
    await send();
    const refused = await local.call('school-admin', addClass, { ...grade, className: '不写' });
    expect([refused.status, refused.headers['x-refusal']]).toEqual([400, 'upstreamReadOnly']);
    expect(second.heard).toEqual([]);
    await set({ writes: true });
    expect((await local.call('school-admin', addClass, { ...grade, className: '写入上游' })).status).toBe(200);
    expect(await classNames()).toContain('写入上游');
    await set({ mode: 'local' });
    expect(await classNames()).not.toContain('写入上游');
  });

  it('are of one sandbox, and say nothing of this server’s secrets', async () => {
    await send();
    await local.call('school-admin', listClasses, grade);
    const { headers } = second.heard.at(-1)!;
    expect(headers['blade-auth']).not.toContain('bearer main.example');
    expect(headers['cookie'] ?? headers['console-key'] ?? '').toBe('');
    const console =
      (await ask(listUpstreams, { sandbox: 'main' })).text + (await ask(listDifferences, { sandbox: 'main' })).text;
    expect(console).not.toContain(password);
    const kept = local.sandbox.sqlite.prepare('select value from settings').pluck().all().join('\n');
    expect(kept).toContain(second.address);
    expect(kept).not.toContain(password);
  });
});

describe('an upstream that cannot be used', () => {
  const answer = async () => {
    const { status, body, headers } = await local.call('school-admin', listClasses, grade);
    return [status, headers['x-refusal'], body.msg];
  };

  it('is late', async () => {
    await send({ timeout: 1 });
    second.instead = () => undefined;
    expect(await answer()).toEqual([504, 'upstreamLate', '上游服务 vesta 没有及时回应，可在控制台改回本地']);
  });

  it.each([
    ['a page', '回的是网页，不是数据（HTTP 200）', 200, 'text/html', '<html></html>'],
    ['a page that calls itself JSON', '回的是网页，不是数据（HTTP 502）', 502, 'application/json', ' <!doctype html>'],
    ['text', '回的不是 JSON（HTTP 200）', 200, 'text/plain', 'ok'],
  ])('answers with %s', async (_, told, status, type, body) => {
    const token = insertToken(second.app.sandbox, personaIds['school-admin'], 'access');
    await send({ tokenWay: 'fixed', secret: token });
    second.instead = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
    expect(await answer()).toEqual([502, 'upstreamOdd', `上游服务 vesta ${told}，可在控制台改回本地`]);
    expect(await standing()).toMatchObject({ failure: told, failingSince: expect.stringMatching(/^\d{4}-/) as string });
  });

  it('sends elsewhere, which is not followed', async () => {
    await send({ tokenWay: 'fixed', secret: 'any' });
    second.instead = (_request, response) =>
      response.writeHead(302, { location: 'https://login.example/sso?token=secret' }).end();
    const [status, , msg] = await answer();
    expect([status, msg]).toEqual([
      502,
      '上游服务 vesta 把请求转到了 login.example/sso （HTTP 302），可在控制台改回本地',
    ]);
  });

  it('lets nobody in, which is no 401 here', async () => {
    await send({ secret: 'wrong-password' });
    const [status, rule, msg] = await answer();
    expect([status, rule]).toEqual([502, 'upstreamToken']);
    expect(msg).toContain('school-admin');
    expect(msg).not.toContain('wrong-password');
  });

  it('sends a request back to where it came from', async () => {
    await send({ tokenWay: 'own' });
    const { port } = local.app.server.address() as { port: number };
    second.instead = (request, response) => {
      const { host: _, ...headers } = request.headers;
      void fetch(`http://127.0.0.1:${port}${request.url}`, { headers: headers as Record<string, string> }).then(
        async (back) => response.writeHead(back.status, { 'content-type': 'application/json' }).end(await back.text()),
      );
    };
    const { body } = await local.call('school-admin', listClasses, grade);
    expect(body.msg).toContain('又把请求送回了本服务');
  });

  it('is given up with whoever asked', async () => {
    await send({ tokenWay: 'own' });
    const asked = new Promise<{ closed: Promise<unknown> }>((resolve) => {
      second.instead = (_request, response) => resolve({ closed: once(response, 'close') });
    });
    const leaving = new AbortController();
    const { port } = local.app.server.address() as { port: number };
    const token = insertToken(local.sandbox, personaIds['school-admin'], 'access');
    const going = fetch(`http://127.0.0.1:${port}${listClasses.path}?schoolId=${schoolId}&gradeId=7`, {
      headers: { 'blade-auth': `bearer ${token}` },
      signal: leaving.signal,
    });
    const { closed } = await asked;
    leaving.abort();
    await expect(going).rejects.toThrow();
    await closed;
    expect(await standing()).toMatchObject({ failingSince: '' });
  });

  it('is down, says so until it answers again, and local work goes on at once', async () => {
    await send();
    second.instead = (request) => request.socket.destroy();
    expect(await answer()).toEqual([502, 'upstreamGone', '上游服务 vesta 无法连接：连接中断，可在控制台改回本地']);
    expect(await standing()).toMatchObject({ failure: '无法连接：连接中断' });
    second.instead = undefined;
    expect((await ask(tryUpstream, { sandbox: 'main', service: 'vesta' })).data).toEqual({
      isReached: true,
      failure: '',
    });
    expect(await standing()).toMatchObject({ failingSince: '', failure: '' });
    await set({ mode: 'local' });
    expect(await classNames()).not.toEqual([]);
  });
});

describe('two answers are compared', () => {
  const rename = (body: string) => body.replaceAll('"className":"1班"', '"className":"改了名的班"');

  it('where the upstream answers', async () => {
    await send({ mode: 'spy' });
    second.spoil = rename;
    expect(await classNames()).toContain('改了名的班');
    await told({ call: 'listClasses', path: '$.data[*].className', judgement: 'data', times: 1 });
  });

  it('where this server answers; values are shown here alone and when asked for', async () => {
    await send({ mode: 'diff' });
    second.spoil = rename;
    expect(await classNames()).not.toContain('改了名的班');
    await told({ path: '$.data[*].className', local: '字符串（2 字）', upstream: '字符串（5 字）' });
    expect(await differences('yes')).toContainEqual(
      expect.objectContaining({ local: '"1班"', upstream: '"改了名的班"' }),
    );
    const elsewhere = await ask(listDifferences, { sandbox: 'main', values: 'yes' }, { 'x-forwarded-for': '10.1.1.1' });
    expect(elsewhere.status).toBe(403);
  });

  it('and judged by where it is known from; what the upstream does where we assume becomes a profile', async () => {
    await send({ mode: 'diff' });
    second.spoil = (body) =>
      body.replaceAll('"gradeName":"七年级"', '"gradeName":7,"more":"x"').replace('"msg"', '"message"');
    await classNames();
    await told({ path: '$.data[*].gradeName', judgement: 'spec', local: '字符串（3 字）', upstream: '整数' });
    await told({ path: '$.data[*].more', judgement: 'assumed', local: '缺少' });
    await told({ path: '$.message', judgement: 'assumed' });
    expect((await differences()).map(({ path }) => path)).not.toContain('$.msg');
    const { text, status } = await ask(downloadProfile, { sandbox: 'main' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      understudyProfile: 1,
      calls: { listClasses: { success: { text: 'message' } } },
    });
    expect(text).not.toContain('七年级1班');
  });

  it('by outcome where one refuses', async () => {
    const token = insertToken(second.app.sandbox, personaIds['school-admin'], 'access');
    await send({ mode: 'diff', tokenWay: 'fixed', secret: token });
    second.spoil = () => JSON.stringify({ code: 400, success: false, data: {}, msg: '学校不存在' });
    await classNames();
    await told({ path: '$.code', judgement: 'outcome', local: '200', upstream: '400' });
  });

  it('writes nothing there in a comparison unless that is allowed', async () => {
    await send({ mode: 'diff' });
    expect((await local.call('school-admin', addClass, { ...grade, className: '只在本地的班' })).status).toBe(200);
    expect(second.heard).toEqual([]);
    expect(await classNames()).toContain('只在本地的班');
    await told({ path: '$.data[*].className' });
  });

  it('files by their size alone', async () => {
    await send({ mode: 'spy' });
    const before = (await standing()).compared;
    second.swap = (bytes) => Buffer.concat([bytes, Buffer.from('more')]);
    const { type, bytes } = await local.call('school-admin', exportStudents, { schoolId });
    expect(type).toBe('application/octet-stream');
    expect(bytes.subarray(-4).toString()).toBe('more');
    await expect.poll(async () => (await standing()).compared).toBe(before + 1);
    const [size] = await differences();
    expect(size).toMatchObject({ path: '内容', judgement: 'data', upstream: `${bytes.length} 字节` });
  });
});

describe('the settings', () => {
  it.each<[Wanted, string]>([
    [{ origin: '' }, 'noOrigin'],
    [{ origin: 'http://school.example/path' }, 'badOrigin'],
    [{ origin: 'ftp://school.example' }, 'badOrigin'],
    [{ origin: 'http://user:pass@school.example' }, 'badOrigin'],
    [{ origin: 'http://169.254.169.254' }, 'closed'],
    [{ origin: 'http://[::ffff:a9fe:a9fe]' }, 'closed'],
    [{ origin: 'http://[fe80::1]' }, 'closed'],
    [{ origin: 'http://school.example', accountOrigin: 'nowhere' }, 'badAccountOrigin'],
    [{ origin: 'http://school.example', tokenWay: 'fixed' }, 'noToken'],
    [{ origin: 'http://school.example', tokenWay: 'persona' }, 'noPassword'],
    [{ sandbox: 'nowhere' }, 'noSandbox'],
  ])('%j are refused', async (wanted, rule) => {
    const { status, refusal } = await set({ tokenWay: 'own', origin: second.address, ...wanted });
    expect([status, refusal]).toEqual([400, rule]);
  });

  it('never lead back to this server', async () => {
    const { port } = local.app.server.address() as { port: number };
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect((await set({ origin: `http://${host}:${port}` })).refusal).toBe('self');
  });

  it('give a secret to nobody but whom it was given for', async () => {
    await send({ mode: 'local' });
    expect(await standing()).toMatchObject({ hasSecret: true });
    expect((await set({ origin: 'http://another.example' })).refusal).toBe('noPassword');
    await set({ mode: 'local', origin: 'http://another.example' });
    expect(await standing()).toMatchObject({ hasSecret: false });
  });

  it('are nobody’s who is not let in', async () => {
    expect((await ask(listUpstreams, { sandbox: 'main' }, { host: 'stranger.example' })).status).toBe(403);
  });
});
