import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../server/database/sandbox.ts';
import { calls } from '../calls.ts';
import { pathOf } from '../endpoint.ts';
import type { Json } from '../lies/exchange.ts';
import type { Answer } from './broken-server.ts';
import { faults, inBody, otherNames, tolerated, watched } from './faults.ts';
import type { Report } from './verify/report.ts';
import { TestServers } from './verify/testing.ts';

// Whether the verification of a server tells one that keeps the contract from one that does not.

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterEach(() => servers.closeOthers());
afterAll(() => servers.close());

/** What is in the data folder beside the main world. */
const leftovers = (): string[] => readdirSync(servers.dataDir).filter((name) => !name.startsWith('main.'));

const juno = ['--service', 'juno'];

const refusedByAll = (): Answer => ({
  status: 200,
  body: { code: 401, success: false, data: {}, msg: '请求未授权' },
});

describe('the stand-in', () => {
  it('keeps the contract, and nothing is left of the states', async () => {
    const main = connect(join(servers.dataDir, 'main.sqlite'));
    const version = main.pragma('data_version');
    const { code, text } = await servers.verify(['--url', servers.url, '--service', 'juno,minerva']);
    expect(text).toMatch(/^juno +1 个接口，3 个用例：相符 3，不符 0，未验证 0，未执行 0$/m);
    expect(text.split('\n').at(-1)).toMatch(/^✓ 相符：/);
    expect(code).toBe(0);
    expect(leftovers()).toEqual([]);
    // It changes when anybody else has written.
    expect(main.pragma('data_version')).toEqual(version);
    main.close();
  });

  it('keeps it with files, uploads and writes', async () => {
    const cases = ['importStudents: success', 'importStudents: file', 'exportStudents: success', 'addStudent: success'];
    const { code, text } = await servers.verify(['--url', servers.url, '--service', 'vesta'], cases);
    expect(text).toMatch(/^vesta +3 个接口，4 个用例：相符 4/m);
    expect(code).toBe(0);
  });

  it('is not asked to write when reading only', async () => {
    const args = ['--url', servers.url, '--read-only', '--service', 'vesta,wrongbook'];
    const cases = ['addStudent: success', 'getMenuBadge: success', 'clearUnreadPrintCount: success'];
    const { code, text } = await servers.verify(args, cases);
    expect(text).toMatch(/^wrongbook +1 个接口，1 个用例：相符 1，不符 0，未验证 0，未执行 1$/m);
    expect(text).toContain('未执行 2 个用例（会写入数据，本次只读）：\n  addStudent、clearUnreadPrintCount');
    expect(code).toBe(0);
  });

  it('is told from a server that reads another data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'understudy-elsewhere-'));
    const { code, text } = await servers.verify(['--url', servers.url, ...juno], undefined, {
      env: { DATA_DIR: folder },
    });
    expect(text).toBe(
      `✗ ${servers.url} 不读取数据目录 ${folder}：请用 --states 给出状态文件，并用 --token 或 --account 给出令牌`,
    );
    expect(code).toBe(3);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('is verified again after a run that was killed, whose sandbox then goes', async () => {
    writeFileSync(join(servers.dataDir, 'verify-999999999-abcd.sqlite'), '');
    expect(await servers.verify(['--url', servers.url, ...juno])).toMatchObject({ code: 0 });
    expect(leftovers()).toEqual([]);
  });

  it('is left as it was when somebody ends the run', async () => {
    const interruption = new AbortController();
    let asked = 0;
    // The first two ask whether the server is there and knows the sandbox.
    const url = await servers.spoilt((answer) => {
      if (++asked === 3) interruption.abort();
      return answer;
    });
    const outcome = await servers.verify(['--url', url, ...juno], undefined, { interruption: interruption.signal });
    expect(outcome).toEqual({ code: 130, text: '✗ 已中断' });
    expect(leftovers()).toEqual([]);
  });
});

describe('a second server', () => {
  it.each(Object.entries({ ...tolerated, ...otherNames }))('that %s keeps the contract', async (_, spoil) => {
    const { code, text } = await servers.verify(['--url', await servers.spoilt(spoil), '--service', 'vesta'], watched);
    expect(text).toContain('4 个用例都遵守契约');
    expect(code).toBe(0);
  });

  it.each(Object.entries(faults))('that %s breaks the contract, as the pact', async (_, spoil) => {
    expect(await servers.verify(['--url', await servers.spoilt(spoil), '--service', 'vesta'], watched)).toMatchObject({
      code: 1,
    });
  });

  it('that drops a field is told by call, case, JSON path, expected and got', async () => {
    const url = await servers.spoilt(inBody(({ roleName: _, ...rest }) => rest));
    const { code, text } = await servers.verify(['--url', url, ...juno]);
    expect(text).toMatch(
      /^✗ listMyRoles：success（GET \/api\/juno\/personal\/myRoles）\n {2}位置 \$\.data\[0\]\.roleName（共 \d+ 处）\n {2}期望 字符串\n {2}实际 缺少$/m,
    );
    expect(text.split('\n').at(-1)).toBe('✗ 不符：3 个用例中 1 个违反契约，共 1 处');
    expect(code).toBe(1);
  });

  it('that answers strangers with HTTP 200 and code 401 breaks the contract', async () => {
    const url = await servers.spoilt(({ status, body }) => ({ status: status === 401 ? 200 : status, body }));
    const { code, text } = await servers.verify(['--url', url, ...juno]);
    expect(text).toContain(
      '✗ listMyRoles：no token（GET /api/juno/personal/myRoles）\n  位置 HTTP 状态\n  期望 401\n  实际 200',
    );
    expect(code).toBe(1);
  });

  it('that answers everybody so cannot be verified', async () => {
    const { code, text } = await servers.verify(['--url', await servers.spoilt(refusedByAll), ...juno]);
    expect(text).toContain('✗ 未验证：服务拒绝了令牌（HTTP 200，code 401）');
    expect(code).toBe(2);
  });

  it('that hangs cannot be verified', async () => {
    const url = await servers.other(() => undefined);
    const { code, text } = await servers.verify(['--url', url, '--timeout', '100', ...juno]);
    expect(text).toContain(`✗ 未验证：${url} 超时：100 毫秒内没有完整答复`);
    expect(code).toBe(2);
  });

  it('that begins an answer and never ends it cannot be verified', async () => {
    const url = await servers.other((_, response) => void response.writeHead(200).write('{"code":'));
    expect(await servers.verify(['--url', url, '--timeout', '100', ...juno])).toMatchObject({ code: 2 });
  });

  it('that is not there cannot be verified', async () => {
    const url = await servers.gone();
    const { code, text } = await servers.verify(['--url', url, ...juno]);
    expect(text).toContain(`✗ 未验证：${url} 无法连接：没有服务在监听`);
    expect(code).toBe(2);
  });

  it('that falls silent in one call is given up on in that call after two cases', async () => {
    const asked: string[] = [];
    const silent = pathOf(calls.listWorkbooks);
    const url = await servers.spoilt((answer, path) => {
      asked.push(path);
      return path === silent ? undefined : answer;
    });
    const args = ['--url', url, '--timeout', '2000', '--service', 'juno,minerva'];
    const cases = ['success', 'missing parameter', 'no token', 'forbidden'].map((name) => `listWorkbooks: ${name}`);
    const { code, text } = await servers.verify(args, [...cases, 'listMyRoles: success']);
    expect(asked.filter((path) => path === silent)).toHaveLength(2);
    expect(text).toContain('未验证 2 个用例（超时：2000 毫秒内没有完整答复）');
    expect(text).toContain('未验证 2 个用例（该接口 2 次没有答复，不再请求）');
    expect(text).toMatch(/^juno +1 个接口，1 个用例：相符 1/m);
    expect(code).toBe(2);
  });

  it('that falls silent once is asked on, and what it breaks outweighs what it does not answer', async () => {
    let asked = 0;
    const url = await servers.spoilt(({ status, body }, path) => {
      if (path.includes('myRoles')) return { status, body };
      return asked++ === 0 ? undefined : { status, body: { ...body, msg: 1 } };
    });
    const { code, text } = await servers.verify(['--url', url, '--timeout', '2000', '--service', 'juno,minerva']);
    expect(text.split('\n').at(-1)).toMatch(/^✗ 不符：.*，另有 1 个用例未验证$/);
    expect(code).toBe(1);
  });
});

describe('the comparison of shapes', () => {
  const diff = async (spoil: (fields: { [name: string]: Json }) => { [name: string]: Json }) =>
    servers.verify(['--url', await servers.spoilt(inBody(spoil)), '--diff', ...juno]);

  it('finds nothing in ids, times, order and values', async () => {
    const { code, text } = await diff((fields) =>
      Object.fromEntries(
        Object.entries(fields)
          .reverse()
          .map(([name, value]) => [name, name === 'roleKey' ? '变了' : value]),
      ),
    );
    expect(text.split('\n').at(-1)).toBe('✓ 相符：1 个接口的答复与声明的形状一致');
    expect(code).toBe(0);
  });

  it('lists by JSON path what is unknown, missing and of another type, each once', async () => {
    const { code, text } = await diff(({ roleName: _, ...fields }) => ({
      ...fields,
      ...('roleKey' in fields && { roleKey: 1, extra: [] }),
      ...('msg' in fields && { traceId: 'x' }),
    }));
    expect(text).toContain(
      [
        '✗ listMyRoles（GET /api/juno/personal/myRoles）',
        '  类型不同 $.data[*].roleKey：期望 字符串，实际 整数（规格）',
        '  缺少 $.data[*].roleName：字符串（推断）',
        '  未声明 $.data[*].extra：数组（推断）',
        '  未声明 $.traceId：字符串（推断）',
        '',
        '✗ 有差异：1 个接口共 4 处',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  it('cannot compare with a failure', async () => {
    const url = await servers.spoilt(({ status, body }, path) =>
      path.includes('myRoles') ? { status, body } : { status: 500, body },
    );
    const { code, text } = await servers.verify(
      ['--url', url, '--diff', '--service', 'minerva'],
      ['listWorkbooks: success'],
    );
    expect(text).toContain('未验证 1 个用例（不是成功的答复：HTTP 500，msg 操作成功）');
    expect(code).toBe(2);
  });
});

describe('the report', () => {
  const read = (name: string): string => readFileSync(join(servers.dataDir, name), 'utf8');

  it('is written as JSON and as a page that hold shapes, and nothing that a server said', async () => {
    const url = await servers.spoilt(
      inBody((fields) => ('roleKey' in fields ? { ...fields, roleKey: { '<b>': '<script>\'&"' } } : fields)),
    );
    const { code, text } = await servers.verify(['--url', url, '--report', 'deep/report.json', ...juno]);
    expect(code).toBe(1);
    expect(text).toContain(join(servers.dataDir, 'deep/report.html'));
    const report = JSON.parse(read('deep/report.json')) as Report;
    expect(report).toMatchObject({ url, verdict: 'broken', exitCode: 1, mode: 'verify', writes: true });
    expect(report.deviations[0]).toMatchObject({
      service: 'juno',
      call: 'listMyRoles',
      case: 'success',
      path: '$.data[0].roleKey',
      expected: '字符串',
      got: '对象',
      provenance: 'spec',
    });
    expect(report.kept.map((one) => one.case)).toEqual(['empty', 'no token']);
    const page = read('deep/report.html');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>');
    expect(page).toContain('<td>规格</td>');
    rmSync(join(servers.dataDir, 'deep'), { recursive: true });
  });

  it('is written when nothing could be verified', async () => {
    const url = await servers.gone();
    expect(await servers.verify(['--url', url, '--report', 'r.json', ...juno])).toMatchObject({ code: 2 });
    expect(JSON.parse(read('r.json'))).toMatchObject({ verdict: 'unverified', exitCode: 2 });
    expect(read('r.html')).toContain(`未验证：${url} `);
    for (const name of ['r.json', 'r.html']) rmSync(join(servers.dataDir, name));
  });

  it('is misuse where it cannot be written', async () => {
    const { code, text } = await servers.verify(['--url', servers.url, '--report', 'main.sqlite/r.json', ...juno]);
    expect(text).toMatch(/^✗ 报告 .*r\.json 无法写入（/);
    expect(code).toBe(3);
  });
});

describe('the command', () => {
  it('ends with one line and its usage when it is misused', async () => {
    const { code, text } = await servers.verify(['--read-only', '--allow-writes']);
    expect(text).toMatch(/^✗ --read-only 与 --allow-writes 不能同时使用\n用法：npm run verify -- /);
    expect(code).toBe(3);
  });

  const npm = async (...args: string[]): Promise<{ code: number; text: string }> => {
    const env = { ...process.env, DATA_DIR: servers.dataDir };
    const child = spawn('npm', ['run', '--silent', 'verify', '--', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
    const [said, complained] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
    return { code: await ended, text: said + complained };
  };

  it('runs as npm script and ends with the code of its verdict', async () => {
    const url = await servers.spoilt(inBody(({ roleKey: _, ...rest }) => rest));
    const { code, text } = await npm('--url', url, ...juno);
    expect(text).toMatch(/✗ 不符：\d+ 个用例中 \d+ 个违反契约/);
    expect(code).toBe(1);
    expect(leftovers()).toEqual([]);
  });
});
