import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getStandIn } from '../../../contracts/account/stand-in.ts';
import { recipeNames, type RecipeName } from '../../../contracts/constants/faults.ts';
import * as calls from '../../../contracts/console/faults.ts';
import { standInHeader } from '../../../contracts/headers.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { addClass, getClassTree } from '../../../contracts/vesta/class.ts';
import { exportStudents, getStudentTemplate, importStudents, pageStudents } from '../../../contracts/vesta/student.ts';
import { classIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { deleteToken, insertToken } from '../../account/account.queries.ts';
import { copySandbox, sandboxFile } from '../../database/sandbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
let chance = 0;
let pauses: number[] = [];

beforeAll(async () => {
  test = await startTestApp({
    console: {
      key: '',
      chance: () => chance,
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
    },
  });
  copySandbox(sandboxFile(test.dataDir, 'main'), test.dataDir, 'other');
});

afterAll(() => test.close());

afterEach(async () => {
  chance = 0;
  pauses = [];
  for (const { fault } of await listed()) await test.call(undefined, calls.removeFault, { sandbox: 'main', fault });
});

const listed = async (sandbox = 'main') => (await test.call(undefined, calls.listFaults, { sandbox })).body.data;

const add = (given: Omit<InputOf<typeof calls.addFault>, 'sandbox'>) =>
  test.call(undefined, calls.addFault, { sandbox: 'main', ...given });

const roles = (account: 'teacher' | 'school-admin' = 'teacher') => test.call(account, listMyRoles, {});

const schoolId = schoolIds.junior;
const tree = async () => JSON.stringify((await test.call('school-admin', getClassTree, { schoolId })).body.data);
const made = (className: string) => test.call('school-admin', addClass, { schoolId, gradeId: '7', className });

describe('what goes wrong', () => {
  it.each<[RecipeName, number, object]>([
    ['code', 200, { code: 500, success: false, msg: '演示故障：结果码不是 200' }],
    ['message', 200, { code: 500, success: false, message: '演示故障：原因写在 message 里' }],
    ['code-401', 200, { code: 401, success: false }],
    ['forbidden', 403, { code: 403 }],
    ['no-roles', 200, { code: 200, data: [] }],
    ['busy', 503, { code: 503 }],
  ])('%s', async (recipe, status, body) => {
    await add({ recipe, call: 'listMyRoles' });
    const answer = await roles();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    if (recipe === 'message') expect(answer.body).not.toHaveProperty('msg');
  });

  it.each([
    ['web-page', 200],
    ['gateway', 502],
  ] as const)('%s is a page of a browser', async (recipe, status) => {
    await add({ recipe, call: 'listMyRoles' });
    const answer = await roles();
    expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.bytes.toString()).toContain('<!DOCTYPE html>');
  });

  it('json-file is JSON in the place of a file', async () => {
    await add({ recipe: 'json-file', service: 'vesta' });
    const answer = await test.call('school-admin', exportStudents, { schoolId, classId: classIds.junior });
    expect(answer.type).toContain('json');
    expect(answer.body).toMatchObject({ code: 500, msg: '演示故障：文件没有生成' });
    // What hands out no file is none of its business.
    expect(await tree()).toContain(classIds.junior);
  });

  it('late answers after 31 s, and has done by then what it was asked for', async () => {
    await add({ recipe: 'late', call: 'addClass' });
    expect((await made('来得太晚')).status).toBe(200);
    expect(pauses).toEqual([31_000]);
    expect(await tree()).toContain('来得太晚');
  });

  it('cut answers nothing, and has done it all the same', async () => {
    await add({ recipe: 'cut', call: 'addClass' });
    await expect(made('断在路上')).rejects.toThrow();
    expect(await tree()).toContain('断在路上');
  });

  it('slow-body comes in pieces, and whole', async () => {
    const whole = await tree();
    await add({ recipe: 'slow-body', call: 'getClassTree' });
    expect(await tree()).toBe(whole);
    expect(pauses).toEqual(Array.from({ length: 9 }, () => 600));
  });

  it('lost-write says that it is done, with all that it would have made, and nothing is there', async () => {
    const before = await tree();
    await add({ recipe: 'lost-write', call: 'addClass' });
    const answer = await made('没有存下');
    expect(answer.body).toMatchObject({ code: 200, success: true });
    expect(await tree()).toBe(before);
    await test.call(undefined, calls.switchFault, { sandbox: 'main', isOn: false });
    expect((await made('没有存下')).status).toBe(200);
    expect(await tree()).toContain('没有存下');
  });

  it('lost-write refuses what has to be refused', async () => {
    await add({ recipe: 'lost-write', call: 'addClass' });
    expect((await made('1班')).status).toBe(400);
  });

  it('stale-read answers what it answered before the latest write, and the newest where nobody had asked', async () => {
    await add({ recipe: 'stale-read', call: 'getClassTree' });
    const before = await tree();
    await made('看不见');
    expect(await tree()).toBe(before);
    expect(await tree()).toBe(before);
    const [fault] = await listed();
    expect(fault?.used).toBe(2);
    await made('还是看不见');
    expect(await tree()).toContain('看不见');
    expect(await tree()).not.toContain('还是看不见');
  });

  it('lie tells the lie of a call', async () => {
    const page = async () =>
      (await test.call('school-admin', pageStudents, { schoolId, current: 1, size: 5 })).body.data;
    const honest = await page();
    await add({ recipe: 'lie', call: 'pageStudents', lie: 'total is one too many' });
    expect(await page()).toEqual({ ...honest, total: honest.total + 1 });
  });

  it('lie ignores what was asked for', async () => {
    const page = async () =>
      (await test.call('school-admin', pageStudents, { schoolId, keyword: '没有这个人' })).body.data.total;
    expect(await page()).toBe(0);
    await add({ recipe: 'lie', call: 'pageStudents', lie: 'keyword is ignored' });
    expect(await page()).toBeGreaterThan(0);
  });

  it('lie of a write keeps a read as it was, of whoever wrote', async () => {
    await add({ recipe: 'lie', call: 'addClass', lie: 'getClassTree goes on as before' });
    // Whoever works on keeps one token.
    const token = insertToken(test.sandbox, personaIds['school-admin'], 'access');
    const headers = { 'blade-auth': `bearer ${token}` };
    const read = async () =>
      (await test.app.inject({ method: 'GET', url: getClassTree.path, query: { schoolId }, headers })).json<object>();
    const before = await read();
    const payload = { schoolId, gradeId: '7', className: '读不到' };
    await test.app.inject({ method: 'POST', url: addClass.path, payload, headers });
    expect(await read()).toEqual(before);
    expect(await tree()).toContain('读不到');
  });

  it('lie takes what is somebody else’s for one’s own', async () => {
    const ask = (classId: string) => test.call('teacher', pageStudents, { schoolId, classId, current: 1, size: 5 });
    await add({ recipe: 'lie', call: 'pageStudents', lie: "classId may be somebody else's" });
    const own = await ask(classIds.junior);
    expect(own.status).toBe(200);
    expect((await ask(classIds.senior)).body).toEqual(own.body);
    expect((await ask('没有这个班')).status).not.toBe(200);
  });

  it('lie about an upload does with its file what it does not', async () => {
    const template = (await test.call('school-admin', getStudentTemplate, { schoolId })).bytes;
    const upload = () => test.call('school-admin', importStudents, { schoolId }, template);
    const honest = await upload();
    expect(honest.body.code).not.toBe(200);
    const lie = 'what is empty is answered with success';
    await add({ recipe: 'lie', call: 'importStudents', lie });
    expect((await upload()).body.code).toBe(200);
  });
});

describe('lies about tokens', () => {
  const ask = async (token: string | undefined) => {
    const headers = token === undefined ? {} : { 'blade-auth': `bearer ${token}` };
    const answer = await test.app.inject({ method: 'GET', url: listMyRoles.path, headers });
    return { status: answer.statusCode, roles: JSON.stringify(answer.json<{ data?: unknown }>().data) };
  };
  const tokensKept = () => test.sandbox.sqlite.prepare('select count(*) from tokens').pluck().get();
  const lie = (name: string) => add({ recipe: 'lie', call: 'listMyRoles', lie: name });

  it.each([
    ['no token will do', undefined],
    ['a token that nobody has will do', 'main.made-up'],
  ])('%s, and leaves none behind', async (name, token) => {
    expect((await ask(token)).status).toBe(401);
    await lie(name);
    const before = tokensKept();
    expect(await ask(token)).toMatchObject({ status: 200, roles: expect.stringContaining('role') as string });
    expect(tokensKept()).toBe(before);
  });

  it('a revoked token does for whose it was', async () => {
    const token = insertToken(test.sandbox, personaIds['subject-leader'], 'access');
    await lie('a revoked token will do');
    const before = await ask(token);
    deleteToken(test.sandbox, token);
    expect(await ask(token)).toEqual(before);
    expect((await ask('main.made-up')).status).toBe(401);
    expect((await ask(undefined)).status).toBe(401);
  });

  it('an expired token does for whose it was', async () => {
    const token = insertToken(test.sandbox, personaIds['subject-leader'], 'access');
    await lie('an expired token will do');
    const before = await ask(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
    try {
      expect(await ask(token)).toEqual(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('strangers are refused otherwise, and any role does', async () => {
    await lie('strangers are refused with another code');
    expect((await ask(undefined)).status).toBe(400);
    expect((await test.call('partner-1', addClass, { schoolId, gradeId: '7', className: '不许' })).status).toBe(403);
    await add({ recipe: 'lie', call: 'addClass', lie: 'any role will do' });
    expect((await test.call('partner-1', addClass, { schoolId, gradeId: '7', className: '不许' })).status).toBe(200);
    expect(await tree()).not.toContain('不许');
  });

  it('what strangers want is done, and refused', async () => {
    await add({ recipe: 'lie', call: 'addClass', lie: 'what strangers want is done' });
    const payload = { schoolId, gradeId: '7', className: '无名氏' };
    expect((await test.app.inject({ method: 'POST', url: addClass.path, payload })).statusCode).toBe(401);
    expect(await tree()).toContain('无名氏');
  });
});

describe('whom it hits', () => {
  it('by chance, and as often as was said', async () => {
    await add({ recipe: 'code', service: 'juno', probability: 30, count: 2 });
    chance = 0.3;
    expect((await roles()).body.code).toBe(200);
    chance = 0.29;
    expect((await roles()).body.code).toBe(500);
    expect(await listed()).toMatchObject([{ used: 1, isOn: true, count: 2, probability: 30 }]);
    expect((await roles()).body.code).toBe(500);
    expect(await listed()).toMatchObject([{ used: 2, isOn: false }]);
    expect((await roles()).body.code).toBe(200);
  });

  it('one person, and nobody else', async () => {
    await add({ recipe: 'code', account: 'teacher' });
    expect((await roles('teacher')).body.code).toBe(500);
    expect((await roles('school-admin')).body.code).toBe(200);
  });

  it('its own sandbox, and no other', async () => {
    await add({ recipe: 'code' });
    expect(await listed('other')).toEqual([]);
    const answer = await test.call(undefined, getStandIn, { sandbox: 'other' });
    expect(answer.body.data.faults).toEqual([]);
    expect(answer.headers[standInHeader.toLowerCase()]).toBeUndefined();
  });

  it('counts anew when it is switched on again', async () => {
    const { fault } = (await add({ recipe: 'code', count: 1 })).body.data;
    await roles();
    await test.call(undefined, calls.switchFault, { sandbox: 'main', fault, isOn: true });
    expect(await listed()).toMatchObject([{ used: 0, isOn: true }]);
  });
});

describe('what people are told', () => {
  it('is in each answer as long as it is on, in words where they are asked for', async () => {
    expect((await roles()).headers[standInHeader.toLowerCase()]).toBeUndefined();
    await add({ recipe: 'busy', call: 'addClass', count: 3 });
    expect((await roles()).headers[standInHeader.toLowerCase()]).toMatch(/^fault=\d+,console=local$/);
    const { data } = (await test.call(undefined, getStandIn, {})).body;
    expect(data).toEqual({
      sandbox: 'main',
      faults: [{ title: `服务繁忙 503（${addClass.summary}）`, left: 3 }],
      time: '',
      rate: 1,
      restoredFrom: '',
    });
  });

  it('never goes wrong itself', async () => {
    await add({ recipe: 'cut', service: 'account' });
    expect((await test.call(undefined, getStandIn, {})).status).toBe(200);
  });
});

describe('what is refused', () => {
  it.each<[object, string]>([
    [{ recipe: 'lost-write', call: 'listMyRoles' }, '读取不保存任何东西，没有什么可丢'],
    [{ recipe: 'stale-read', call: 'addClass' }, '写入没有可以过时的内容'],
    [{ recipe: 'json-file', call: 'listMyRoles' }, '这个调用不返回文件，没有文件可以换成 JSON'],
    [{ recipe: 'no-roles', call: 'addClass' }, '只有“我的角色”会返回角色'],
    [{ recipe: 'lost-write', call: 'importStudents' }, '带文件的调用由另外的进程写入，不能只说不做'],
    [{ recipe: 'cut', call: 'getStandIn' }, '这个调用告诉大家故障开着、怎样恢复，不能出故障'],
    [{ recipe: 'code', call: 'nobody' }, '没有调用 nobody'],
    [{ recipe: 'code', account: 'nobody' }, '沙箱里没有账号 nobody'],
    [{ recipe: 'lie', call: 'addClass', lie: 'nothing of the kind' }, 'addClass 没有这个谎言'],
    [{ recipe: 'lie' }, ' 没有这个谎言'],
  ])('%o', async (given, text) => {
    const answer = await add(given as InputOf<typeof calls.addFault>);
    expect([answer.status, answer.body.msg]).toEqual([400, text]);
  });

  it.each([{ probability: 101 }, { count: -1 }, { service: 'console' }, { recipe: 'nonsense' }])(
    'input that makes no sense: %o',
    async (given) => {
      const answer = await add({ recipe: 'code', ...given } as InputOf<typeof calls.addFault>);
      expect(answer.status).toBe(400);
    },
  );

  it('a sandbox or a fault that is not there', async () => {
    expect((await test.call(undefined, calls.listFaults, { sandbox: 'nobody' })).status).toBe(400);
    const gone = { sandbox: 'main', fault: '99' };
    expect((await test.call(undefined, calls.removeFault, gone)).body.msg).toBe('这项故障已经删掉了');
    expect((await test.call(undefined, calls.switchFault, { ...gone, isOn: true })).status).toBe(400);
  });
});

describe('what can be chosen', () => {
  it('says of each call what fits', async () => {
    const all = (await test.call(undefined, calls.listFaultyCalls, {})).body.data;
    const of = (call: string) => all.find((one) => one.call === call)?.recipes;
    expect(of('listMyRoles')).toContain('no-roles');
    expect(of('addClass')).toContain('lost-write');
    expect(of('addClass')).not.toContain('stale-read');
    expect(of('getStandIn')).toEqual([]);
    expect(new Set(all.flatMap(({ recipes }) => recipes)).size).toBe(recipeNames.length);
  });

  it('puts the lies of a call into words', async () => {
    const lies = (await test.call(undefined, calls.listLies, { call: 'pageStudents' })).body.data;
    expect(lies).toContainEqual({ lie: 'pages overlap', sort: '分页', text: '前后两页重复一条' });
    expect((await test.call(undefined, calls.listLies, { call: 'getStandIn' })).status).toBe(400);
  });
});
