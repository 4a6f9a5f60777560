import { expect, it } from 'vitest';
import { searchQuery, searchText } from './full-text.ts';

it('sets Chinese characters apart and keeps words and numbers', () => {
  expect(searchText('解方程 $2x+3=7$，', 'Past Tense')).toBe('解 方 程 2x 3 7 past tense');
  expect(searchText('{.睨}之久，h{_a}t')).toBe('睨 之 久 hat');
  expect(searchText('边长3cm的正方形ABCD中')).toBe('边 长 3cm 的 正 方 形 abcd 中');
});

it('searches for each word as a phrase, and never hands operators on', () => {
  expect(searchQuery('一元二次  方程')).toBe('"一 元 二 次"* AND "方 程"*');
  expect(searchQuery('a OR "b" NEAR(*')).toBe('"a"* AND "or"* AND "b"* AND "near"*');
  expect(searchQuery(' ，。* ')).toBeUndefined();
});
