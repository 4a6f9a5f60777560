import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { failure, success } from '../envelope.ts';
import type { Expected } from './expected.ts';
import { deviationsOf } from './check.ts';
import type { Answer } from './answer.ts';

const answer = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'application/json;charset=utf-8',
  disposition: '',
  bytes: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  ...more,
});

const told = (endpoint: Endpoint, expected: Expected, given: Answer): string[] =>
  deviationsOf({ endpoint, expected }, given).map(({ path, expected: wanted, got }) => `${path} | ${wanted} | ${got}`);

const role = { roleKey: 'school:teacher', roleName: '教师' };
const roles = (given: Answer, kind: 'data' | 'empty' = 'data') => told(calls.listMyRoles, { kind }, given);
const refused = (given: Answer, text = '学生 {name} 不在该班级') =>
  told(calls.removeStudentFromClass, { kind: 'refusal', code: 400, text, rule: 'notInClass' }, given);

describe('an envelope with data', () => {
  it('keeps the contract whatever it holds beyond', () => {
    expect(roles(answer({ ...success([{ ...role, more: 1 }]), more: 1 }))).toEqual([]);
  });

  it('breaks it where a field is missing or of another type, each kind of fault once', () => {
    const [deviation] = deviationsOf(
      { endpoint: calls.listMyRoles, expected: { kind: 'data' } },
      answer(success([role, { roleKey: 1 }, { roleKey: 2, roleName: '' }])),
    );
    expect(deviation).toEqual({
      path: '$.data[1].roleKey',
      expected: '字符串',
      got: '整数',
      times: 2,
      provenance: 'spec',
    });
  });

  it.each([
    [answer(success([])), ['$.data | 至少 1 项 | 数组（0 项）']],
    [answer(success(null)), ['$.data | 数组 | null']],
    [answer({ success: true, data: [role], msg: '' }), ['$.code | 200 | 缺少']],
    [answer({ code: '200', success: true, data: [role], msg: '' }), ['$.code | 200 | 数字文本']],
    [answer({ code: 200, success: true, data: [role] }), ['$.msg | 字符串 | 缺少']],
    [answer({ code: 200, success: true, data: [role], message: '' }), []],
    [answer(failure(500, '服务器异常')), ['$.code | 200 | 500，msg 服务器异常']],
    [answer(success([role]), { status: 201 }), ['HTTP 状态 | 200 | 201']],
    [answer(success([role]), { type: 'text/json' }), ['Content-Type | 格式 ^application/json.*$ | text/json']],
    [answer('<html>'), ['$ | JSON | HTML 页面']],
    [answer(''), ['$ | JSON | 空的答复']],
    [answer('', { bytes: Uint8Array.of(0xff) }), ['$ | JSON | 不是 UTF-8 的答复']],
    [answer([]), ['$ | 对象 | 数组（0 项）']],
  ])('breaks it with %o', (given, expected) => {
    expect(roles(given)).toEqual(expected);
  });
});

describe('an envelope without results', () => {
  it('holds an empty list, or a page of nothing', () => {
    const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };
    expect(roles(answer(success([])), 'empty')).toEqual([]);
    expect(roles(answer(success([role])), 'empty')).toEqual(['$.data | 空数组 | 数组（1 项）']);
    expect(told(calls.pageStudents, { kind: 'empty' }, answer(success(page)))).toEqual([]);
    expect(told(calls.pageStudents, { kind: 'empty' }, answer(success({ ...page, total: 3, pages: 1 })))).toEqual([
      '$.data.total | 0 | 整数',
      '$.data.pages | 0 | 整数',
    ]);
  });
});

describe('a refusal', () => {
  const body = failure(400, '学生 王小明 不在该班级');

  it('keeps the contract when its text fits the declared one', () => {
    expect(refused(answer(body, { status: 400 }))).toEqual([]);
    expect(refused(answer(body, { status: 400 }), '学生 {name} 已毕业')).toEqual([
      '$.msg | “学生 {name} 已毕业” | 字符串（12 字）',
    ]);
  });

  it('breaks it by HTTP 200, by another code, and by success, not by message', () => {
    expect(refused(answer(body))).toEqual(['HTTP 状态 | 400 | 200']);
    expect(refused(answer(failure(403, '请求被拒绝'), { status: 403 }))).toEqual([
      'HTTP 状态 | 400 | 403',
      '$.code | 400 | 403，msg 请求被拒绝',
    ]);
    const { msg, ...rest } = body;
    expect(refused(answer({ ...rest, success: true, message: msg }, { status: 400 }))).toEqual([
      '$.success | false | 布尔值',
    ]);
  });
});

describe('a file', () => {
  const file = (given: Partial<Answer>) =>
    told(
      calls.exportStudents,
      { kind: 'file' },
      answer('bytes', { type: 'application/octet-stream', disposition: 'attachment;filename=a.xls', ...given }),
    );

  it('comes as bytes with a name', () => {
    expect(file({})).toEqual([]);
    expect(file({ bytes: new Uint8Array() })).toEqual(['内容 | 非空的文件 | 0 字节']);
    expect(file({ disposition: '' })).toEqual(['Content-Disposition | 格式 ^attachment;filename=.+$ | 缺少']);
  });

  it('is none when an envelope comes in its place', () => {
    expect(told(calls.exportStudents, { kind: 'file' }, answer(failure(400, '没有学生')))).toEqual([
      'Content-Type | application/octet-stream（文件） | application/json，msg 字符串（4 字）',
    ]);
  });
});
