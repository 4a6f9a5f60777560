import { describe, expect, it } from 'vitest';
import { arranged } from './auto-timetable.ts';
import { faultAt, faultsOfPlan } from './plan-faults.ts';
import { blankPlan, type Plan, type PlannedSubject } from './plan.ts';

const subject = (changes: Partial<PlannedSubject> = {}): PlannedSubject => ({
  courseId: '1',
  date: '2026-11-23',
  from: '08:00',
  to: '10:00',
  full: '100',
  way: 'scores',
  paperId: '',
  ...changes,
});

const plan = (...subjects: PlannedSubject[]): Plan => ({
  ...blankPlan,
  name: '期中考试',
  gradeId: '7',
  classes: [{ classId: '701', group: '' }],
  subjects,
});

const none = new Map<string, number>();

describe('faults of a plan', () => {
  it('finds none in one that is whole', () => {
    expect(faultsOfPlan(plan(subject()), none)).toEqual({});
  });

  it('names what is missing altogether', () => {
    expect(Object.keys(faultsOfPlan(blankPlan, none)).sort()).toEqual(['classes', 'gradeId', 'name', 'subjects']);
  });

  it('shows a repeated subject, a wrong time and a missing paper at that subject', () => {
    const faults = faultsOfPlan(plan(subject(), subject({ from: '10:00', to: '09:00', way: 'paper' })), none);
    expect(Object.keys(faults).sort()).toEqual(['subjects.1.courseId', 'subjects.1.paperId', 'subjects.1.to']);
  });

  it('shows a paper of 99 of 100 marks at the full marks', () => {
    const faults = faultsOfPlan(plan(subject({ way: 'paper', paperId: '5' })), new Map([['5', 99]]));
    expect(faults).toEqual({ 'subjects.0.full': '试卷总分为 99 分，须一致' });
  });

  it('asks that the lines of marks follow each other', () => {
    const wrong = { ...plan(subject()), lines: { excellent: '60', pass: '60', low: '40' } };
    expect(Object.keys(faultsOfPlan(wrong, none))).toEqual(['settings']);
  });
});

describe('what the server refused', () => {
  const names = (courseId: string) => ({ '1': '语文', '2': '数学' })[courseId] ?? '';
  const two = plan(subject(), subject({ courseId: '2' }));

  it.each([
    ['数学还没有选择试卷', 'subjects.1.courseId'],
    ['七年级1班没有开设数学', 'subjects.1.courseId'],
    ['七年级1班的语文不由你任教，不能安排考试', 'subjects.0.courseId'],
    ['第 1 科的试卷不存在', 'subjects'],
  ])('is shown where it can be mended: %s', (message, field) => {
    expect(faultAt(two, 'subjects', message, names)).toEqual({ [field]: message });
  });
});

it('sets subjects into half days without overlap, and leaves weekends out', () => {
  const six = Array.from({ length: 6 }, (_, index) => subject({ courseId: String(index), full: '150' }));
  // A Friday.
  const times = arranged(six, '2026-11-27').map(({ date, from, to }) => `${date} ${from}-${to}`);
  expect(times).toEqual([
    '2026-11-27 08:00-10:00',
    '2026-11-27 14:00-16:00',
    '2026-11-30 08:00-10:00',
    '2026-11-30 14:00-16:00',
    '2026-12-01 08:00-10:00',
    '2026-12-01 14:00-16:00',
  ]);
});
