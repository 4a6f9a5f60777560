import { describe, expect, it } from 'vitest';
import { studentReport } from '../testing.ts';
import { chaptersOf, mostAnswered } from './chapters.ts';
import { daysText, standingText, subjectOf } from './report.ts';

describe('a report in words', () => {
  it('names days, the year once where both lie in it', () => {
    expect(daysText({ from: '2026-08-01', to: '2026-11-20' })).toBe('2026-08-01 至 11-20');
    expect(daysText({ from: '2025-09-01', to: '2026-01-20' })).toBe('2025-09-01 至 2026-01-20');
  });

  it('has a sign before what lies beside the others, and none where nothing is left after rounding', () => {
    expect([0.52, -0.52, 0.04, -0.04].map(standingText)).toEqual(['+0.5', '−0.5', '0', '0']);
  });

  it('shows the subject that is asked for, else the one that needs most', () => {
    expect(subjectOf(studentReport, '3')?.subjectName).toBe('英语');
    expect(subjectOf(studentReport, '')?.subjectName).toBe('数学');
    expect(subjectOf({ ...studentReport, subjects: [] }, '')).toBeUndefined();
  });
});

describe('the points of a subject', () => {
  const { points } = studentReport.subjects[0]!;

  it('stand under their chapter, whose mastery is their mean weighted by answers', () => {
    const chapters = chaptersOf(points);
    expect(chapters.map(({ name, answered }) => [name, answered])).toEqual([
      ['整式', 44],
      ['有理数', 30],
    ]);
    expect(chapters[0]!.mastery).toBeCloseTo((0.38 * 24 + 0.64 * 20) / 44, 12);
  });

  it('make a radar of those answered most, in their order', () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ ...points[0]!, pointId: String(at), answered: at }));
    expect(mostAnswered(many).map(({ pointId }) => pointId)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });
});
