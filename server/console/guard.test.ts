import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleEntries } from '../../contracts/console/calls.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { keyHeader } from './guard.ts';

const path = '/console/api/overview';

const ask = async ({ app }: TestApp, options: InjectOptions) => {
  const answer = await app.inject({ method: 'GET', url: path, ...options });
  return [answer.statusCode, answer.headers['x-refusal']];
};

describe('without a key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ console: { key: '' } });
  });
  afterAll(() => test.close());

  it.each(['127.0.0.1:4310', 'localhost:4310', '[::1]:4310'])(
    'lets in who sits at this machine and asks for %s',
    async (host) => {
      expect(await ask(test, { headers: { host } })).toEqual([200, undefined]);
      expect(await ask(test, { headers: { host, origin: `http://${host}` } })).toEqual([200, undefined]);
    },
  );

  it.each([
    ['comes from another machine', { remoteAddress: '192.168.1.7' }],
    ['comes through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '192.168.1.7' } }],
    ['is a page of another origin', { headers: { host: 'localhost', origin: 'http://school.example' } }],
    ['is a page that is nowhere', { headers: { host: 'localhost', origin: 'null' } }],
    ['comes by a name that may lead here by a trick', { headers: { host: 'school.example' } }],
    ['comes by an address of the network', { headers: { host: '192.168.1.5:4310' } }],
  ])('lets nobody in who %s', async (_, options) => {
    expect(await ask(test, options)).toEqual([403, 'consoleClosed']);
  });

  it('asks so of every call', async () => {
    for (const [name, { method, path: url }] of consoleEntries) {
      const answer = await test.app.inject({ method, url, remoteAddress: '192.168.1.7' });
      expect([name, answer.statusCode, answer.headers['x-refusal']]).toEqual([name, 403, 'consoleClosed']);
    }
  });
});

describe('with a key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ console: { key: '开门' } });
  });
  afterAll(() => test.close());

  const from = { remoteAddress: '192.168.1.7' };

  it('lets in who has it, from everywhere', async () => {
    const key = encodeURIComponent('开门');
    expect(await ask(test, { ...from, headers: { host: '192.168.1.5', [keyHeader]: key } })).toEqual([200, undefined]);
  });

  it('lets nobody in who has another or none, not even at this machine', async () => {
    expect(await ask(test, { ...from, headers: { [keyHeader]: 'x' } })).toEqual([401, 'consoleKey']);
    expect(await ask(test, { headers: { host: 'localhost' } })).toEqual([401, 'consoleKey']);
  });

  it('lets no page of another origin in that has it', async () => {
    const headers = { host: 'school.example', origin: 'http://other.example', [keyHeader]: encodeURIComponent('开门') };
    expect(await ask(test, { ...from, headers })).toEqual([403, 'consoleClosed']);
  });
});

it('is not there where it was not asked for', async () => {
  const test = await startTestApp();
  expect((await test.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  await test.close();
});
