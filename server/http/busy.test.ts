import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { texts } from '../../contracts/envelope.ts';
import { classIds, personaIds, schoolIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { copySandbox, sandboxFile } from '../database/sandbox.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
let token: string;

/** What ends when a test does, last first. */
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(): Promise<void> {
  server = await startTestApp();
  ends.push(server.close);
  await server.app.ready();
  token = insertToken(server.sandbox, personaIds['school-admin'], 'access');
  // A sandbox is opened by the first who asks for it; here it is in use.
  expect(await readTree()).toBe(200);
}

const headers = () => ({ 'blade-auth': `bearer ${token}` });
const rename = async (className: string) => {
  const payload = { classId: classIds.junior, className };
  const { method, path: url } = calls.updateClass;
  const answer = await server.app.inject({ method, url, headers: headers(), payload });
  return { status: answer.statusCode, msg: answer.json<{ msg: string }>().msg };
};
const readTree = async () => {
  const { method, path: url } = calls.getClassTree;
  const query = { schoolId: schoolIds.junior };
  return (await server.app.inject({ method, url, headers: headers(), query })).statusCode;
};
const nameNow = () =>
  server.sandbox.sqlite.prepare('select name from school_classes where id = ?').pluck().get(classIds.junior);

const holding = `import { Sqlite } from ${JSON.stringify(new URL('../database/sqlite.mjs', import.meta.url).href)};
  const sqlite = new Sqlite(process.argv[1]);
  sqlite.exec('begin immediate');
  console.log('held');
  process.stdin.once('data', () => { sqlite.exec('commit'); process.exit(); });`;

/** Lets another process hold a database for writing, until it is told to release it. */
async function hold(file: string = server.sandbox.file): Promise<() => Promise<unknown>> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, file]);
  ends.push(() => child.kill());
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'exit');
    child.stdin.write('\n');
    await ended;
  };
}

describe('a lock that another process holds', () => {
  it('lets others be answered, and the write be done when it is released', async () => {
    await start();
    const release = await hold();
    let answered = false;
    const writing = rename('新班').finally(() => (answered = true));
    for (let time = 0; time < 5; time++) expect(await readTree()).toBe(200);
    expect(answered).toBe(false);
    await release();
    expect(await writing).toEqual({ status: 200, msg: texts.done });
    expect(nameNow()).toBe('新班');
  });

  it('lets a file that came meanwhile be kept once it is released', async () => {
    await start();
    const { path: url } = calls.uploadResource;
    const teacherToken = insertToken(server.sandbox, personaIds.teacher, 'access');
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const part = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const release = await hold();
    const uploading = server.app.inject({
      method: 'POST',
      url,
      headers: { 'blade-auth': `bearer ${teacherToken}`, 'content-type': 'multipart/form-data; boundary=part' },
      query: { teacherId: personaIds.teacher },
      payload: Buffer.concat([Buffer.from(part), picture, Buffer.from('\r\n--part--\r\n')]),
    });
    for (let time = 0; time < 5; time++) expect(await readTree()).toBe(200);
    await release();
    expect((await uploading).json()).toMatchObject({ code: 200 });
  });

  it('lets others be answered while a sandbox is opened, and that be used once it is released', async () => {
    await start();
    copySandbox(inject('worldFile'), server.dataDir, 'second');
    const release = await hold(sandboxFile(server.dataDir, 'second'));
    let answered = false;
    const url = `${calls.listPersonas.path}?sandbox=second`;
    const opening = Promise.resolve(server.app.inject({ url })).finally(() => (answered = true));
    for (let time = 0; time < 5; time++) expect(await readTree()).toBe(200);
    expect(answered).toBe(false);
    await release();
    expect((await opening).json()).toMatchObject({ code: 200 });
  });

  it('is told about where it lasts', async () => {
    await start();
    const before = nameNow();
    await hold();
    expect(await rename('新班')).toEqual({ status: 503, msg: texts.busy });
    expect(nameNow()).toBe(before);
  });
});

/** A small file system of its own; undefined where the machine allows none. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder]).status === 0;
  ends.push(() => {
    if (mounted) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return mounted ? folder : undefined;
}

/** Fills what is left of a disk; returns what makes room again. */
function fill(folder: string): () => void {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (const size of [1_048_576, 4_096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

it('says that the disk is full, loses nothing, and goes on when there is room', async ({ skip }) => {
  const folder = smallDisk();
  if (!folder) return skip('no small file system can be mounted here');
  vi.stubEnv('TMPDIR', folder);
  await start();
  vi.unstubAllEnvs();
  expect((await rename('前班')).status).toBe(200);
  const makeRoom = fill(folder);
  const answers = [];
  for (let time = 0; time < 200; time++) answers.push({ name: `班${time}`, ...(await rename(`班${time}`)) });
  const acknowledged = answers.filter(({ status }) => status === 200).at(-1)?.name ?? '前班';
  expect(nameNow()).toBe(acknowledged);
  expect(answers.at(-1)).toMatchObject({ status: 507, msg: texts.diskFull });
  expect(await readTree()).toBe(200);
  makeRoom();
  expect((await rename('后班')).status).toBe(200);
  expect(nameNow()).toBe('后班');
});
