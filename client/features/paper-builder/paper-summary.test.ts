import { expect, it } from 'vitest';
import { addQuestions, setScore } from './paper-building.ts';
import { summaryOf } from './paper-summary.ts';
import { questionWith } from '../question-bank/testing.ts';

const points = (...names: string[]) => names.map((name) => ({ id: name, name }));

const sections = addQuestions(
  [],
  [
    questionWith('1', { facility: 0.8, points: points('加法') }),
    questionWith('2', { facility: 0.69, points: points('加法', '减法') }),
    questionWith('3', { questionType: 3, score: 10, facility: 0.29, points: points('减法') }),
  ],
);

it('counts a paper by type, difficulty and knowledge point', () => {
  expect(summaryOf(sections)).toMatchObject({
    count: 3,
    total: 16,
    types: [
      { name: '选择题', count: 2, score: 6 },
      { name: '解答题', count: 1, score: 10 },
    ],
    difficulties: [
      { name: '容易', count: 1, score: 3 },
      { name: '中等', count: 1, score: 3 },
      { name: '较难', count: 1, score: 10 },
    ],
    points: [
      { name: '减法', count: 2, score: 13 },
      { name: '加法', count: 2, score: 6 },
    ],
  });
});

it('weighs the expected share by what questions are worth in the paper', () => {
  expect(summaryOf(sections).expected).toBe(0.46);
  expect(summaryOf(setScore(sections, '3', 1)).expected).toBe(0.68);
  expect(summaryOf([])).toMatchObject({ count: 0, total: 0, expected: 0, points: [] });
});
