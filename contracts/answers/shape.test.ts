import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Schema } from '../openapi/schema.ts';
import { absentEverywhere, differencesOf } from './shape.ts';

const schema = z.toJSONSchema(
  z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string().regex(/^\d+$/),
        count: z.int().min(0),
        rate: z.number(),
        state: z.literal([0, 1]),
        children: z.array(z.strictObject({ id: z.string() })).optional(),
      }),
    ),
    never: z.array(z.never()),
  }),
  { io: 'output' },
) as Schema;

const item = { id: '1', count: 2, rate: 0.5, state: 0, children: [{ id: '2' }] };
const shape = (value: unknown) => differencesOf(schema, value).map((one) => Object.values(one).join(' ').trim());

describe('the shape of an answer', () => {
  it('is the declared one whatever the values are, and in whatever order', () => {
    const other = { state: 9, rate: 3, count: -1, id: 'no number' };
    expect(shape({ never: [], list: [other, item] })).toEqual([]);
  });

  it('differs by what nobody declared, by what is missing and by type, each once', () => {
    const { id: _, ...rest } = { ...item, more: { a: 1 }, count: '2', rate: null };
    expect(shape({ list: [item, rest, rest, { ...item, count: 1.5 }] })).toEqual([
      '缺少 $.list[*].id 字符串 缺少',
      '类型不同 $.list[*].count 整数 字符串',
      '类型不同 $.list[*].rate 数字 null',
      '未声明 $.list[*].more  对象',
      '类型不同 $.list[*].count 整数 小数',
      '缺少 $.never 数组 缺少',
    ]);
  });

  it('misses a field that may be absent only where it is absent everywhere', () => {
    const { children: _, ...leaf } = item;
    const absent = (value: unknown) => absentEverywhere(schema, value).map(({ path }) => path);
    expect(absent({ list: [leaf, item], never: [] })).toEqual([]);
    expect(absent({ list: [leaf, leaf], never: [] })).toEqual(['$.list[*].children']);
    expect(absent({ list: [], never: [] })).toEqual([]);
  });

  it('is told for whatever comes in the place of an object', () => {
    for (const value of [null, [], 'text', 1]) expect(shape(value)).toHaveLength(1);
    expect(shape({ list: {}, never: [], constructor: 1 })).toEqual([
      '类型不同 $.list 数组 对象',
      '未声明 $.constructor  整数',
    ]);
  });

  it('may be null where that is declared, and is compared with the kind that its constant names', () => {
    const bubble = z.object({ kind: z.literal('bubble'), option: z.string() });
    const score = z.object({ kind: z.literal('score'), max: z.number() });
    const marked = z.object({ score: z.number().nullable(), region: z.discriminatedUnion('kind', [bubble, score]) });
    const differences = (value: unknown) =>
      differencesOf(z.toJSONSchema(marked, { io: 'output' }) as Schema, value).map(
        ({ kind, path }) => `${kind} ${path}`,
      );
    expect(differences({ score: null, region: { kind: 'bubble', option: 'A' } })).toEqual([]);
    expect(differences({ score: 1.5, region: { kind: 'score', max: 5 } })).toEqual([]);
    expect(differences({ score: '1', region: { kind: 'score', max: '5' } })).toEqual([
      '类型不同 $.score',
      '类型不同 $.region.max',
    ]);
    expect(differences({ score: null, region: null })).toEqual(['类型不同 $.region']);
    expect(differences({ score: null, region: { kind: 'other' } })).toEqual(['缺少 $.region.option']);
  });
});
