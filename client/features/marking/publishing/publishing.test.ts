import { expect, it } from 'vitest';
import { openMarks, rangesOf, rowsOf, sumOf, type Publishing } from './publishing.ts';

type Question = Publishing['questions'][number];

const question = (number: number, questionType: Question['questionType'], counts: Partial<Question>): Question => ({
  questionId: `q${number}`,
  number,
  questionType,
  full: 3,
  stem: '',
  group: null,
  answerCount: 48,
  markedCount: 48,
  reviewedCount: 0,
  doubtfulCount: 0,
  sureCount: 48,
  meanRate: null,
  ...counts,
});

const questions = [
  question(1, 1, { sureCount: 46, doubtfulCount: 2 }),
  question(2, 1, { sureCount: 47, doubtfulCount: 1 }),
  question(3, 3, { full: 10, markedCount: 40, reviewedCount: 30, sureCount: 6, doubtfulCount: 12 }),
];

it('counts every answer once: seen, sure, doubtful or without a score', () => {
  const rows = rowsOf(questions);
  expect(rows).toEqual([
    { kind: '选择题', numbers: [1, 2], open: 'q1', answers: 96, reviewed: 0, sure: 93, doubtful: 3, unmarked: 0 },
    { kind: '解答题', numbers: [3], open: 'q3', answers: 48, reviewed: 30, sure: 6, doubtful: 4, unmarked: 8 },
  ]);
  const { answers, ...parts } = sumOf(rows);
  expect(parts).toEqual({ reviewed: 30, sure: 99, doubtful: 7, unmarked: 8 });
  expect(Object.values(parts).reduce((sum, count) => sum + count)).toBe(answers);
});

it('says how many marks hang on what is doubtful', () => {
  expect(openMarks(questions)).toBe(3 * 3 + 4 * 10);
});

it('names numbers in short', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toBe('1–3、5、8–9');
});
