import { describe, expect, it } from 'vitest';
import {
  amountText,
  missingOf,
  practisingBeside,
  reasonOf,
  shortfallText,
  toggled,
  type Practising,
} from './students.ts';

const student = (studentId: string, questionCount: number, more: Partial<Practising> = {}): Practising => ({
  studentId,
  studentName: `学生${studentId}`,
  classId: '1',
  className: '七年级1班',
  mistakeCount: questionCount,
  ownCount: questionCount,
  questionCount,
  minutes: questionCount * 2,
  score: questionCount * 3,
  shortfall: [],
  ...more,
});

const shortfall = [
  { pointId: '1', name: '去分母', missing: 2 },
  { pointId: '2', name: '去括号', missing: 1 },
];
const students = [student('a', 8), student('b', 0), student('c', 5)];

describe('ticking students', () => {
  it('takes one out of all, and means all again once everybody is ticked', () => {
    const without = toggled(students, [], 'a');
    expect(without).toEqual(['b', 'c']);
    expect(toggled(students, without, 'a')).toEqual([]);
  });

  it('never leaves nobody, which would stand for all', () => {
    expect(toggled(students, ['c'], 'c')).toEqual(['c']);
  });
});

it('goes from one who gets something to the next, past those who get nothing', () => {
  expect(practisingBeside(students, 'a', 1)?.studentId).toBe('c');
  expect(practisingBeside(students, 'c', -1)?.studentId).toBe('a');
  expect(practisingBeside(students, 'c', 1)).toBeUndefined();
  expect(practisingBeside(students, 'b', 1)?.studentId).toBe('a');
});

it('says how much there is, why there is nothing, and where the bank is short', () => {
  expect(amountText(students)).toBe('2 人，平均 6.5 题、13 分钟');
  expect(amountText([student('b', 0)])).toBe('1 人，都没有题可练');
  expect(reasonOf(student('b', 0))).toBe('没有符合条件的错题');
  expect(reasonOf(student('b', 0, { mistakeCount: 3, shortfall }))).toBe('题库没有同类新题');
  expect(shortfallText(shortfall)).toBe('去分母少 2 题、去括号少 1 题');
  const more = [{ pointId: '3', name: '移项', missing: 4 }, ...shortfall, { pointId: '4', name: '余角', missing: 1 }];
  expect(shortfallText(more)).toBe('移项少 4 题、去分母少 2 题、去括号少 1 题，等 4 个知识点');
  expect(missingOf(student('a', 8, { shortfall }))).toBe(3);
});
