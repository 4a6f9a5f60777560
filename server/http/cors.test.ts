import { afterAll, beforeAll, expect, it } from 'vitest';
import { personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// Pages of the origins that are set may call, and no other.

const origin = 'https://school.example';
const url = '/api/juno/personal/myRoles';

let server: TestApp;
let closed: TestApp;

beforeAll(async () => {
  server = await startTestApp({ corsOrigins: [origin, 'http://127.0.0.1:4311'] });
  closed = await startTestApp();
});

afterAll(() => Promise.all([server.close(), closed.close()]));

const preflight = (from: string, { app }: TestApp = server) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: from,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'blade-auth,content-type',
    },
  });

it('answers a preflight without asking for a token', async () => {
  const { statusCode, payload, headers } = await preflight(origin);
  expect([statusCode, payload]).toEqual([204, '']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Blade-Auth, Content-Type',
    'access-control-max-age': '7200',
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['vary']).toContain('Origin');
});

it('lets a page read success and its headers', async () => {
  const token = insertToken(server.sandbox, personaIds.teacher, 'access');
  const answer = await server.app.inject({ url, headers: { origin, 'blade-auth': `bearer ${token}` } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
  expect(answer.headers['access-control-expose-headers']).toBe(
    'Date, X-Request-Id, X-Refusal, Content-Disposition, X-Clock-Rate, X-Stand-In',
  );
});

it.each([
  [401, { url }],
  [404, { url: '/api/juno/unknown' }],
  [405, { url, method: 'DELETE' }],
  [415, { url: '/account/token', method: 'POST', payload: 'x', headers: { origin, 'content-type': 'text/plain' } }],
  [400, { url: '/account/token', method: 'POST', payload: {} }],
] as const)('lets a page read a refusal as well: %i', async (status, request) => {
  const answer = await server.app.inject({ headers: { origin }, ...request });
  expect([answer.statusCode, answer.json().code]).toEqual([status, status]);
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
});

it.each(['https://evil.example', 'https://school.example.evil.example', 'http://school.example', 'null'])(
  'allows nothing to %s',
  async (from) => {
    expect((await preflight(from)).headers['access-control-allow-origin']).toBeUndefined();
    const answer = await server.app.inject({ url, headers: { origin: from } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);

it('allows nothing to anybody unless it is set', async () => {
  const answer = await preflight(origin, closed);
  expect([answer.statusCode, answer.json().code]).toEqual([405, 405]);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
