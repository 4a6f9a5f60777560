import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken, exchangeTicket } from '../../../../contracts/account/account.ts';
import { getRequest, listRequests, setInspector } from '../../../../contracts/console/inspector.ts';
import { addClass } from '../../../../contracts/vesta/class.ts';
import { addStudent, pageStudents } from '../../../../contracts/vesta/student.ts';
import { openWellbeingText } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { firstWellbeingText } from '../../../../seed/landmarks.ts';
import { Sandboxes } from '../../../database/sandboxes.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { Trace } from '../trace.ts';
import { stepsOf as explain } from './steps.ts';

// Why a request was answered so: the step that decided, in words, with whose rule it is.

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ console: { key: '' } });
  await server.call(undefined, setInspector, { sandbox: 'main', state: 'on' });
});

afterAll(() => server.close());

/** The last request that was kept. */
async function last() {
  const list = await server.call(undefined, listRequests, { sandbox: 'main' });
  const { requestId } = list.body.data.requests.at(-1)!;
  return (await server.call(undefined, getRequest, { sandbox: 'main', requestId })).body.data;
}

const stepsOf = ({ steps }: Awaited<ReturnType<typeof last>>) =>
  Object.fromEntries(steps.map(({ step, state, why }) => [step, [state, why] as const]));

const own = { schoolId: '1002', classId: '100207001' };

describe('a request is explained', () => {
  it('where all was in order', async () => {
    await server.call('teacher', pageStudents, own);
    const request = await last();
    const steps = stepsOf(request);
    expect(request).toMatchObject({
      why: '成功：学生分页',
      call: 'pageStudents',
      status: 200,
      result: 'ok',
      after: '',
    });
    expect(steps['token']).toEqual(['passed', expect.stringMatching(/^有效，周雅琴，沙箱“main”，还有 1\d 小时$/)]);
    expect(steps['role']).toEqual(['passed', '周雅琴以教师身份可用，能用自己教或带的班']);
    expect(steps['reach']).toEqual(['passed', '学校 1002，班级 100207001 在范围内：自己教或带的班']);
    expect(steps['work']![0]).toBe('passed');
    expect(request.statementCount).toBeGreaterThan(0);
    expect(request.statements[0]!.sql).toMatch(/^select/i);
    expect(request.changes).toEqual([]);
  });

  it('by its token', async () => {
    const ask = (header?: string) =>
      server.app.inject({ url: pageStudents.path, ...(header !== undefined && { headers: { 'blade-auth': header } }) });
    const whys: string[] = [];
    for (const header of [undefined, 'main.x', 'bearer nodot', 'bearer nowhere.x', 'bearer main.made-up']) {
      const { statusCode, body } = await ask(header);
      expect(statusCode).toBe(401);
      const request = await last();
      expect(request).toMatchObject({ why: '拒绝：令牌不能用', after: '客户端提示后退出登录' });
      const steps = stepsOf(request);
      expect(steps['role']).toEqual(['unreached', '没有走到']);
      whys.push(steps['token']![1]);
      // What is wrong with it, its sender does not hear.
      expect(body).not.toContain(steps['token']![1]);
    }
    expect(whys).toEqual([
      '请求头里没有 Blade-Auth，所以没有令牌',
      'Blade-Auth 须为“bearer 空格 令牌”',
      '不是这里签发的令牌：令牌以沙箱的名称和一个点开头',
      '令牌说的沙箱“nowhere”不存在',
      '沙箱“main”里没有这个令牌：已退出、已过期清除，或从未签发',
    ]);
  });

  it('by a role that may not', async () => {
    await server.call('teacher', addClass, { schoolId: '1002', gradeId: '7', className: '9班' });
    const request = await last();
    expect(request.why).toBe('拒绝：“新增班级”不给这个身份用');
    expect(stepsOf(request)['role']).toEqual(['failed', '周雅琴是教师，这个接口只给学校管理员用']);
  });

  it('by what was handed in, with who asks for it', async () => {
    await server.call('teacher', pageStudents, { classId: '100207001' } as never);
    const missing = await last();
    expect(stepsOf(missing)['input']).toEqual(['failed', '缺少学校（schoolId）']);
    await server.call('school-admin', addStudent, { schoolId: '1002', name: '甲', studentNo: '不是学号' });
    const wrong = await last();
    expect(stepsOf(wrong)['input']).toEqual(['failed', '学号须为 1 到 20 位数字或字母；studentNo 收到的是 "不是学号"']);
    expect(stepsOf(wrong)['reach']![0]).toBe('unreached');
  });

  it('by what is out of reach: which id, whose it is, and what would be within', async () => {
    const answer = await server.call('teacher', pageStudents, { ...own, classId: '100907001' });
    expect(answer.body.msg).toBe('请求被拒绝');
    const request = await last();
    expect(request.why).toBe('拒绝：这个班级不在周雅琴的范围内');
    const [state, why] = stepsOf(request)['reach']!;
    expect(state).toBe('failed');
    expect(why).toMatch(/^教师只看自己教或带的班（100207001[^）]*）；请求的 100907001 是临江第二初级中学的班级，叫“/);
    await server.call('teacher', pageStudents, { ...own, classId: '1' });
    expect(stepsOf(await last())['reach']![1]).toMatch(/请求的 1 不是任何班级的编号$/);
  });

  it('by a rule of the work, whose transaction left nothing', async () => {
    await server.call('school-admin', addClass, { schoolId: '1002', gradeId: '7', className: '1班' });
    const request = await last();
    expect(request).toMatchObject({ result: 'refused', status: 400, changes: [] });
    expect(stepsOf(request)['work']).toEqual(['failed', expect.stringContaining(`（${request.rule}）`)]);
    expect(request.interactions.filter(({ isThis }) => isThis).map(({ description }) => description)).toEqual([
      `addClass: refused ${request.rule}`,
    ]);
  });

  it('with the rows that it has written, table by table', async () => {
    const added = await server.call('school-admin', addClass, { schoolId: '1002', gradeId: '7', className: '77班' });
    expect(added.status).toBe(200);
    const request = await last();
    expect(request.changes).toContainEqual({ table: 'school_classes', added: 1, changed: 0, removed: 0 });
    expect(stepsOf(request)['work']![1]).toMatch(/^完成，\d+ 条语句，改动 \d+ 行$/);
  });

  it('where it is to no call', async () => {
    await server.app.inject({ url: '/api/vesta/nothing' });
    expect(await last()).toMatchObject({
      call: '',
      status: 404,
      steps: [],
      why: expect.stringMatching(/^没有这个接口/),
    });
  });
});

it('says who has answered in the place of the rest', () => {
  const exchange = {
    call: 'pageStudents',
    endpoint: pageStudents,
    step: 'input',
    caller: undefined,
    scopes: new Set<never>(),
    given: undefined,
    origin: '上游 vesta',
  } as const;
  const said = { message: '', rule: '', isFailed: true, header: undefined, sandboxes: new Sandboxes(server.dataDir) };
  const steps = explain({ exchange, trace: new Trace(), ...said });
  expect(steps.map(({ state }) => state)).toEqual(['passed', 'passed', 'unreached', 'unreached', 'unreached']);
  expect(steps[2]!.why).toBe('没有走到：由上游 vesta回答');
});

describe('what nobody is to read', () => {
  it('is hidden: passwords and tokens, in what was sent and in what was answered', async () => {
    const signedIn = await server.call(undefined, createToken, { account: 'teacher', password: 'understudy' });
    const request = await last();
    expect(request.sent.text).toBe('{"account":"teacher","password":"（已隐去）"}');
    expect(request.onlyOnce).not.toBe('');
    expect(JSON.stringify(request)).not.toContain(signedIn.body.data.accessToken);
    await server.call(undefined, exchangeTicket, { ticket: 'main.secret-ticket' });
    expect(JSON.stringify(await last())).not.toContain('secret-ticket');
  });

  it('is hidden: what a student has written about how they feel', async () => {
    const opened = await server.call('psychology', openWellbeingText, { textId: firstWellbeingText, reason: 'first' });
    expect(opened.status).toBe(200);
    const { text, title } = opened.body.data;
    expect(text.length).toBeGreaterThan(0);
    const kept = JSON.stringify(await last());
    expect(kept).toContain('（已隐去）');
    for (const part of [title, text.slice(0, 20)]) expect(kept).not.toContain(part);
  });
});
