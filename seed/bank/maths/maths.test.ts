import { describe, expect, it } from 'vitest';
import { runs } from '../../../server/testing/soak.ts';
import * as check from '../testing/checking.ts';
import { coursesIn } from '../courses.ts';
import { drawn, testQuestions } from '../testing/questions.ts';

const all = drawn(coursesIn('2'), runs(4, 20));
const { points } = all;

describe('Questions of mathematics', () => {
  testQuestions(all, { checks: 1000, figures: 40 });

  it('has enough points and questions for each stage', () => {
    for (const [stage, fewestPoints, fewestQuestions] of [
      ['primary', 18, 80],
      ['junior', 40, 180],
      ['senior', 30, 120],
    ] as const) {
      const own = points.filter((point) => point.stage === stage);
      expect(own.length, stage).toBeGreaterThanOrEqual(fewestPoints);
      expect(check.sizeOf(own), stage).toBeGreaterThanOrEqual(fewestQuestions);
    }
  });

  it('teaches something in every grade', () => {
    expect([...new Set(points.map(({ grade }) => grade))].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe('The checks of all folders', () => {
  const base = { type: 'single', stem: '结果是（　　）', right: '1', wrong: ['2', '3', '4'], facility: 0.5 } as const;
  const single = { ...base, solution: '这是一个足够长的解答，能看懂。' };

  it('find a value that is off, exactly', () => {
    expect(check.holds({ expression: '0.1+0.2', equals: '3/10' })).toBe(true);
    expect(check.holds({ expression: '1/3', equals: '0.3333333333' })).toBe(false);
    expect(check.holds({ expression: 'sqrt(8)', equals: '2*sqrt(2)' })).toBe(true);
    expect(check.holds({ expression: 'sin(30 deg)', equals: '1/2' })).toBe(true);
    expect(check.holds({ expression: '36 km/h', equals: '10 m/s' })).toBe(true);
    expect(check.holds({ expression: '3<4', equals: 'true' })).toBe(true);
    expect(check.holds({ expression: '2-2', equals: '0' })).toBe(true);
    expect(check.failingChecks([{ ...single, check: { expression: '1+(', equals: '1' } }])).toHaveLength(1);
  });

  it('find what is wrong with a question', () => {
    expect(check.withPoorOptions([{ ...single, wrong: ['2', '2', '4'] }])).toHaveLength(1);
    expect(check.withPoorBrackets([{ ...single, stem: '结果是' }])).toHaveLength(1);
    expect(check.withPoorBlanks([{ ...single, stem: '结果是____' }])).toHaveLength(1);
    expect(check.withPoorFigures([{ ...single, stem: '如图，结果是（　　）' }])).toHaveLength(1);
    expect(check.withLetteredOptions([{ ...single, solution: '错选B的同学没有变号。' }])).toHaveLength(1);
    for (const solution of ['后两项都没有变号。', '其余三项依次漏了符号、系数、指数。', '最后一项不成立。'])
      expect(check.withLetteredOptions([{ ...single, solution }])).toHaveLength(1);
    expect(check.withLetteredOptions([{ ...single, solution: '前三项的和是 6，最后一项的符号不变。' }])).toEqual([]);
    expect(check.withPoorTexts([{ ...single, right: '$NaN$' }])).toHaveLength(1);
    expect(check.repeatedStems([[single, single]])).toHaveLength(1);
  });

  it('find what is wrong with a text', () => {
    expect(check.withWesternPunctuation(['小明,你好', '$f(x)$ 是 1.5', '3.'])).toEqual(['小明,你好', '3.']);
    expect(check.withUnpairedSigns(['$x', '（一', '“一”'])).toEqual(['$x', '（一']);
    expect(check.unreadableFormulas([String.raw`$\frac{1}{2}$，$\frac{1$`])).toHaveLength(1);
  });
});
