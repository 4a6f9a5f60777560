import { describe, expect, it } from 'vitest';
import { runs } from '../../../server/testing/soak.ts';
import * as check from '../testing/checking.ts';
import { coursesIn } from '../courses.ts';
import { drawn, testQuestions } from '../testing/questions.ts';

const all = drawn(coursesIn('7', '8', '9', '23'), runs(4, 20));
const { points, questions, texts } = all;

describe('Questions of the humanities', () => {
  testQuestions(all, { checks: 100, figures: 20 });

  it('has enough points and questions for each subject', () => {
    for (const [subjectId, fewestPoints, fewestQuestions] of [
      ['8', 14, 70],
      ['9', 12, 60],
      ['7', 10, 45],
      ['23', 8, 40],
    ] as const) {
      const own = points.filter((point) => point.subjectId === subjectId);
      expect(own.length, subjectId).toBeGreaterThanOrEqual(fewestPoints);
      expect(check.sizeOf(own), subjectId).toBeGreaterThanOrEqual(fewestQuestions);
    }
  });

  it('names a point only once, over all subjects', () => {
    expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
  });

  it('offers four options', () => {
    const isFour = (question: (typeof questions)[number]) =>
      !('right' in question) || [question.right, question.wrong].flat().length === 4;
    expect(check.broken(questions, (question) => !isFour(question))).toEqual([]);
  });

  it('writes no value that is endless', () => {
    expect(texts.filter((text) => /\d\.\d{4}/.test(text))).toEqual([]);
  });

  it('gives marks that add up to those in the question', () => {
    expect(
      check.broken(questions, (question) => {
        if (!('rubric' in question)) return false;
        const sum = question.rubric.reduce((total, { score }) => total + score, 0);
        const told = [...question.stem.matchAll(/（(\d+)分）/g)].reduce((total, [, score]) => total + Number(score), 0);
        return told !== sum;
      }),
    ).toEqual([]);
  });
});
