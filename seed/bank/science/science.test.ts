import { describe, expect, it } from 'vitest';
import { runs } from '../../../server/testing/soak.ts';
import type { BankQuestion } from '../bank.ts';
import * as check from '../testing/checking.ts';
import { coursesIn } from '../courses.ts';
import { drawn, testQuestions } from '../testing/questions.ts';
import { equationsIn, isBalanced } from './balance.ts';
import { Exact, exact } from './exact.ts';
import { tex } from './text.ts';

const all = drawn(coursesIn('4', '5', '6'), runs(4, 20));
const { points, questions, texts } = all;

describe('Questions of science', () => {
  testQuestions(all, { checks: 700, figures: 20 });

  it('has enough points and questions for each subject and stage', () => {
    for (const [subjectId, stage, fewestPoints, fewestQuestions] of [
      ['4', 'junior', 18, 90],
      ['4', 'senior', 17, 80],
      ['5', 'junior', 14, 70],
      ['5', 'senior', 14, 70],
      ['6', 'junior', 10, 40],
      ['6', 'senior', 16, 60],
    ] as const) {
      const own = points.filter((point) => point.subjectId === subjectId && point.stage === stage);
      expect(own.length, `${subjectId} ${stage}`).toBeGreaterThanOrEqual(fewestPoints);
      expect(check.sizeOf(own), `${subjectId} ${stage}`).toBeGreaterThanOrEqual(fewestQuestions);
    }
  });

  it('teaches each subject in its grades only', () => {
    const grades = (subjectId: string) => [
      ...new Set(points.filter((point) => point.subjectId === subjectId).map(({ grade }) => grade)),
    ];
    expect(grades('4').sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12]);
    expect(grades('5').sort((a, b) => a - b)).toEqual([9, 10, 11, 12]);
    expect(grades('6').sort((a, b) => a - b)).toEqual([7, 8, 10, 11, 12]);
  });

  it('leaves no bracket of its own notation in a text', () => {
    expect(texts.filter((text) => /[[\]]/.test(text))).toEqual([]);
  });

  it('balances every chemical equation, in atoms and in charge', () => {
    const withoutWrong = (question: BankQuestion) =>
      check.textsOf(
        'wrong' in question ? { ...question, type: 'multiple', right: [question.right].flat(), wrong: [] } : question,
      );
    const equations = [...new Set(questions.flatMap(withoutWrong).flatMap(equationsIn))];
    expect(equations.length).toBeGreaterThan(50);
    expect(equations.filter((equation) => !isBalanced(equation))).toEqual([]);
  });
});

describe('The notation of science', () => {
  it('sets quantities, formulas and equations', () => {
    expect(tex`[4.2×10^3 J/(kg·℃)]`).toBe(String.raw`$4.2\times 10^{3}\,\mathrm{J/(kg\cdot^\circ C)}$`);
    expect(tex`[SO4^2-] 与 [Ca(OH)2]`).toBe(String.raw`$\mathrm{SO_4^{2-}}$ 与 $\mathrm{Ca(OH)_2}$`);
    expect(tex`$c([H^+])=1$`).toBe(String.raw`$c(\mathrm{H^{+}})=1$`);
    expect(tex`[2H2 + O2 =点燃= 2H2O]`).toBe(String.raw`$\mathrm{2H_2+O_2}\overset{\text{点燃}}{=}\mathrm{2H_2O}$`);
  });

  it('finds equations that are not balanced', () => {
    const whole = (text: string) => equationsIn(text).map(isBalanced);
    expect(whole(tex`[2Fe^3+ + Cu = 2Fe^2+ + Cu^2+]，[Zn - 2e^- = Zn^2+]`)).toEqual([true, true]);
    expect(whole(tex`[N2 + 3H2 ⇌高温、高压/催化剂⇌ 2NH3]，[CH2=CH2 + Br2 → CH2BrCH2Br]`)).toEqual([true, true]);
    expect(whole(tex`[Cu + Ag^+ = Cu^2+ + Ag]，[H2 + O2 =点燃= H2O]`)).toEqual([false, false]);
    expect(whole(tex`$[CO(g)]+\frac{1}{2}[O2(g)]=[CO2(g)]$，$v=at$`)).toEqual([true]);
  });

  it('counts with exact numbers', () => {
    expect(exact(0.1).plus(0.2).toString()).toBe('0.3');
    expect(new Exact(1, 3).places).toBe(Infinity);
    expect(exact(0.00025).scientific).toBe('2.5×10^-4');
    expect(() => new Exact(1, 3).toString()).toThrow(RangeError);
  });
});
