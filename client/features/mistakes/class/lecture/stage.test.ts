import { expect, it } from 'vitest';
import { answerName, beginning, elapsedText, lectureSteps, stageAfter, stageBefore, type Stage } from './stage.ts';

it('uncovers a question in four steps, then the answer to the similar one, and goes on to the next question', () => {
  const stages: Stage[] = [];
  for (let stage: Stage | null = beginning; stage; stage = stageAfter(stage)) stages.push(stage);
  expect(stages.map(({ step, isUncovered }) => `${lectureSteps[step]}${isUncovered ? '，答案' : ''}`)).toEqual([
    '看题',
    '找错',
    '正解',
    '再试一题',
    '再试一题，答案',
  ]);
  // The way back leads through the same, and ends at the first.
  for (const [index, stage] of stages.entries()) expect(stageBefore(stage)).toEqual(stages[Math.max(0, index - 1)]);
});

it('names answers by letters, and time by minutes', () => {
  expect([0, 1, 2].map(answerName)).toEqual(['错答甲', '错答乙', '错答丙']);
  expect([0, 192_900, 3_600_000].map(elapsedText)).toEqual(['00:00', '03:12', '60:00']);
});
