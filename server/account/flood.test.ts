import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { texts } from '../../contracts/envelope.ts';
import { password, personaIds, schoolIds } from '../../seed/landmarks.ts';
import { closePasswordPool } from '../engines/passwords/pool.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { isSoak, runs } from '../testing/soak.ts';
import { insertToken } from './account.queries.ts';
import { countTry } from './tries.ts';

// What others get while somebody floods a server that really listens. Addresses are told by a proxy.

let server: TestApp;
let port: number;

/** How many requests have come to the server. */
let come = 0;

beforeAll(async () => {
  server = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  server.app.server.on('request', () => come++);
});

afterAll(() => server.close());

interface Asked {
  path: string;
  from: string;
  token?: string;
  body?: string;
}

interface Answered {
  status: number;
  text: string;
}

/** Asks on a connection of its own. */
const ask = ({ path, from, token, body }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': from,
      ...(token !== undefined && { 'blade-auth': `bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    asked.on('error', reject).end(body);
  });

const signIn = (account: string, secret: string, from: string) =>
  ask({ path: calls.createToken.path, from, body: JSON.stringify({ account, password: secret }) });

let people = 0;

/** What somebody elsewhere gets, who has come from nowhere else before: a file, a page of a call, and a token for the right password. */
async function others(): Promise<[number, number, number]> {
  const from = `192.0.2.${++people}`;
  const token = insertToken(server.sandbox, personaIds['school-admin'], 'access');
  const page = `${calls.pageStudents.path}?schoolId=${schoolIds.junior}`;
  const answers = await Promise.all([
    ask({ path: '/config.json', from }),
    ask({ path: page, from, token }),
    signIn('teacher', password, from),
  ]);
  expect(answers[2].text).toContain('"accessToken":"main.');
  return answers.map(({ status }) => status) as [number, number, number];
}

/** Spares checking what waits in vain, once all of it has come; all that had room is checked in the soak. */
async function cutShort(before: number, flooded: number): Promise<void> {
  if (isSoak) return;
  await expect.poll(() => come - before).toBeGreaterThanOrEqual(flooded);
  await closePasswordPool();
}

/** What is answered to what was cut short. */
const cut = isSoak ? [] : [500];

/** Sends the flood at once, and asks for others while it is under way and after it; `meanwhile` is asked before it may end. */
async function flood(
  send: (number: number) => Promise<Answered>,
  flooded = 200,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Answered[]> {
  const sent = Promise.all(Array.from({ length: flooded }, (_, number) => send(number)));
  expect(await others()).toEqual([200, 200, 200]);
  expect(await others()).toEqual([200, 200, 200]);
  await meanwhile();
  const answers = await sent;
  expect(await others()).toEqual([200, 200, 200]);
  return answers;
}

const outcomes = (answers: readonly Answered[]): string[] => [
  ...new Set(answers.map(({ status, text }) => `${status} ${(JSON.parse(text) as { msg: string }).msg}`)),
];

describe('a flood', () => {
  // Those of which most is waiting for answers that are held back go side by side.
  it.concurrent('of wrong passwords for one account is refused, and its owner comes in from elsewhere', async () => {
    const answers = await flood(() => signIn('teacher', 'wrong', '198.51.100.1'));
    expect(outcomes(answers).sort()).toEqual(['400 密码错误次数过多，请 15 分钟后再试', '400 账号或密码不正确']);
  });

  it.concurrent('of accounts that nobody has closes its own address', async () => {
    // Most of what an address may try has been tried before: each password that is checked takes its time.
    const address = '198.51.100.2';
    const before = runs(180, 0);
    for (let number = 0; number < before; number++) {
      countTry({ sandbox: 'main', account: `nobody-${number}`, address });
    }
    const answers = await flood((number) => signIn(`nobody-${before + number}`, 'wrong', address), 300 - before);
    expect(outcomes(answers).sort()).toEqual(['400 密码错误次数过多，请 15 分钟后再试', '400 账号或密码不正确']);
  });

  it.concurrent('takes nobody’s own word on an address without a trusted proxy', async () => {
    const plain = await startTestApp();
    const tryFrom = (number: number) =>
      plain.app.inject({
        method: 'POST',
        url: calls.createToken.path,
        headers: { 'x-forwarded-for': `203.0.113.${number}` },
        remoteAddress: '192.0.2.77',
        payload: { account: 'parttime', password: 'wrong' },
      });
    const answers = await Promise.all(Array.from({ length: 11 }, (_, number) => tryFrom(number)));
    expect(answers.filter(({ payload }) => payload.includes('次数过多'))).toHaveLength(1);
    await plain.close();
  });

  it('of known and unknown accounts from several addresses keeps no other address out', async () => {
    const accounts = Object.keys(personaIds);
    const accountOf = (number: number) => (number % 2 ? accounts[number % accounts.length]! : `nobody-${number}`);
    const before = come;
    const flooded = runs(80, 200);
    const answers = await flood(
      (number) => signIn(accountOf(number), 'wrong', `203.0.113.${number % 20}`),
      flooded,
      () => cutShort(before, flooded),
    );
    expect(answers.every(({ status }) => [400, 503, ...cut].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 400)).toBe(true);
  });

  it('from more addresses than have room keeps out nobody who has not failed, nor who only slipped', async () => {
    const home = '192.0.2.200';
    expect((await signIn('teacher', password, home)).status).toBe(200);
    const accounts = Object.keys(personaIds);
    const accountOf = (number: number) => (number % 2 ? accounts[number % accounts.length]! : `nobody-${number}`);
    const addressOf = (number: number) => `198.18.${number % 3}.${Math.floor(number / 3) % 100}`;
    const before = come;
    const flooded = 900;
    const answers = await flood(
      (number) => signIn(accountOf(number), 'wrong', addressOf(number)),
      flooded,
      async () => {
        expect((await signIn('teacher', 'wrong', home)).status).toBe(400);
        expect((await signIn('teacher', password, home)).status).toBe(200);
        await cutShort(before, flooded);
      },
    );
    // There was no room for all of it.
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([400, ...cut, 503]);
  });

  it('of unknown paths gets its answers, and so do others', async () => {
    const answers = await flood((number) => ask({ path: `/api/vesta/student/pagf${number}`, from: '198.51.100.3' }));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  });

  it('of bodies nested without an end is refused, and others are answered', async () => {
    const body = `{"a":${'['.repeat(5_000)}`;
    const answers = await flood(() => ask({ path: calls.createToken.path, from: '198.51.100.4', body }));
    expect(outcomes(answers)).toEqual([`400 ${texts.unreadable}`]);
  });

  it('of larger ones as well, with a token or without', async () => {
    const body = `{"a":${'['.repeat(500_000)}`;
    const token = insertToken(server.sandbox, personaIds['school-admin'], 'access');
    const answers = await flood(() => ask({ path: calls.addClass.path, from: '198.51.100.5', token, body }));
    expect(outcomes(answers)).toEqual([`400 ${texts.unreadable}`]);
    const open = await ask({ path: calls.createToken.path, from: '198.51.100.5', body });
    expect([open.status, open.text.includes(texts.tooLarge)]).toEqual([413, true]);
  });
});
