import { describe as suite, expect, it } from 'vitest';
import { anyIndex, describe, jsonPath, valueAt, withoutIndexes } from './values.ts';

suite('a path', () => {
  it('is written as JSON path, names that are no identifiers in brackets', () => {
    expect(jsonPath(['data', 'records', 0, 'studentNo'])).toBe('$.data.records[0].studentNo');
    expect(jsonPath([])).toBe('$');
    expect(jsonPath(['odd "name"', '0', anyIndex])).toBe('$["odd \\"name\\""]["0"][*]');
  });

  it('stands for its likes without indexes, and leaves names alone that look like one', () => {
    expect(withoutIndexes(['data', 3, 'a[3]'])).toBe('$.data[*]["a[3]"]');
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
    ['a"b', '字符串 "a\\"b"'],
    [1, '整数 1'],
    [1.5, '小数 1.5'],
    [false, '布尔值 false'],
    [[1, 2], '数组（2 项）'],
    [{ a: 1 }, '对象 {"a":1}'],
  ])('%j is described as %s', (value, words) => {
    expect(describe(value)).toBe(words);
  });
});
