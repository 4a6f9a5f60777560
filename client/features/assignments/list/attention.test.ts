import { expect, it } from 'vitest';
import { testAssignment } from '../testing.ts';
import type { Assignment } from './assignment.ts';
import { dueIn, mattersIn } from './attention.ts';

const now = new Date(2026, 10, 24, 10);

const work = (id: string, rest: Partial<Assignment>): Assignment => ({
  ...testAssignment,
  id,
  studentCount: 44,
  submittedCount: 44,
  absentCount: 0,
  markedCount: 44,
  printedCount: 44,
  ...rest,
});

it('puts first what cannot go on: to mend, unmarked, doubtful, ready to publish', () => {
  const works = [
    work('publish', {}),
    work('doubtful', { doubtfulCount: 8 }),
    work('unmarked', { markedCount: 40 }),
    work('mend', { trayCount: 3, doubtfulCount: 12 }),
    work('published', { stage: 'published' }),
    work('running', { isBeingMarked: true }),
  ];
  expect(mattersIn(works).map(({ work: { id }, count, unit, label }) => [id, `${count} ${unit}${label}`])).toEqual([
    ['mend', '3 页待处理'],
    ['unmarked', '4 份待批改'],
    ['doubtful', '8 处存疑'],
    ['publish', '44 份可以发布'],
  ]);
});

it('tells more students first among alike', () => {
  const works = [work('few', { doubtfulCount: 1 }), work('many', { doubtfulCount: 1, studentCount: 132 })];
  expect(mattersIn(works).map(({ work: { id } }) => id)).toEqual(['many', 'few']);
});

it('shows what is due within two days and not all in, the earliest first, then what nobody has printed', () => {
  const open = { stage: 'collecting', submittedCount: 38, markedCount: 38 } as const;
  const works = [
    work('unprinted', { stage: 'collecting', submittedCount: 0, printedCount: 0 }),
    work('late', { ...open, dueTime: '2026-11-25 23:59:59' }),
    work('today', { ...open, dueTime: '2026-11-24 23:59:59' }),
    work('over', { ...open, dueTime: '2026-11-23 23:59:59' }),
    work('far', { ...open, dueTime: '2026-11-30 23:59:59' }),
    work('all in', { dueTime: '2026-11-24 23:59:59' }),
  ];
  expect(dueIn(works, now).map(({ work: { id }, label }) => [id, label])).toEqual([
    ['over', '已过截止'],
    ['today', '今天截止'],
    ['late', '明天截止'],
    ['unprinted', '未打印'],
  ]);
});
