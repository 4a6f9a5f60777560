import { describe, expect, it } from 'vitest';
import { wrongRateFilters } from '../../../../contracts/constants/mistakes.ts';
import {
  causesNote,
  causesText,
  figuresOf,
  leadBasis,
  leadOf,
  leadText,
  toneOfWrong,
  weekText,
  wrongRateText,
  type BookPage,
  type ClassMistake,
} from './book.ts';

type Given = Partial<ClassMistake> & Pick<ClassMistake, 'questionId'>;

const mistake = ({ answered = 40, wrong = 20, ...rest }: Given): ClassMistake => ({
  questionType: 2,
  stem: `题干 ${rest.questionId}`,
  points: ['去括号'],
  answered,
  wrong,
  wrongRate: wrong / answered,
  lastTime: '2026-11-02 08:00:00',
  grade: { answered: 100, wrong: 30 },
  school: { answered: 100, wrong: 30 },
  causes: [],
  ...rest,
});

const bookOf = (
  records: ClassMistake[],
  buckets: Partial<BookPage['buckets']>,
): Pick<BookPage, 'records' | 'buckets'> => ({
  records,
  buckets: { all: records.length, above40: 0, from30to40: 0, from10to30: 0, below10: 0, ...buckets },
});

const cause = (name: 'concept' | 'method', count: number, confirmed = 0) => ({ cause: name, count, confirmed });

describe('what the mistakes of a class have in common', () => {
  const one = mistake({ questionId: '1', causes: [cause('concept', 12), cause('method', 4)] });
  const two = mistake({ questionId: '2', wrong: 24, causes: [cause('concept', 10), cause('method', 14)] });
  const other = mistake({ questionId: '3', wrong: 39, points: ['绝对值'] });
  const milder = mistake({ questionId: '4', wrong: 14 });

  it('is the point of most questions of the worst bucket', () => {
    const lead = leadOf(bookOf([other, two, one, milder], { above40: 3, from30to40: 1 }))!;
    expect([lead.bucket, lead.total, lead.point]).toEqual(['above40', 3, '去括号']);
    expect(lead.questions.map(({ questionId }) => questionId)).toEqual(['2', '1']);
    expect([lead.own, lead.grade]).toEqual([
      { answered: 80, wrong: 44 },
      { answered: 200, wrong: 60 },
    ]);
    expect(lead.cause).toEqual({ cause: 'concept', share: 22 / 40, isSuggested: true });
    expect(leadText(lead).join('')).toBe(
      '错误率 40% 以上的 3 题里，2 题考查去括号，错因最多的是概念不清（55.0%，建议）。',
    );
    expect(leadBasis(lead)).toBe('这 2 题答错 44 人次，占作答的 55.0%（44/80）；年级 30.0%（60/200）。');
  });

  it('is looked for in the next bucket where the worst is empty, and of points with as many questions the one with more mistakes', () => {
    const angle = mistake({ questionId: '5', wrong: 15, points: ['角'] });
    const lead = leadOf(bookOf([milder, angle], { from30to40: 2 }))!;
    expect([lead.bucket, lead.point, lead.cause]).toEqual(['from30to40', '角', undefined]);
    expect(leadText(leadOf(bookOf([milder], { from30to40: 1 }))!).join('')).toBe('错误率 30%–40%的 1 题考查去括号。');
  });

  it('is said without a point where questions have none, and not at all without mistakes', () => {
    const bare = mistake({ questionId: '6', points: [] });
    expect(leadText(leadOf(bookOf([bare], { above40: 1 }))!).join('')).toBe('错误率 40% 以上的 1 题还没有标知识点。');
    expect(leadOf(bookOf([], {}))).toBeUndefined();
  });

  it('calls a cause confirmed once somebody has said so', () => {
    const said = mistake({ questionId: '7', causes: [cause('method', 9, 2)] });
    expect(leadText(leadOf(bookOf([said], { above40: 1 }))!)[2]).toBe('，错因最多的是方法（100.0%）。');
    expect(causesNote(said.causes)).toBe('9 人，其中 7 人为建议');
    expect(causesNote([cause('method', 9, 9)])).toBe('9 人，均已确认');
    expect(causesText(one.causes)).toBe('概念不清 12 · 方法 4');
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
