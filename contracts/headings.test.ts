import { expect, it } from 'vitest';
import { chineseNumber, numbersText, runsOf, sectionHeading, totalScore } from './headings.ts';

it('counts in Chinese', () => {
  expect([1, 2, 9, 10, 11, 19, 20, 21, 99].map(chineseNumber)).toEqual([
    '一',
    '二',
    '九',
    '十',
    '十一',
    '十九',
    '二十',
    '二十一',
    '九十九',
  ]);
});

it('tells in the heading of a section how many questions there are and what they are worth', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => (index < 10 ? 2 : 4));
  expect(sectionHeading(1, '选择题', twenty)).toBe('一、选择题（共 20 题，共 60 分）');
  expect(sectionHeading(2, '填空题', [3, 3, 3])).toBe('二、填空题（共 3 题，每题 3 分，共 9 分）');
  expect(sectionHeading(3, '作文', [60])).toBe('三、作文（共 1 题，60 分）');
  expect(sectionHeading(4, '附加题', [])).toBe('四、附加题');
  expect(sectionHeading(5, '默写', [0, 0])).toBe('五、默写（共 2 题）');
});

it('adds up scores without the rests of floating point', () => {
  expect(totalScore([0.1, 0.2])).toBe(0.3);
  expect(totalScore([])).toBe(0);
});

it('tells numbers that follow each other by the first and the last', () => {
  expect([[], [3], [3, 4], [1, 2, 3, 7, 9, 10]].map(numbersText)).toEqual(['', '3', '3～4', '1～3、7、9～10']);
});

it('keeps together what is of one group and next to each other, and nothing else', () => {
  const run = (text: string) => runsOf([...text], (one) => (one === '-' ? undefined : one)).map((all) => all.join(''));
  expect(run('aab--bba')).toEqual(['aa', 'b', '-', '-', 'bb', 'a']);
  expect(run('')).toEqual([]);
});
