import { describe, expect, test } from 'vitest';
import { runs } from '../../../server/testing/soak.ts';
import type { BankQuestion } from '../bank.ts';
import * as check from '../testing/checking.ts';
import { coursesIn } from '../courses.ts';

const points = check.pointsOf(coursesIn('1', '3'));
const worlds = check.worldsOf(points, runs(4, 20));
const all = check.distinctIn(worlds);
/** Here every way to fill a blank is read too, since words are what is taught. */
const texts = all.flatMap((question) => [
  ...check.textsOf(question),
  ...('answers' in question ? question.answers.flat() : []),
]);

/** Whole compositions have the marks that they get in an examination. */
const isComposition = (question: BankQuestion): boolean => {
  if (question.type !== 'other' || !/不少于[4-8]00字/.test(question.stem)) return false;
  const sum = question.rubric.reduce((total, { score }) => total + score, 0);
  return sum >= 30 && sum <= 60;
};

describe('what there is', () => {
  test('grades lie in their stage, and points have names of their own within a subject', () => {
    expect(check.pointsAstray(points)).toEqual([]);
    expect(check.repeatedPoints(points)).toEqual([]);
  });
});

describe('every question', () => {
  test('has a stem of its own', () => {
    expect(check.repeatedStems(worlds)).toEqual([]);
  });

  test('has different options, four of a single choice, two or more right ones of a multiple one', () => {
    expect(check.withPoorOptions(all)).toEqual([]);
  });

  test('to fill in has an answer for each blank', () => {
    const toFill = all.filter(({ type }) => type === 'fill');
    expect(toFill.length).toBeGreaterThan(0);
    expect(check.withPoorBlanks(toFill)).toEqual([]);
  });

  test('with a rubric gives two to four marks of a sane sum; only whole compositions give more', () => {
    expect(check.withPoorRubrics(all, isComposition)).toEqual([]);
  });

  test('marks the words that it calls marked', () => {
    expect(check.withPoorMarks(all)).toEqual([]);
  });

  test('has a solution and a facility that can be', () => {
    expect(check.withPoorSolutions(all)).toEqual([]);
    expect(check.withPoorFacility(all)).toEqual([]);
  });

  test('leaves no text empty and has the figure that it speaks of', () => {
    expect(check.withPoorTexts(all)).toEqual([]);
    expect(check.withPoorFigures(all)).toEqual([]);
  });
});

describe('typography', () => {
  test('has no Western punctuation beside Chinese characters', () => {
    expect(check.withWesternBesideChinese(texts)).toEqual([]);
  });

  test('has no Chinese punctuation where everything else is English', () => {
    const mixed = (text: string) => /[a-z]/.test(text) && !/[一-鿿]/.test(text) && /[，。；：？！（）“”、]/.test(text);
    expect(texts.filter(mixed)).toEqual([]);
  });

  test('pairs its dollars, quotes and brackets', () => {
    expect(check.withUnpairedSigns(texts)).toEqual([]);
  });

  test('never points at options by letter or place, since they are shuffled', () => {
    expect(check.withLetteredOptions(all)).toEqual([]);
  });
});
