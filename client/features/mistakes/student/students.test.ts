import { describe, expect, it } from 'vitest';
import { dueFirst, isGrowing, sharesOf, spoken, studentBeside, studentsWith } from './students.ts';
import { studentWith } from './testing.ts';

const students = [
  studentWith('3', { due: 2 }),
  studentWith('1', { due: 2, studentName: '宋雨桐' }),
  studentWith('2', { due: 9 }),
];
const idsOf = (list: readonly { studentId: string }[]) => list.map(({ studentId }) => studentId);

describe('the list of a class', () => {
  it('has those with most to practise first, equals as the class list has them, and changes nothing it was given', () => {
    expect(idsOf(dueFirst(students))).toEqual(['2', '1', '3']);
    expect(idsOf(students)).toEqual(['3', '1', '2']);
  });

  it('is searched by name and by number', () => {
    expect(idsOf(studentsWith(students, '雨桐'))).toEqual(['1']);
    expect(idsOf(studentsWith(students, '20263'))).toEqual(['3']);
    expect(idsOf(studentsWith(students, ''))).toEqual(['3', '1', '2']);
  });

  it('is walked from student to student, not past its ends, and from its beginning where nobody of it is open', () => {
    expect(studentBeside(students, '3', 1)?.studentId).toBe('1');
    expect(studentBeside(students, '3', -1)).toBeUndefined();
    expect(studentBeside(students, '2', 1)).toBeUndefined();
    expect(studentBeside(students, 'gone', 1)?.studentId).toBe('3');
  });
});

describe('the line of six weeks', () => {
  it('grows where more is open than six weeks ago', () => {
    expect(isGrowing(studentWith('1', { line: [3, 9, 9, 9, 9, 4] }))).toBe(true);
    expect(isGrowing(studentWith('1', { line: [4, 1, 1, 1, 1, 4] }))).toBe(false);
  });

  it('is drawn by its highest point, also where nothing was ever open', () => {
    expect(sharesOf(studentWith('1', { line: [0, 2, 4, 4, 2, 1] }))).toEqual([0, 0.5, 1, 1, 0.5, 0.25]);
    expect(sharesOf(studentWith('1'))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is told in words too', () => {
    expect(
      spoken(studentWith('1', { due: 2, open: 3, line: [1, 1, 1, 1, 1, 3], lastPractice: '2026-11-12 10:00:00' })),
    ).toBe('学生1，到期 2，未掌握 3，巩固中 0，已掌握 0，六周前未掌握 1，11-12 练过');
  });
});
