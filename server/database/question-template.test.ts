import { describe, expect, it } from 'vitest';
import { templateOf } from './question-template.ts';

const keyOf = (
  stem: string,
  change: { questionType?: number; options?: string; figure?: string } = {},
  points = ['1'],
) => templateOf({ questionType: 1, stem, options: '["甲","乙"]', figure: '', ...change }, points);

describe('the template of a question', () => {
  it.each([
    ['numbers', '计算 $\\frac{1}{2}+3.5$', '计算 $\\frac{11}{20}+4$'],
    ['signs of numbers', '$x=-3$ 时求 $2x$', '$x=5$ 时求 $7x$'],
    ['letters of variables', '若 $a^2=4$，求 $a$', '若 $m^2=9$，求 $m$'],
    ['names of points', '在 $\\triangle ABC$ 中 $AB=3$', '在 $\\triangle DEF$ 中 $DE=4$'],
    ['spaces and what it is worth', '（6 分）求 $x+1$ 的值', '求 $x + 2$ 的值'],
  ])('is shared whatever the %s', (_, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it('is shared whatever the options and figure where the stem has numbers', () => {
    expect(keyOf('3 的相反数是', { options: '["3","-3"]', figure: 'a' })).toBe(keyOf('4 的相反数是', { figure: 'b' }));
  });

  it.each([
    ['words', '求 $3$ 的相反数', '求 $3$ 的倒数'],
    ['functions', '求 $\\sin 30^\\circ$', '求 $\\cos 30^\\circ$'],
    ['Latin words', 'There are 3 eggs.', 'There are 3 legs.'],
  ])('is another for other %s', (_, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('is another for another kind or point, and for other options or another figure of a stem without numbers', () => {
    const stem = '下列说法正确的是（2 分）';
    const keys = [
      keyOf(stem),
      keyOf(stem, { questionType: 2 }),
      keyOf(stem, {}, ['2']),
      keyOf(stem, { options: '["丙","丁"]' }),
      keyOf(stem, { figure: 'a' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf(stem, {}, ['1', '2'])).toBe(keyOf(stem, {}, ['2', '1']));
  });
});
