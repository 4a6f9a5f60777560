import { describe as suite, expect, it } from 'vitest';
import { anyIndex, describe, jsonPath, valueAt, withoutIndexes } from './values.ts';

suite('a path', () => {
  it('is written as JSON path, without names that are no identifiers', () => {
    expect(jsonPath(['data', 'records', 0, 'studentNo'])).toBe('$.data.records[0].studentNo');
    expect(jsonPath([])).toBe('$');
    expect(jsonPath(['odd "name"', '0', anyIndex])).toBe('$["…"]["…"][*]');
  });

  it('stands for its likes without indexes, and leaves names alone that look like one', () => {
    expect(withoutIndexes(['data', 3, 'a[3]'])).toBe('$.data[*]["…"]');
  });

  it('finds own values only', () => {
    expect(valueAt({ data: [{ id: '1' }] }, ['data', 0, 'id'])).toBe('1');
    expect(valueAt({ data: {} }, ['data', 'constructor'])).toBeUndefined();
    expect(valueAt(null, ['data'])).toBeUndefined();
  });
});

suite('a value', () => {
  it.each([
    [undefined, '缺少'],
    [null, 'null'],
    ['王小明', '字符串（3 字）'],
    ['', '空字符串'],
    ['1234567890123', '数字文本'],
    ['2026-10-15', '日期 yyyy-MM-dd'],
    ['2026-10-15 08:00:00', '时间 yyyy-MM-dd HH:mm:ss'],
    [1, '整数'],
    [1.5, '小数'],
    [false, '布尔值'],
    [[1, 2], '数组（2 项）'],
    [{ a: 1 }, '对象'],
  ])('%j is described as %s, without what it says', (value, words) => {
    expect(describe(value)).toBe(words);
  });
});
