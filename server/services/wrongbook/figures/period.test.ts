import { describe, expect, it } from 'vitest';
import { periodOf } from './period.ts';

const today = '2026-11-22';
const first = '2025-11-22';
const of = (asked: Parameters<typeof periodOf>[0]) => periodOf(asked, today, first);

describe('the days that figures are of', () => {
  it.each([
    [{}, '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    [{ range: 'month', month: '2026-09' }, '2026-09-01', '2026-09-30', '2026-08-01', '2026-08-31'],
    [{ range: 'month', month: '2026-03' }, '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    [{ range: 'month', month: '2026-01' }, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    [{ range: 'today' }, today, today, '2026-11-21', '2026-11-21'],
    [{ range: 'week' }, '2026-11-16', today, '2026-11-09', '2026-11-15'],
    [{ range: 'term' }, '2026-08-01', today, '2026-02-01', '2026-05-25'],
    [{ range: 'term', term: '202502' }, '2026-02-01', '2026-07-31', '2025-08-01', '2026-01-31'],
    [{ range: 'term', term: '202503' }, '2025-08-01', '2026-07-31', '2024-08-01', '2025-07-31'],
    [{ range: 'custom', from: '2026-03-01', to: '2026-03-10' }, '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
    [{ range: 'all' }, first, today, '', ''],
  ] as const)('%o', (asked, from, to, beforeFrom, beforeTo) => {
    expect(of(asked)).toEqual({ from, to, before: { from: beforeFrom, to: beforeTo } });
  });

  it('of the last day of a long month are compared with the whole of a short one before', () => {
    const { to, before } = periodOf({}, '2026-03-31', first);
    expect([to, before]).toEqual(['2026-03-31', { from: '2026-02-01', to: '2026-02-28' }]);
    expect(periodOf({}, '2026-03-30', first).before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});
