import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readProfile } from '../profile.ts';
import type { Spoil } from './broken-server.ts';
import { inBody } from './faults.ts';
import { TestServers } from './verify/testing.ts';

// Whether what a server does where we assume can be learned, and the stand-in then does the same.

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterEach(() => servers.closeOthers());
afterAll(() => servers.close());

/** Calls its text `message`, refuses with HTTP 200, and says less, more and other things where the specification is silent. */
const different: Spoil = (answer, path) => {
  const body = inBody(({ msg, roleName: _, ...fields }) => ({
    ...fields,
    ...('roleKey' in fields && { level: 3 }),
    ...(msg !== undefined && { message: msg }),
  }))(answer, path)!.body;
  return { status: 200, body };
};

const juno = ['--service', 'juno'];
const cases = ['success', 'empty', 'no token'].map((name) => `listMyRoles: ${name}`);
const profileFile = () => join(servers.dataDir, 'profile.json');

describe('a server that differs where we assume', () => {
  it('is told from one that breaks the specification', async () => {
    const url = await servers.spoilt(different);
    const { code, text } = await servers.judge(['--url', url, ...juno], cases);
    expect(text).toMatch(/^juno +1 个接口，3 个用例：相符 1，与推断不同 2，不符 0/m);
    expect(text).toContain('△ listMyRoles：no token');
    expect(text.split('\n').at(-1)).toMatch(/^✓ 相符：.*，2 个与推断不同（共 2 处）$/);
    expect(code).toBe(0);
    expect(await servers.verify(['--url', url, ...juno], cases)).toMatchObject({ code: 1 });
  });

  it('is learned, kept by its profile, and imitated by the stand-in', async () => {
    const url = await servers.spoilt(different);
    const accepted = await servers.verify(['--url', url, '--accept', 'profile.json', ...juno], cases);
    expect(accepted.code).toBe(0);
    const profile = ['--profile', 'profile.json', ...juno];
    expect(await servers.verify(['--url', url, ...profile], cases)).toMatchObject({ code: 0 });
    expect(readProfile(profileFile()).calls.listMyRoles).toMatchObject({
      success: { text: 'message', fields: { '$.data[*].roleName': '缺少' }, extra: { '$.data[*].level': '整数' } },
      'no token': { status: 200, text: 'message' },
    });
    const app = await buildApp({ dataDir: servers.dataDir, profile: readProfile(profileFile()) });
    const likeness = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      expect(await servers.verify(['--url', likeness, ...profile], cases)).toMatchObject({ code: 0 });
      expect(await servers.verify(['--url', likeness, ...juno], cases)).toMatchObject({ code: 1 });
      const learned = await servers.verify(['--url', likeness, '--accept', 'again.json', ...juno], cases);
      expect(learned.code).toBe(0);
      expect(readFileSync(join(servers.dataDir, 'again.json'), 'utf8')).toBe(readFileSync(profileFile(), 'utf8'));
    } finally {
      await app.close();
    }
  });

  it('is listed again when it differs in another way', async () => {
    const url = await servers.spoilt(different);
    await servers.verify(['--url', url, '--accept', 'profile.json', ...juno], cases);
    const changed = await servers.spoilt((answer, path) => ({
      ...different(answer, path)!,
      status: answer.status === 401 ? 418 : 200,
    }));
    const { code, text } = await servers.verify(['--url', changed, '--profile', 'profile.json', ...juno], cases);
    expect(text).toContain('  位置 HTTP 状态\n  期望 401\n  实际 418\n  依据 推断');
    expect(text).not.toContain('roleName');
    expect(code).toBe(1);
  });

  it('is broken in spite of its profile where the specification is', async () => {
    const url = await servers.spoilt(inBody(({ roleKey: _, ...fields }) => fields));
    const { code, text } = await servers.judge(['--url', url, '--accept', 'profile.json', ...juno], cases);
    expect(text).toContain('✗ listMyRoles：success');
    expect(code).toBe(1);
    expect(await servers.judge(['--url', url, '--profile', 'profile.json', ...juno], cases)).toMatchObject({ code: 1 });
  });
});

describe('a profile', () => {
  it.each([
    ['{', '不是 --accept 写出的档案'],
    ['{"states":{}}', '不是 --accept 写出的档案'],
    ['{"understudyProfile":2,"calls":{}}', '不是 --accept 写出的档案'],
    [
      '{"understudyProfile":1,"calls":{"listMyRoles":{"success":{"status":"200"}}}}',
      '有误：calls.listMyRoles.success.status',
    ],
  ])('%s is none', async (content, fault) => {
    writeFileSync(profileFile(), content);
    const { code, text } = await servers.judge(['--url', servers.url, '--profile', 'profile.json', ...juno]);
    expect(text).toContain(fault);
    expect(text.split('\n')).toHaveLength(1);
    expect(code).toBe(3);
  });

  it.each(['none.json', '.'])('that cannot be read, as %s, is told in one line', async (file) => {
    const { code, text } = await servers.judge(['--url', servers.url, '--profile', file, ...juno]);
    expect(text).toMatch(/^✗ 档案 \S+ 无法读取（E[A-Z]+）$/);
    expect(code).toBe(3);
  });

  it.each(['--accept', '--report'])(
    'that cannot be written is told before anything is asked, by %s',
    async (option) => {
      const args = ['--url', await servers.gone(), option, 'main.sqlite/file.json', ...juno];
      const { code, text } = await servers.judge(args);
      expect(text).toMatch(/^✗ (档案|报告) .*file\.json 无法写入（/);
      expect(code).toBe(3);
    },
  );
});
