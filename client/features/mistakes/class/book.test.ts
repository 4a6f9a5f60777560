import { describe, expect, it } from 'vitest';
import { wrongRateFilters } from '../../../../contracts/constants/mistakes.ts';
import {
  causesNote,
  causesText,
  figuresOf,
  leadBasis,
  leadText,
  toneOfWrong,
  weekText,
  wrongRateText,
  type Lead,
} from './book.ts';

const cause = (name: 'concept' | 'method', count: number, confirmed = 0) => ({ cause: name, count, confirmed });

const lead: Lead = {
  bucket: 'above40',
  total: 3,
  point: '去括号',
  questions: [{ questionId: '2' }, { questionId: '1' }],
  own: { answered: 80, wrong: 44 },
  grade: { answered: 200, wrong: 60 },
  causes: [cause('concept', 22), cause('method', 18)],
};

describe('what the mistakes of a class have in common', () => {
  it('is said with the point that most share, and what it rests on', () => {
    expect(leadText(lead).join('')).toBe(
      '错误率 40% 以上的 3 题里，2 题考查去括号，错因最多的是概念不清（55.0%，建议）。',
    );
    expect(leadBasis(lead)).toBe('这 2 题答错 44 人次，占作答的 55.0%（44/80）；年级 30.0%（60/200）。');
  });

  it('is said without a cause where none is known, and without a point where questions have none', () => {
    const single: Lead = { ...lead, bucket: 'from30to40', total: 1, questions: [{ questionId: '4' }], causes: [] };
    expect(leadText(single).join('')).toBe('错误率 30%–40%的 1 题考查去括号。');
    expect(leadText({ ...single, bucket: 'above40', point: '' }).join('')).toBe(
      '错误率 40% 以上的 1 题还没有标知识点。',
    );
  });

  it('calls a cause confirmed once somebody has said so', () => {
    const said = [cause('method', 9, 2)];
    expect(leadText({ ...lead, causes: said })[2]).toBe('，错因最多的是方法（100.0%）。');
    expect(causesNote(said)).toBe('9 人，其中 7 人为建议');
    expect(causesNote([cause('method', 9, 9)])).toBe('9 人，均已确认');
    expect(causesText([cause('concept', 12), cause('method', 4)])).toBe('概念不清 12 · 方法 4');
  });
});

it('R9.7 colours a wrong rate by its one bucket', () => {
  const tones = [41, 40, 30, 10, 9].map((wrong) => toneOfWrong({ answered: 100, wrong }));
  expect(tones).toEqual(['bad', 'weak', 'fair', 'fair', 'fine']);
  expect(new Set(tones).size).toBe(wrongRateFilters.length - 1);
  expect([toneOfWrong({ answered: 0, wrong: 0 }), wrongRateText({ answered: 0, wrong: 0 })]).toEqual(['', '-']);
});

it('sums the books of students, and compares with a week ago', () => {
  const student = (open: number, before: number, due: number) => ({
    studentId: '1',
    studentName: '林芷岚',
    studentNo: '01',
    lastPractice: '',
    open,
    consolidating: 1,
    mastered: 2,
    due,
    line: [0, 0, 0, 0, before, open],
  });
  const figures = figuresOf([student(5, 8, 0), student(4, 4, 3)]);
  expect(figures).toEqual({ open: 9, fewer: 3, mastered: 4, all: 15, due: 3, dueStudents: 1 });
  expect([3, -2, 0].map((fewer) => weekText({ fewer }))).toEqual(['比一周前少 3', '比一周前多 2', '与一周前相同']);
});
