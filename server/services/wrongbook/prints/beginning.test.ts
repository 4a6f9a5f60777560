import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it('leaves a short text as it is, on one line', () => {
  expect(beginningOf('计算\n $-3^2$ 的值', 20)).toBe('计算 $-3^2$ 的值');
});

it('ends a long one before a formula for which there is no room, never within', () => {
  expect(beginningOf('已知 $\\frac{1}{2}x+\\frac{3}{4}y=1$，求 y', 8)).toBe('已知 …');
  expect(beginningOf('一二三四五六', 4)).toBe('一二三四…');
});

it('keeps what is marked whole, and counts it without its signs', () => {
  expect(beginningOf('“{.睨}之{.久而}不去', 5)).toBe('“{.睨}之{.久而}…');
  expect(beginningOf('“{.睨}之{.久而}不去', 4)).toBe('“{.睨}之…');
});

it('takes a character beyond 16 bits for one', () => {
  expect(beginningOf('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…');
});
