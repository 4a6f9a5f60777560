import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { inProject } from '../lib/paths.mjs';
import { judge } from './gate.mjs';
import { readOptions } from './options.mjs';

const share = (used: number, all: number) => ({ used, all });

const coverage = {
  isOn: true,
  since: '2026-11-16 10:00:00',
  requests: 12,
  calls: share(3, 4),
  cases: share(1, 3),
  inputs: share(0, 0),
  fields: share(999, 1000),
  effects: share(0, 5),
};

describe('the gate of coverage', () => {
  it('passes what has used enough, and says how much in one line', () => {
    expect(judge(coverage, { calls: 75 })).toEqual({
      code: 0,
      line: '✓ 12 个请求用到：接口 75%，情形 33.3%，参数 100%，字段 99.9%，影响 0%',
    });
  });

  it('fails what has used too little, and says of what', () => {
    const { code, line } = judge(coverage, { calls: 80, fields: 100, cases: 33 });
    expect(code).toBe(1);
    expect(line).toBe('✗ 接口须有 80%，只有 75%（3/4）；字段须有 100%，只有 99.9%（999/1000）');
  });

  it.each([
    [[], '--url 须为服务的地址'],
    [['--url', 'ftp://a'], '--url 须为服务的地址'],
    [['--url', 'http://a', '--min-calls', '101'], '--min-calls 须为 0 到 100 的数'],
    [['--url', 'http://a', '--min-calls', ''], '--min-calls 须为 0 到 100 的数'],
    [['--url', 'http://a', '--else'], '用法：'],
  ])('cannot do anything with %j', (words, says) => expect(() => readOptions(words)).toThrow(says));
});

describe('the command', () => {
  let server: TestApp;
  let address: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestApp({ console: { key: 'open' } });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    folder = mkdtempSync(join(tmpdir(), 'understudy-coverage-'));
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const run = (words: string[], env: Record<string, string> = { CONSOLE_KEY: 'open' }) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const { CONSOLE_KEY: _, ...rest } = process.env;
      const options = { env: { ...rest, INIT_CWD: folder, ...env } };
      const child = execFile(process.execPath, [inProject('scripts/coverage.mjs'), ...words], options, (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, said: `${out}${err}` }),
      );
    });

  it('counts from the start on, passes by what was used, fails by what was not, and writes it down', async () => {
    expect(await run(['--url', address])).toMatchObject({ code: 2, said: expect.stringContaining('没有统计过') });
    expect(await run(['--url', address, '--start'])).toMatchObject({ code: 0 });
    await server.call('teacher', listMyRoles, {});
    const passed = await run(['--url', address, '--min-calls', '0.2', '--report', 'report.json']);
    expect(passed).toMatchObject({ code: 0, said: expect.stringMatching(/^✓ 1 个请求用到：接口 0\.\d%/) });
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(report.each.find(({ call }: { call: string }) => call === 'listMyRoles')).toMatchObject({ requests: 1 });
    const failed = await run(['--url', address, '--sandbox', 'main', '--min-calls', '80']);
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('接口须有 80%') });
    expect(failed.said.trim().split('\n')).toHaveLength(1);
  });

  it('says that nothing could be found out where the key is wrong, or nobody is there', async () => {
    const closed = await run(['--url', address], { CONSOLE_KEY: 'wrong' });
    expect(closed).toMatchObject({ code: 2, said: expect.stringContaining('控制台口令不正确') });
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    await new Promise((closing) => silent.close(closing));
    expect(await run(['--url', `http://127.0.0.1:${port}`])).toMatchObject({ code: 2 });
  });
});
