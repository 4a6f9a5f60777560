import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generalRefusals, refusalHeader } from '../../contracts/refusals.ts';
import { schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertToken } from '../account/account.queries.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startTestApp();
  token = insertToken(server.sandbox, '9003', 'access');
});

afterAll(() => server.close());

const ask = async (url: string, options: Record<string, unknown> = {}) => {
  const answer = await server.app.inject({ url, headers: { 'blade-auth': `bearer ${token}` }, ...options });
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers };
};

const post = (url: string, payload: unknown, type = 'application/json') =>
  ask(url, { method: 'POST', payload, headers: { 'blade-auth': `bearer ${token}`, 'content-type': type } });

describe('the error table', () => {
  const refused = (code: number, msg: string) => JSON.stringify({ code, success: false, data: {}, msg });

  it('names a missing parameter', async () => {
    expect(await ask('/api/vesta/student/page')).toMatchObject({
      status: 400,
      text: refused(400, '缺少必要的请求参数: schoolId'),
    });
  });

  it('names a parameter of a wrong type', async () => {
    const { status, text } = await ask(`/api/vesta/student/page?schoolId=${schoolIds.junior}&current=abc`);
    expect([status, text]).toEqual([400, refused(400, '请求参数格式错误: current')]);
  });

  it('refuses to sort by an unknown column', async () => {
    const { text } = await ask(`/api/vesta/student/page?schoolId=${schoolIds.junior}&ascs=password_hash`);
    expect(text).toBe(refused(400, '请求参数格式错误: ascs'));
  });

  it.each([
    [{ schoolId: schoolIds.junior, gradeId: '7' }, 'className:班级名称不能为空'],
    [{ schoolId: schoolIds.junior, gradeId: '7', className: '  ' }, 'className:班级名称不能为空'],
    [{ schoolId: schoolIds.junior, gradeId: 7, className: '9班' }, 'gradeId:年级格式不正确'],
    [{ schoolId: schoolIds.junior, gradeId: '7', className: '班'.repeat(21) }, 'className:班级名称不能超过 20 个字'],
  ])('names an invalid field of a body: %j', async (body, msg) => {
    expect((await post('/api/vesta/class/add', body)).text).toBe(refused(400, msg));
  });

  it.each(['{', '[1]', '"text"', 'null'])('says that a body is unreadable: %s', async (body) => {
    expect(await post('/api/vesta/class/add', body)).toMatchObject({ status: 400, text: refused(400, '消息不能读取') });
  });

  it.each([
    ['lists', '['.repeat(300_000)],
    ['objects behind a text with brackets', `{"a":"]]]\\"}",${'"b":{'.repeat(33)}`],
  ])('reads nothing that is nested without an end: %s', async (_, body) => {
    expect(await post('/api/vesta/class/add', body)).toMatchObject({ status: 400, text: refused(400, '消息不能读取') });
  });

  it('takes brackets in a text for what they are', async () => {
    const body = { schoolId: schoolIds.junior, gradeId: '7', className: '['.repeat(40) };
    expect((await post('/api/vesta/class/add', body)).text).toBe(refused(400, 'className:班级名称不能超过 20 个字'));
  });

  it('reads little of who has not signed in', async () => {
    const body = { account: 'teacher', password: 'x'.repeat(20_000) };
    expect((await post('/account/token', body)).text).toBe(refused(413, '请求内容超过大小上限'));
  });

  it.each([
    ['/api/juno/personal/myRoles', 200],
    ['/account/personas', 200],
    ['/api/vesta/student/page', 400],
    ['/api/vesta/student/pages', 404],
  ])('lets nobody keep the answer of %s', async (url, status) => {
    const answer = await ask(url);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect((await ask(url, { headers: {} })).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['not UTF-8', Buffer.from([0xff]), '消息不能读取'],
    ['a control character', Buffer.from('\\u0000'), 'className:班级名称不能含有换行或无法显示的字符'],
    ['half a character', Buffer.from('\\ud800'), 'className:班级名称不能含有换行或无法显示的字符'],
  ])('takes no text that cannot be shown: %s', async (_, className, msg) => {
    const before = `{"schoolId":"${schoolIds.junior}","gradeId":"7","className":"`;
    const body = Buffer.concat([Buffer.from(before), className, Buffer.from('"}')]);
    expect((await post('/api/vesta/class/add', body)).text).toBe(refused(400, msg));
  });

  it.each(['null', '""', '[]', 'true', '"0x1"'])('takes %s for no state', async (enabled) => {
    const body = `{"schoolId":"${schoolIds.junior}","studentId":"1","enabled":${enabled}}`;
    const { status, text } = await post('/api/wrongbook/v1.0/web/org/batchEnableStudentOrg', body);
    expect([status, text]).toEqual([400, refused(400, 'enabled:是否启用格式不正确')]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no part', 'multipart/form-data; boundary=B', 'x'],
    [
      'a part that is cut off',
      'multipart/form-data; boundary=B',
      '--B\r\nContent-Disposition: form-data; name="file"; fi',
    ],
  ])('says that an upload is unreadable: %s', async (_, type, body) => {
    const answer = await post(`/api/vesta/student/importData?schoolId=${schoolIds.junior}`, body, type);
    expect([answer.status, answer.text]).toEqual([400, refused(400, '消息不能读取')]);
  });

  it('answers an address that cannot be decoded with an envelope', async () => {
    const answer = await ask('/api/vesta/student/%zz');
    expect([answer.status, answer.text]).toEqual([400, refused(400, '消息不能读取')]);
  });

  it('refuses other media types', async () => {
    const answer = await post('/api/vesta/class/add', 'a=b', 'application/xml');
    expect(answer).toMatchObject({ status: 415, text: refused(415, '不支持当前媒体类型') });
    expect((await post('/api/vesta/class/add', '{}', 'text/plain')).status).toBe(415);
    const upload = await post(`/api/vesta/student/importData?schoolId=${schoolIds.junior}`, {});
    expect(upload.status).toBe(415);
  });

  it.each([
    ['missingParameter', () => ask('/api/vesta/student/page')],
    ['wrongParameter', () => ask(`/api/vesta/student/page?schoolId=${schoolIds.junior}&current=abc`)],
    ['wrongField', () => post('/api/vesta/class/add', { schoolId: schoolIds.junior, gradeId: '7' })],
    ['unreadable', () => post('/api/vesta/class/add', '{')],
    ['noToken', () => ask('/api/vesta/student/page', { headers: {} })],
    ['badToken', () => ask('/api/vesta/student/page', { headers: { 'blade-auth': 'bearer main.none' } })],
    ['forbidden', () => ask('/api/vesta/student/page?schoolId=1')],
    ['notFound', () => ask('/api/vesta/student/pages')],
    ['wrongMethod', () => ask('/api/vesta/student/page', { method: 'DELETE' })],
    ['wrongMediaType', () => post('/api/vesta/class/add', '{}', 'text/plain')],
    ['tooLarge', () => post('/account/token', { account: 'x'.repeat(20_000) })],
  ] as const)('names itself for machines, with its status: %s', async (rule, refuse) => {
    const { status, headers } = await refuse();
    expect([headers[refusalHeader], status]).toEqual([rule, generalRefusals[rule]]);
  });

  it('carries no name where nothing is refused', async () => {
    expect((await ask('/api/juno/personal/myRoles')).headers).not.toHaveProperty(refusalHeader);
  });

  it('names the nearest path for an unknown one', async () => {
    const answer = await ask('/api/vesta/student/pages');
    expect(answer).toMatchObject({
      status: 404,
      text: refused(404, '404 没找到请求，最接近的是 /api/vesta/student/page'),
    });
  });

  it('refuses a wrong method', async () => {
    const answer = await ask('/api/vesta/student/page', { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 405, text: refused(405, '不支持当前请求方法') });
  });

  it('tells a missing token from a bad one', async () => {
    const none = await ask('/api/juno/personal/myRoles', { headers: {} });
    expect([none.status, none.text]).toEqual([401, refused(401, '缺失令牌,鉴权失败')]);
    for (const header of ['bearer main.wrong', 'bearer elsewhere.x', 'bearer x', 'Basic abc', 'bearer ../../etc.x']) {
      const bad = await ask('/api/juno/personal/myRoles', { headers: { 'blade-auth': header } });
      expect([header, bad.status, bad.text]).toEqual([header, 401, refused(401, '请求未授权')]);
    }
  });

  it('asks for the token before it looks at the body', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/api/vesta/class/add', { method: 'POST', payload: '{', headers });
    expect(answer.status).toBe(401);
  });

  it('takes the scheme in any letter case', async () => {
    const answer = await ask('/api/juno/personal/myRoles', { headers: { 'blade-auth': `BeArEr ${token}` } });
    expect(answer.status).toBe(200);
  });

  it('refuses a body over the limit', async () => {
    const answer = await post('/api/vesta/class/add', { className: 'x'.repeat(1_100_000) });
    expect([answer.status, answer.text]).toEqual([413, refused(413, '请求内容超过大小上限')]);
  });

  it('answers success with the keys in the order of the services', async () => {
    expect((await ask('/api/juno/personal/myRoles')).text).toMatch(
      /^\{"code":200,"success":true,"data":\[.*\],"msg":"操作成功"\}$/,
    );
    expect((await post('/account/logout', {})).text).toBe('{"code":200,"success":true,"data":{},"msg":"操作成功"}');
  });

  it('sends a request id and the security headers', async () => {
    const { headers } = await ask('/openapi.json');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
