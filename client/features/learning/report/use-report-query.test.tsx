import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import '../../../components/testing.tsx';
import { usualParts } from './report.ts';
import { useReportQuery } from './use-report-query.ts';

const at = (address: string) =>
  renderHook(() => ({ query: useReportQuery(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/report${address}`]}>{children}</MemoryRouter>
    ),
  }).result;

describe('what of a report is shown', () => {
  it('is the usual, for which the address needs nothing', () => {
    const { current } = at('?classId=7');
    expect(current.query).toMatchObject({ of: 'student', parts: usualParts, isPolished: false, pointView: 'tree' });
  });

  it('is kept in the address, in the order of paper, and beside what else stands there', () => {
    const result = at('?classId=7');
    act(() => result.current.query.setPart('practice', true));
    expect(result.current.query.parts.at(-1)).toBe('practice');
    act(() => result.current.query.setPart('subjects', false));
    act(() => result.current.query.setPointView('radar'));
    const address = new URLSearchParams(result.current.search);
    expect(Object.fromEntries(address)).toEqual({
      classId: '7',
      parts: 'trend,points,weak,advice,practice',
      points: 'radar',
    });
  });

  it('may be nothing at all, and the usual again without a trace', () => {
    const result = at('?parts=advice');
    act(() => result.current.query.setPart('advice', false));
    expect([result.current.query.parts, result.current.search]).toEqual([[], '?parts=none']);
    for (const part of usualParts) act(() => result.current.query.setPart(part, true));
    expect([result.current.query.parts, result.current.search]).toEqual([usualParts, '']);
  });

  it('takes no view and no part that there is not', () => {
    const { current } = at('?parts=advice,ranks&points=cloud');
    expect([current.query.parts, current.query.pointView]).toEqual([['advice'], 'tree']);
  });
});
