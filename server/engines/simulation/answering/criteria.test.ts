import { expect, it } from 'vitest';
import { pointsEarned, summaryOf } from './criteria.ts';

const criteria = ['（1）列式', '（1）方向', '（2）路程', '（2）作答'];
const sentences = ['解：（1）列式。', '所以在西边。', '（2）路程是 55。', '耗油 5.5 升。'];

it('gives each sentence the point that it earns, part by part', () => {
  expect(pointsEarned(sentences, criteria)).toEqual([0, 1, 2, 3]);
  expect(pointsEarned(sentences.slice(2), criteria)).toEqual([2, 3]);
  expect(pointsEarned(['一', '二', '三', '四'], ['甲', '乙'])).toEqual([0, 0, 1, 1]);
});

it('keeps of a summary the parts that were reached', () => {
  const summary = '答：（1）在西边；（2）5.5 升。';
  expect(summaryOf(summary, criteria, () => true)).toBe(summary);
  expect(summaryOf(summary, criteria, (point) => point !== 1)).toBe('答：（2）5.5 升。');
  expect(summaryOf('答：12 只。', ['列式', '作答'], (point) => point === 0)).toBe('');
});
