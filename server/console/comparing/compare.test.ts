import { describe, expect, it } from 'vitest';
import { success, failure } from '../../../contracts/envelope.ts';
import type { CaseProfile } from '../../../contracts/profile.ts';
import { compare } from './compare.ts';
import { pairsOf } from './pairs.ts';
import type { Seen } from './task.ts';

const seen = (body: unknown, more: Partial<Seen> = {}): Seen => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    disposition: '',
    refusal: '',
    bytes,
    size: bytes.length,
    ...more,
  };
};

const role = { roleKey: 'school:teacher', roleName: '教师' };

const roles = (local: unknown, upstream: unknown, known: Record<string, CaseProfile> = {}) =>
  compare({ call: 'listMyRoles', local: seen(local), upstream: seen(upstream), known });

const told = ({ found }: ReturnType<typeof roles>) =>
  found.map(({ path, local, upstream, judgement }) => [path, local.shape, upstream.shape, judgement]);

describe('two answers', () => {
  it('that are the same differ in nothing', () => {
    expect(roles(success([role]), success([role]))).toEqual({ found: [], learned: undefined });
  });

  it('differ by what is broken of the specification, of what is assumed, and by their data alone', () => {
    const other = { roleKey: null, roleName: null, more: 'x' };
    expect(told(roles(success([role]), success([other])))).toEqual([
      ['$.data[*].roleKey', '字符串（14 字）', 'null', 'spec'],
      ['$.data[*].roleName', '字符串（2 字）', 'null', 'assumed'],
      ['$.data[*].more', '缺少', '字符串（1 字）', 'assumed'],
    ]);
    const renamed = success([{ ...role, roleName: '老师们' }]);
    expect(told(roles(success([role]), renamed))).toEqual([
      ['$.data[*].roleName', '字符串（2 字）', '字符串（3 字）', 'data'],
    ]);
  });

  it('are held to the contract also in rows that one of them alone has', () => {
    const upstream = success([role, { roleKey: 'school:other', roleName: 3 }]);
    expect(told(roles(success([role]), upstream))).toEqual([
      ['$.data', '没有独有的', '独有 1 项', 'data'],
      ['$.data[*].roleName', '字符串', '整数', 'assumed'],
    ]);
  });

  it('teach a profile, which knows the same from then on', () => {
    const other = success([{ ...role, roleName: 3 }]);
    const { learned } = roles(success([role]), other);
    expect(learned).toMatchObject({ name: 'success', manner: { fields: { '$.data[*].roleName': '整数' } } });
    const again = roles(success([role]), other, { success: learned!.manner });
    expect(told(again)).toEqual([['$.data[*].roleName', '字符串（2 字）', '整数', 'known']]);
    expect(JSON.stringify(learned)).not.toContain('教师');
  });

  it('are told by their outcome where one refuses', () => {
    const refused = seen(failure(400, '不行'), { status: 400 });
    const { found } = compare({ call: 'listMyRoles', local: seen(success([role])), upstream: refused, known: {} });
    expect(found).toMatchObject([{ path: '$.code', judgement: 'outcome' }]);
  });

  it('say no password, whoever asks', () => {
    const [local, upstream] = ['first-password', 'second-password'].map((word) =>
      seen(success({ id: '1', password: word })),
    );
    const { found } = compare({ call: 'addTeacher', local: local!, upstream: upstream!, known: {} });
    expect(found).toMatchObject([{ path: '$.data.password', local: { value: '' }, upstream: { value: '' } }]);
  });

  it('that are files differ by type and size', () => {
    const file = (type: string, size: number) => seen('', { type, size, bytes: undefined });
    const found = compare({
      call: 'exportStudents',
      local: file('application/octet-stream', 5),
      upstream: file('application/zip', 6),
      known: {},
    });
    expect(told(found)).toEqual([
      ['Content-Type', 'application/octet-stream', 'application/zip', 'assumed'],
      ['内容', '5 字节', '6 字节', 'data'],
    ]);
  });
});

describe('lists', () => {
  const at = (local: unknown, upstream: unknown) => pairsOf(local, upstream).map(({ keys }) => keys.join('.'));

  it('are compared by id, in whatever order they come', () => {
    const rows = [
      { id: '1', name: 'a' },
      { id: '2', name: 'b' },
    ];
    expect(at(rows, [...rows].reverse())).toEqual([]);
    expect(pairsOf(rows, [rows[1], { id: '3', name: 'c' }])).toMatchObject([
      { keys: [], local: { count: 1 }, upstream: { count: 1 } },
    ]);
  });

  it('without ids are compared by place, each field once', () => {
    expect(at([{ a: 1 }, { a: 2 }], [{ a: 3 }, { a: 4 }, { a: 5 }])).toEqual(['0.a', '']);
  });

  it('tell of no more than can be read', () => {
    const many = (from: number) => Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`, from + n]));
    expect(pairsOf(many(0), many(1))).toHaveLength(60);
  });
});
