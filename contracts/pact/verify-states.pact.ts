import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { classIds, courseIds, password, personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../../server/account/account.queries.ts';
import { openSandbox, type Sandbox } from '../../server/database/sandbox.ts';
import { inBody } from './faults.ts';
import { wrongRole, type StateName } from './states/states.ts';
import { TestServers, type Outcome } from './verify/testing.ts';

// Whether a server is verified whose ids we don't know, by a file that names its states. The stand-in's main world plays it.

let servers: TestServers;
let main: Sandbox;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
  main = openSandbox(servers.dataDir, 'main');
});

afterEach(() => servers.closeOthers());

afterAll(async () => {
  main.sqlite.close();
  await servers.close();
});

const tokenOf = (account: keyof typeof personaIds): string => insertToken(main, personaIds[account], 'access');

const withRoles = 'a person with roles' satisfies StateName;
const withoutRoles = 'a person without roles' satisfies StateName;
const school = 'a school administrator whose school has classes with students and teachers' satisfies StateName;

const workbooks = ['success', 'missing parameter', 'no token', 'forbidden'].map((name) => `listWorkbooks: ${name}`);
const juno = ['--service', 'juno'];
const minerva = ['--service', 'minerva'];

interface Run {
  url?: string;
  only?: string[];
  env?: Record<string, string>;
}

/** Verifies with a states file of that content. */
async function verify(content: unknown, args: string[], { url = servers.url, only, env }: Run = {}): Promise<Outcome> {
  const file = join(servers.dataDir, 'states.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    const context = env ? { env } : {};
    return await servers.verify(['--url', url, '--states', 'states.json', ...args], only, context);
  } finally {
    rmSync(file);
  }
}

describe('a server with a states file', () => {
  it('keeps the contract with the values and callers of the file', async () => {
    const file = {
      values: { term: main.sqlite.prepare('select max(term) from workbooks').pluck().get() },
      states: {
        [school]: {
          token: tokenOf('school-admin'),
          values: { classId: classIds.junior, courseId: courseIds.maths },
        },
        [wrongRole]: { account: 'parttime', password },
      },
    };
    const { code, text } = await verify(file, minerva, { only: workbooks });
    expect(text).toMatch(/^minerva +1 个接口，4 个用例：相符 4，不符 0，未验证 0，未执行 0$/m);
    expect(code).toBe(0);
  });

  it('is called by whoever the command line names where a state does not say, and skips what is skipped', async () => {
    const file = { states: { [withRoles]: {}, [withoutRoles]: 'skip' } };
    const given = ['--token', tokenOf('many')];
    for (const args of [given, ['--account', 'many', '--password', password]]) {
      const { code, text } = await verify(file, [...juno, ...args]);
      expect(text).toMatch(/^juno +1 个接口，2 个用例：相符 2，不符 0，未验证 0，未执行 1$/m);
      expect(text).toContain(`未执行 1 个用例（状态文件跳过“${withoutRoles}”）：\n  listMyRoles`);
      expect(code).toBe(0);
    }
    expect(await verify(file, juno, { env: { VERIFY_TOKEN: given[1]! } })).toMatchObject({ code: 0 });
  });

  it('signs in where the file says', async () => {
    const asked: string[] = [];
    const accounts = await servers.other((request, response) => {
      asked.push(request.url!);
      response.end(JSON.stringify({ code: 200, success: true, data: { accessToken: tokenOf('many') }, msg: '' }));
    });
    const file = { accountUrl: `${accounts}/sign-in`, states: { [withRoles]: {}, [withoutRoles]: 'skip' } };
    expect(await verify(file, [...juno, '--account', 'a', '--password', 'p'])).toMatchObject({ code: 0 });
    expect(asked).toEqual(['/sign-in']);
  });

  it('is asked at the paths of the file', async () => {
    const file = {
      paths: { WORKBOOK_LIST_PATH: '/api/minerva/elsewhere' },
      states: { [school]: { values: { classId: '1', courseId: '1', term: '1' } } },
    };
    const { code, text } = await verify(file, [...minerva, '--token', tokenOf('school-admin')], {
      only: workbooks.slice(0, 1),
    });
    expect(text).toContain(
      '✗ listWorkbooks：success（GET /api/minerva/elsewhere）\n  位置 HTTP 状态\n  期望 200\n  实际 404',
    );
    expect(code).toBe(1);
  });

  it('is not asked to write unless that is allowed, and never for what only the stand-in has', async () => {
    const only = ['addClass: no token', 'getPromotionPlan: success', 'getClassTree: no token'];
    const states = {
      [school]: { values: { schoolId: '1', gradeId: '1' } },
      'a school whose classes have not been promoted this school year': { values: { schoolId: '1' } },
    };
    const args = ['--token', tokenOf('school-admin'), '--service', 'vesta'];
    const reading = await verify({ states }, args, { only });
    expect(reading.text).toMatch(/^vesta +1 个接口，1 个用例：相符 1，不符 0，未验证 0，未执行 2$/m);
    expect(reading.text).toContain('未执行 1 个用例（会写入数据，本次只读）：\n  addClass');
    expect(reading.text).toContain('未执行 1 个用例（自定的接口，其他服务没有）：\n  getPromotionPlan');
    const writing = await verify({ states }, [...args, '--allow-writes'], { only });
    expect(writing.text).toMatch(/^vesta +2 个接口，2 个用例：相符 2，不符 0，未验证 0，未执行 1$/m);
    expect([reading.code, writing.code]).toEqual([0, 0]);
  });

  it('is compared by shape alone', async () => {
    const url = await servers.spoilt(inBody((fields) => ('roleKey' in fields ? { ...fields, more: 1 } : fields)));
    const { code, text } = await verify(
      { states: { [withRoles]: {} } },
      [...juno, '--diff', '--token', tokenOf('many')],
      { url },
    );
    expect(text).toContain('  未声明 $.data[*].more：整数（推断）');
    expect(code).toBe(1);
  });
});

describe('a states file', () => {
  it('that leaves something out is told everything that is missing', async () => {
    const file = { states: { [school]: { values: { classId: '1' } }, [withRoles]: {} } };
    const { code, text } = await verify(file, ['--service', 'juno,minerva'], {
      only: ['listMyRoles: success', 'listMyRoles: empty', ...workbooks],
    });
    expect(text.split('\n').slice(1)).toEqual([
      `  状态“${withRoles}”的令牌或账号`,
      `  状态“${withoutRoles}”`,
      `  状态“${school}”的值 courseId`,
      `  状态“${school}”的值 term`,
      `  状态“${school}”的令牌或账号`,
      `  状态“${wrongRole}”`,
    ]);
    expect(code).toBe(3);
  });

  it('is needed for a server with a token, and has to name whoever may not call', async () => {
    const outcome = await servers.verify(['--url', servers.url, '--token', 'T', ...juno]);
    expect(outcome.code).toBe(3);
    expect(outcome.text).toContain(`状态“${withRoles}”`);
    const states = { [school]: { values: { classId: '1', courseId: '1', term: '1' } }, [wrongRole]: {} };
    const { code, text } = await verify({ states }, [...minerva, '--token', 'T'], { only: workbooks });
    expect(text.split('\n').slice(1)).toEqual([`  状态“${wrongRole}”的令牌或账号`]);
    expect(code).toBe(3);
  });

  it.each([
    ['{"token": "SECRET"', '不是 JSON'],
    [[], '内容：须为对象'],
    [{}, 'states：须为对象'],
    [{ states: {}, more: 1 }, '内容：没有字段 more'],
    [{ states: { 'a state of nobody': 'skip' } }, 'states.“a state of nobody”：没有名称“a state of nobody”'],
    [{ states: { [withRoles]: 'SECRET' } }, `states.“${withRoles}”：须为 "skip" 或对象`],
    [{ states: { [withRoles]: { tokn: 'SECRET' } } }, `states.“${withRoles}”：没有字段 tokn`],
    [{ states: { [withRoles]: { token: 1 } } }, `states.“${withRoles}”.token：须为字符串，编号也要加引号`],
    [{ states: { [withRoles]: { account: 'a' } } }, `states.“${withRoles}”：account 与 password 须一起给出`],
    [
      { states: { [withRoles]: { values: { classId: 1 } } } },
      `states.“${withRoles}”.values.classId：须为字符串，编号也要加引号`,
    ],
    [{ states: { [withRoles]: { values: { klass: '1' } } } }, `states.“${withRoles}”.values.klass：没有名称“klass”`],
    [{ states: {}, values: { classId: '' } }, 'values.classId：不能为空'],
    [{ states: {}, paths: { OTHER_PATH: '/a' } }, 'paths.OTHER_PATH：没有名称“OTHER_PATH”'],
    [{ states: {}, paths: { CLASS_LIST_PATH: 'a' } }, 'paths.CLASS_LIST_PATH：须为以 / 开头的路径'],
    [{ states: {}, accountUrl: 'gateway' }, 'accountUrl：须为 http 或 https 地址'],
  ])('of %j is refused, naming the field', async (content, fault) => {
    const { code, text } = await verify(content, juno);
    expect(text).toMatch(/^✗ 状态文件 .*states\.json /);
    expect(text.endsWith(fault)).toBe(true);
    expect(text).not.toContain('SECRET');
    expect(code).toBe(3);
  });

  it('that is not there is misuse', async () => {
    const { code, text } = await servers.verify(['--states', 'nowhere.json']);
    expect(text).toMatch(/^✗ 状态文件 .*nowhere\.json 无法读取（ENOENT）$/);
    expect(code).toBe(3);
  });

  it('is shown by an example that leaves nothing out for reading and fits the seeded world', async () => {
    const example = join(import.meta.dirname, 'verify/states.example.json');
    const { code, text } = await servers.verify(['--url', servers.url, '--states', example]);
    expect(text.split('\n').at(-1)).toMatch(/^✓ 相符：/);
    expect(code).toBe(0);
  });
});

describe('a token', () => {
  it('that the server refuses is no verdict on it', async () => {
    const { code, text } = await verify({ states: { [withRoles]: {}, [withoutRoles]: 'skip' } }, [
      ...juno,
      '--token',
      'main.wrong',
    ]);
    expect(text).toContain('✗ 未验证：服务拒绝了令牌（HTTP 401）');
    expect(code).toBe(2);
  });

  it('that cannot be had is none either', async () => {
    const file = { states: { [withRoles]: { account: 'many', password: 'WRONG-PASSWORD' }, [withoutRoles]: 'skip' } };
    const { code, text } = await verify(file, juno);
    expect(text).toContain('✗ 未验证：账号 many 未能登录：HTTP 400，msg 账号或密码不正确');
    expect(text).not.toContain('WRONG-PASSWORD');
    expect(code).toBe(2);
  });

  it('is never shown, not even when the server repeats it in every place', async () => {
    const token = 'TOKEN-which-nobody-may-see/+=';
    const password = 'PASSWORD"which nobody may see';
    const url = await servers.other((request, response) => {
      const sent = String(request.headers['blade-auth'] ?? password);
      const answer = {
        code: 200,
        success: true,
        data: [{ roleKey: [sent], [sent]: 1, roleName: { sent } }],
        msg: { sent },
      };
      response.writeHead(200, { 'content-type': `application/json;token=${token}` });
      if (request.url === '/account/token') answer.data = { accessToken: token } as never;
      response.end(JSON.stringify(answer));
    });
    const file = { states: { [withRoles]: {}, [withoutRoles]: { account: 'a', password } } };
    for (const mode of [[], ['--diff']]) {
      const { code, text } = await verify(file, [...juno, '--token', token, '--report', 'r.json', ...mode], { url });
      const written = ['r.json', 'r.html'].map((name) => readFileSync(join(servers.dataDir, name), 'utf8')).join('\n');
      expect(code).toBe(1);
      expect(text + written).not.toMatch(/nobody.may/);
    }
  });
});
