import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { assignmentIds, password, personaIds } from '../../seed/landmarks.ts';
import { statementsWritten } from '../database/changes.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const roles = (token: string) =>
  server.app.inject({ url: calls.listMyRoles.path, headers: { 'blade-auth': `bearer ${token}` } });

const signIn = (account: string, secret = password) =>
  server.call(undefined, calls.createToken, { account, password: secret });

describe('signing in', () => {
  it.each(Object.keys(personaIds))('lets %s in with the common password', async (account) => {
    const { body } = await signIn(account);
    expect(body.data).toMatchObject({ tokenType: 'bearer', expiresIn: 43_200 });
    expect(body.data.accessToken).toMatch(/^main\.[\w-]{43}$/);
    expect((await roles(body.data.accessToken)).statusCode).toBe(200);
  });

  it('keeps only a hash of tokens and passwords', async () => {
    const { body } = await signIn('teacher');
    const dump = JSON.stringify(server.sandbox.sqlite.prepare('select * from tokens, users').all());
    expect(dump).not.toContain(body.data.accessToken);
    expect(dump).not.toContain(`"${password}"`);
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    const wrong = await signIn('psychology', 'wrong');
    const unknown = await signIn('nobody-here', 'wrong');
    expect(wrong.body).toEqual({ code: 400, success: false, data: {}, msg: '账号或密码不正确' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('gives no token for a password that is reset while it is checked', async () => {
    const signingIn = signIn('classic-teacher');
    await server.call('school-admin', calls.resetTeacherPassword, { teacherId: personaIds['classic-teacher'] });
    const { body } = await signingIn;
    // Whoever comes first: either no token, or one that the reset has ended.
    const alive = body.code === 200 && (await roles(body.data.accessToken)).statusCode === 200;
    expect(alive).toBe(false);
  });

  it('closes an account after ten wrong passwords, even when they come at once', async () => {
    const tries = await Promise.all(Array.from({ length: 11 }, () => signIn('parttime', 'wrong')));
    expect(tries.some(({ body }) => /密码错误次数过多，请 \d+ 分钟后再试/.test(body.msg))).toBe(true);
    expect((await signIn('parttime')).body.msg).toMatch(/次数过多/);
  });

  it('refuses an unknown sandbox, and one whose name is a path', async () => {
    for (const sandbox of ['nowhere', '../main']) {
      const { body } = await server.call(undefined, calls.createToken, { account: 'teacher', password, sandbox });
      expect(body.msg).toBe(`沙箱 ${sandbox} 不存在`);
    }
  });

  it('offers the personas with their roles', async () => {
    const { body } = await server.call(undefined, calls.listPersonas, {});
    expect(body.data.map(({ account }) => account).sort()).toEqual(Object.keys(personaIds).sort());
    expect(body.data.find(({ account }) => account === 'teaching')).toMatchObject({
      roleNames: ['授课教师', '教师'],
      group: '教学',
      opens: '',
    });
    expect(body.data.filter(({ shows }) => shows === '')).toEqual([]);
    expect(body.data.find(({ account }) => account === 'admin')!.opens).toContain(assignmentIds.published);
  });
});

describe('tokens', () => {
  it('are revoked by logging out', async () => {
    const { body } = await signIn('teacher');
    const headers = { 'blade-auth': `bearer ${body.data.accessToken}` };
    await server.app.inject({ method: 'POST', url: calls.revokeToken.path, headers, payload: {} });
    expect((await roles(body.data.accessToken)).json()).toMatchObject({ code: 401, msg: '请求未授权' });
  });

  it('expire by the clock of the sandbox', async () => {
    const { body } = await signIn('teacher');
    server.sandbox.sqlite.prepare('update tokens set expires_at = 1').run();
    expect((await roles(body.data.accessToken)).statusCode).toBe(401);
  });

  it('come once from a ticket', async () => {
    const ticket = (await server.call('teacher', calls.createTicket, {})).body.data;
    expect(ticket.expiresIn).toBe(60);
    const first = await server.call(undefined, calls.exchangeTicket, { ticket: ticket.ticket });
    expect((await roles(first.body.data.accessToken)).statusCode).toBe(200);
    const second = await server.call(undefined, calls.exchangeTicket, { ticket: ticket.ticket });
    expect(second.body).toMatchObject({ code: 400, msg: '登录票据已使用、已过期或不存在，请重新登录' });
  });

  it('are still remembered when somebody makes up a ticket or a token', async () => {
    const before = statementsWritten();
    expect((await server.call(undefined, calls.exchangeTicket, { ticket: 'main.none' })).body.code).toBe(400);
    expect((await roles('main.none')).statusCode).toBe(401);
    expect(statementsWritten()).toBe(before);
  });

  it('do not come from an expired ticket, and a ticket opens nothing by itself', async () => {
    const { ticket } = (await server.call('teacher', calls.createTicket, {})).body.data;
    expect((await roles(ticket)).statusCode).toBe(401);
    server.sandbox.sqlite.prepare("update tokens set expires_at = 1 where purpose = 'ticket'").run();
    const { body } = await server.call(undefined, calls.exchangeTicket, { ticket });
    expect(body.code).toBe(400);
  });
});
