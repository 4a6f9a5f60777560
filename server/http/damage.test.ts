import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createToken, listPersonas } from '../../contracts/account/account.ts';
import { calls } from '../../contracts/calls.ts';
import { texts } from '../../contracts/envelope.ts';
import { personaIds, schoolIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { copySandbox, openSandbox, sandboxFile } from '../database/sandbox.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
let log: string;

afterEach(() => server.close());

async function start(): Promise<void> {
  log = '';
  const stream = { write: (line: string) => void (log += line) };
  server = await startTestApp({ logger: { level: 'error', stream } });
}

const listen = () => server.app.listen({ port: 0, host: '127.0.0.1' });
const fileOf = (name: string) => sandboxFile(server.dataDir, name);

async function personasOf(sandbox: string) {
  const { method, path: url } = listPersonas;
  const answer = await server.app.inject({ method, url, query: { sandbox } });
  return { status: answer.statusCode, body: answer.json<{ msg: string }>() };
}

const damaged = (sandbox: string) => {
  const msg = texts.damagedSandbox(sandbox);
  return { status: 503, body: { code: 503, success: false, data: {}, msg } };
};

/** Overwrites bytes of a file from a place on. */
function overwrite(file: string, from: number, bytes: Buffer): void {
  const whole = readFileSync(file);
  bytes.copy(whole, from);
  writeFileSync(file, whole);
}

const kinds: [kind: string, damage: (file: string) => void][] = [
  ['pages overwritten in the middle', (file) => overwrite(file, statSync(file).size >> 1, randomBytes(65_536))],
  ['a file cut off', (file) => truncateSync(file, (statSync(file).size >> 13) << 12)],
  ['a file cut off within a page', (file) => truncateSync(file, statSync(file).size - 5_000)],
  ['a header of zeros', (file) => overwrite(file, 0, Buffer.alloc(100))],
  ['nothing but noise', (file) => writeFileSync(file, randomBytes(statSync(file).size))],
  ['nothing at all', (file) => truncateSync(file, 0)],
];

const sizes: [size: string, make: (dataDir: string) => void][] = [
  ['small', (dataDir) => void openSandbox(dataDir, 'other').sqlite.close()],
  ['large', (dataDir) => copySandbox(inject('worldFile'), dataDir, 'other')],
];

describe.each(sizes)('a damaged %s database', (_size, make) => {
  it.each(kinds)('is recognised by %s, refused by name and left as it is', async (_kind, damage) => {
    await start();
    make(server.dataDir);
    damage(fileOf('other'));
    const before = readFileSync(fileOf('other'));
    await listen();
    await vi.waitFor(async () => expect(await personasOf('other')).toEqual(damaged('other')), 20_000);
    expect(await personasOf('main')).toMatchObject({ status: 200 });
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'failed', failed: ['other'] });
    expect(log).toContain(fileOf('other'));
    expect(log).toContain('--sandbox other --reset');
    expect(readFileSync(fileOf('other')).equals(before)).toBe(true);
  });
});

it('is used again once another file stands in its place', async () => {
  await start();
  writeFileSync(fileOf('other'), randomBytes(10_000));
  await server.app.ready();
  expect(await personasOf('other')).toEqual(damaged('other'));
  copyFileSync(inject('worldFile'), fileOf('other'));
  expect(await personasOf('other')).toMatchObject({ status: 200 });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
});

it('goes on with the others where it is the sandbox in which most people sign in', async () => {
  await start();
  copySandbox(inject('worldFile'), server.dataDir, 'other');
  server.sandbox.sqlite.close();
  writeFileSync(fileOf('main'), randomBytes(10_000));
  await server.app.ready();
  expect(await personasOf('other')).toMatchObject({ status: 200 });
  const { method, path: url } = createToken;
  const payload = { account: 'teacher', password: 'understudy' };
  const answer = await server.app.inject({ method, url, payload });
  expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual(damaged('main'));
});

it('comes to the same when pages are damaged while it is used', async () => {
  await start();
  await listen();
  copySandbox(inject('worldFile'), server.dataDir, 'other');
  expect(await personasOf('other')).toMatchObject({ status: 200 });
  const other = openSandbox(server.dataDir, 'other');
  const token = insertToken(other, personaIds['school-admin'], 'access');
  other.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  other.sqlite.close();
  const { method, path: url } = calls.pageStudents;
  const students = async () => {
    const query = { schoolId: schoolIds.junior, current: '1', size: '20' };
    const answer = await server.app.inject({ method, url, query, headers: { 'blade-auth': `bearer ${token}` } });
    return { status: answer.statusCode, msg: answer.json<{ msg: string }>().msg };
  };
  overwrite(fileOf('other'), 4_096, randomBytes(statSync(fileOf('other')).size - 4_096));
  expect(await students()).toEqual({ status: 503, msg: texts.damaged });
  await vi.waitFor(async () => expect(await students()).toMatchObject({ msg: texts.damagedSandbox('other') }), 20_000);
  expect(await personasOf('main')).toMatchObject({ status: 200 });
});

it('goes on from the last whole write where the log of a database is cut off', async () => {
  await start();
  const sandbox = openSandbox(server.dataDir, 'source');
  sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  const set = sandbox.sqlite.prepare("insert or replace into settings (key, value) values ('written', ?)");
  for (let count = 1; count <= 40; count++) set.run(String(count));
  for (const suffix of ['', '-wal']) copyFileSync(sandbox.file + suffix, fileOf('other') + suffix);
  sandbox.sqlite.close();
  const log = `${fileOf('other')}-wal`;
  truncateSync(log, (statSync(log).size >> 1) + 100);
  await server.app.ready();
  expect(await personasOf('other')).toMatchObject({ status: 200 });
  const other = openSandbox(server.dataDir, 'other').sqlite;
  const written = Number(other.prepare("select value from settings where key = 'written'").pluck().get());
  other.close();
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(40);
});
