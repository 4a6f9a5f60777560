import { expect, it } from 'vitest';
import { leftText } from './history.ts';
import { monthText, trendRows } from './trend.ts';

it('says what is left by an exam in whole questions, and what to do where nothing can be said', () => {
  const day = '2027-01-18';
  expect(leftText({ day, known: 26, remembered: 0.66, fading: 9 })).toBe(
    '不再练的话，到 01-18 已掌握的 26 题预计还记得 17 题',
  );
  expect(leftText({ day, known: 0, remembered: null, fading: 0 })).toBe('还没有已掌握的题，考前先把到期的练会');
  expect(leftText({ day: '', known: 26, remembered: null, fading: 0 })).toMatch(/^选好日期/);
});

it('lists the causes of each month with their share of its wrong answers', () => {
  const causes = [
    { cause: 'concept', count: 3 },
    { cause: 'reading', count: 1 },
  ] as const;
  expect(trendRows([{ month: '2026-09', causes: [...causes] }])).toEqual([
    { month: '2026-09', cause: 'concept', count: 3, share: 0.75 },
    { month: '2026-09', cause: 'reading', count: 1, share: 0.25 },
  ]);
  expect(monthText('2026-09')).toBe('9月');
});
