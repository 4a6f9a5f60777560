import { describe, expect, it } from 'vitest';
import { conflictsOf, merged } from './conflict.ts';

const words = {
  labelOf: (field: string) => `标签 ${field}`,
  textOf: (field: string, values: object) => String((values as Record<string, unknown>)[field]),
};
const base = { name: '张三', phone: '1', tags: ['a'] };
const found = (now: typeof base, mine: typeof base) => conflictsOf(base, now, mine, words);

describe('what others have changed meanwhile', () => {
  it('is nothing where only I have changed anything, or all to the same', () => {
    expect(found(base, { ...base, name: '李四' })).toEqual([]);
    expect(found({ ...base, name: '李四', tags: ['b'] }, { ...base, name: '李四', tags: ['b'] })).toEqual([]);
  });

  it('is each field that they have changed, with what both hold and whether both have', () => {
    const now = { ...base, name: '王五', tags: ['a', 'b'] };
    expect(found(now, { ...base, name: '李四' })).toEqual([
      { field: 'name', label: '标签 name', theirs: '王五', mine: '李四', isBoth: true },
      { field: 'tags', label: '标签 tags', theirs: 'a,b', mine: 'a', isBoth: false },
    ]);
  });

  it('is taken field by field', () => {
    const now = { name: '王五', phone: '2', tags: ['b'] };
    expect(merged({ ...base, name: '李四' }, now, ['phone', 'tags'])).toEqual({
      name: '李四',
      phone: '2',
      tags: ['b'],
    });
  });
});
