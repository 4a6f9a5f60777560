import { describe, expect, it } from 'vitest';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { QuestionAnswers } from '../marks.ts';
import { scaledRubric, sumOfPoints } from '../rubric.ts';
import { answerKeyFormOf, answerKeyOfForm, withLetter } from './answer-key-form.ts';

type Question = QuestionAnswers['question'];

const question = (type: number, answers: string[][]) => ({ questionType: type, answers }) as Question;

describe('a key while it is edited', () => {
  it.each([
    ['letters of a choice', questionType.choice, [['A', 'C']]],
    ['variants of blanks', questionType.fillIn, [['1/2', '0.5'], ['-3']]],
    ['one text with its lines', questionType.answer, [['解：x=1\n所以 y=2']]],
    ['words of a dictation', questionType.other, [['春'], ['夏']]],
  ])('keeps %s', (_, type, answers) => {
    const asked = question(type, answers);
    const key = { version: 0, answers, rubric: [{ text: '过程', score: 2 }] };
    expect(answerKeyOfForm(asked, answerKeyFormOf(asked, key))).toEqual({ answers, rubric: key.rubric });
  });

  it('puts one letter in the place of another, or beside it where several are right', () => {
    expect(withLetter('B', 'A', false)).toBe('A');
    expect(withLetter('B', 'A', true)).toBe('AB');
    expect(withLetter('AB', 'B', true)).toBe('A');
  });
});

describe('points of a rubric', () => {
  it('add up to what the question counts in the paper', () => {
    const rubric = [1, 1, 1].map((score, index) => ({ text: String(index), score }));
    for (const full of [3, 10, 7.5])
      expect(sumOfPoints(scaledRubric(rubric, full).map(({ score }) => score))).toBe(full);
  });
});
