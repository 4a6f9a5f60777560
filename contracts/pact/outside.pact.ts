import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copySandbox } from '../../server/database/sandbox.ts';
import { isSoak } from '../../server/testing/soak.ts';
import { startTestApp } from '../../server/testing/app.ts';
import { pactFileName, pactFileOf, readPact, services } from './folder.ts';

// Whether a verifier that is not ours can hold the stand-in to the pacts with nothing but its address. Of the two large pacts
// it takes some interactions from everywhere; `SOAK=1` takes all.

const statesPath = '/_pact/provider-states';
const most = isSoak ? Infinity : 24;

let folder: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-outside-'));
  mkdirSync(join(folder, 'data'));
  copySandbox(inject('worldFile'), join(folder, 'data'), 'main');
});

afterAll(async () => {
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    child.kill();
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts the stand-in for verifiers, and tells its address. */
async function started(host: string): Promise<string> {
  const child = run('state-main.ts', [], { HOST: host, PORT: '0', DATA_DIR: join(folder, 'data') });
  children.push(child);
  let text = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      text += part.toString();
      const port = /http:\/\/[^/\s]+:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(text)));
  });
}

/** The pact with a service, thinned evenly where it is large. */
function pactOf(service: (typeof services)[number]): string {
  const pact = readPact(pactFileOf(service));
  const every = Math.max(1, Math.ceil(pact.interactions.length / most));
  const file = join(folder, pactFileName(service));
  const interactions = pact.interactions.filter((_, index) => index % every === 0);
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
}

/** What a verifier says that finds something broken; "" of one that does not. */
async function verified(url: string, files: readonly string[]): Promise<string> {
  const child = run('outside-verifier.ts', [url, ...files]);
  let text = '';
  child.stdout.on('data', (part: Buffer) => void (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => void (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? '' : text;
}

const enter = (url: string, body: object) =>
  fetch(url + statesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a verifier that is not ours', () => {
  it('keeps all five pacts by the address alone', async () => {
    const url = await started('127.0.0.1');
    expect(await verified(url, services.map(pactOf))).toBe('');
  });

  it('is told the values of a state, in both ways of asking, and which state is unknown', async () => {
    const url = await started('localhost');
    const state = 'a teacher with documents in the cloud and in the print list';
    const begun = await (await enter(url, { state, params: {}, action: 'setup' })).json();
    expect(begun).toMatchObject({ teacherId: expect.any(String), token: expect.stringContaining('main.') });
    expect(await (await enter(url, { consumer: 'x', states: [state] })).json()).toHaveProperty('documentId');
    expect(await (await enter(url, { state, params: {}, action: 'teardown' })).json()).toEqual({});
    const unknown = await enter(url, { state: 'toString', params: {}, action: 'setup' });
    expect([unknown.status, unknown.headers.get('x-refusal')]).toEqual([400, 'wrongField']);
  });
});

describe('the states are out of reach', () => {
  it('where others reach the server', async () => {
    const url = await started('0.0.0.0');
    expect((await enter(url, { state: 'nothing' })).status).toBe(404);
  });

  it('of a server that was started without them', async () => {
    const server = await startTestApp();
    const answer = await server.app.inject({ method: 'POST', url: statesPath, payload: {} });
    expect(answer.statusCode).toBe(404);
    await server.close();
  });
});
