import { describe, expect, it } from 'vitest';
import { emsOf, optionColumns, standsBeside } from './layout.ts';
import { keyText, typeText } from './question.ts';

describe('what is said of a question', () => {
  it('tells choices with one right option from those with several', () => {
    expect(typeText({ questionType: 1, isMultiple: false })).toBe('单选题');
    expect(typeText({ questionType: 1, isMultiple: true })).toBe('多选题');
    expect(([2, 3, 4] as const).map((questionType) => typeText({ questionType, isMultiple: false }))).toEqual([
      '填空题',
      '解答题',
      '其他',
    ]);
  });
});

it('says the key of a question in one line: all letters of a choice, the usual answer of each blank', () => {
  expect(keyText(1, [['B', 'D']])).toBe('BD');
  expect(keyText(2, [['3', '三'], ['-1']])).toBe('3；-1');
});

describe('the layout of a question', () => {
  it('puts short options side by side and long ones below each other', () => {
    expect(optionColumns(['谐', '建', '园', '校'])).toBe(4);
    expect(optionColumns(['$-3x-23y$', '$\\frac{1}{2}$', '9', '7'])).toBe(4);
    expect(optionColumns(['两点之间，线段最短', '两点确定一条直线'])).toBe(2);
    expect(optionColumns(['这个选项把事情的来龙去脉都讲得清清楚楚明明白白', '短'])).toBe(1);
    expect(optionColumns(['一\n二', '三'])).toBe(1);
  });

  it('measures a command of LaTeX as the one sign that it is', () => {
    expect(emsOf('$\\triangle$')).toBe(emsOf('x'));
  });

  it('puts wide figures below the text', () => {
    expect([undefined, 160, 260, 261].map(standsBeside)).toEqual([true, true, true, false]);
  });
});
