// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createContext, use, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { followServer } from '../../../api/clock.ts';
import '../../../components/testing.tsx';
import { clearTeacher, teacher } from '../../../session/teacher.ts';
import { useLesson } from '../use-lesson.ts';
import { useClassBook } from './use-class-book.ts';
import { useLecture } from './lecture/use-lecture.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../api/call.ts', () => ({ call }));

const nothing = {
  records: [],
  total: 0,
  buckets: { all: 0, above40: 0, from30to40: 0, from10to30: 0, below10: 0 },
  lead: null,
};

const Shown = createContext<ReactNode>(null);
const Inside = () => use(Shown);

/** A hook at an address, with the query of the address as it is by then. */
function hookAt<Result>(address: string, hook: () => Result) {
  const router = createMemoryRouter([{ path: '*', element: <Inside /> }], { initialEntries: [address] });
  const { result } = renderHook(() => ({ value: hook(), query: new URLSearchParams(useLocation().search) }), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </SWRConfig>
    ),
  });
  return result;
}

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (_endpoint: Endpoint) => nothing);
  clearTeacher();
  Object.assign(teacher, { classId: '71', courseId: '11', learningYear: '202601' });
});

describe('the class book', () => {
  it('asks for what header and address say, worst first, and keeps the page when a question opens', async () => {
    const result = hookAt('/book?bucket=above40&pointId=5&current=2&cause=none', () => useClassBook(useLesson()));
    await waitFor(() => expect(call).toHaveBeenCalled());
    const asked = call.mock.calls.map(([, input]) => input as object);
    expect(asked).toContainEqual({
      classId: '71',
      courseId: '11',
      learningYear: '202601',
      bucket: 'above40',
      pointId: '5',
      current: 2,
      size: 20,
      descs: 'wrongRate',
    });
    act(() => result.current.value!.setOpen('9'));
    await waitFor(() => expect(result.current.query.get('open')).toBe('9'));
    expect(result.current.query.get('current')).toBe('2');
    act(() => result.current.value!.lecture(['9', '8'], '8'));
    await waitFor(() => expect(result.current.query.get('lecture')).toBe('9,8'));
    expect(result.current.query.get('at')).toBe('8');
  });

  it('forgets what belongs to another lesson, but not what an address brings with it', async () => {
    Object.assign(teacher, { classId: '', courseId: '' });
    const result = hookAt('/book?pointId=5&open=9&bucket=above40', () => useClassBook(useLesson()));
    expect(result.current.value).toBeNull();
    expect(call).not.toHaveBeenCalled();
    act(() => void Object.assign(teacher, { classId: '71', courseId: '11' }));
    await waitFor(() => expect(result.current.value?.open).toBe('9'));
    act(() => void Object.assign(teacher, { classId: '72', courseId: '' }));
    act(() => void Object.assign(teacher, { courseId: '11' }));
    await waitFor(() => expect(result.current.query.get('open')).toBeNull());
    expect(result.current.query.get('pointId')).toBeNull();
    expect(result.current.query.get('bucket')).toBe('above40');
  });
});

describe('the class book of the classic set', () => {
  const useClassic = () => useClassBook(useLesson('term and type'));

  it('R9.8 R9.9 is of the type of mistakes and of the term that the header has, whatever the address says', async () => {
    Object.assign(teacher, { learningTerm: '202502', mistakeType: 1 });
    hookAt('/book?source=2', useClassic);
    await waitFor(() => expect(call).toHaveBeenCalled());
    const [, asked] = call.mock.calls[0]!;
    expect(asked).toMatchObject({ learningYear: '202502', source: 1 });
  });

  it('R5.6 R9.9 goes back a week or a month where the term says so', async () => {
    followServer('Thu, 15 Oct 2026 04:00:00 GMT', null);
    for (const [learningTerm, from] of [
      ['1', '2026-10-09'],
      ['2', '2026-09-16'],
    ]) {
      call.mockClear();
      Object.assign(teacher, { learningTerm, mistakeType: 1 });
      hookAt('/book', useClassic);
      await waitFor(() => expect(call).toHaveBeenCalled());
      const [, asked] = call.mock.calls[0]!;
      expect(asked).toMatchObject({ from, source: 1 });
      expect(asked).not.toHaveProperty('learningYear');
    }
    followServer(new Date().toUTCString(), null);
  });
});

describe('讲评', () => {
  it('goes through the steps of one question and on to the next, which begins anew', async () => {
    const result = hookAt('/book?lecture=8,9&at=8&current=2', () => useLecture(['8', '9'], '8'));
    const stages: string[] = [];
    const forth = () => {
      stages.push(`${result.current.value.stage.step}${result.current.value.stage.isUncovered ? '+' : ''}`);
      act(() => result.current.value.forth());
    };
    for (let press = 0; press < 5; press++) forth();
    expect(stages).toEqual(['0', '1', '2', '3', '3+']);
    await waitFor(() => expect(result.current.query.get('at')).toBe('9'));
    act(() => result.current.value.leave());
    await waitFor(() => expect(result.current.query.get('lecture')).toBeNull());
    expect([result.current.query.get('open'), result.current.query.get('current')]).toEqual(['8', '2']);
  });

  it('keeps its settings on this machine', () => {
    localStorage.clear();
    const first = hookAt('/book', () => useLecture(['8'], '8'));
    expect(first.current.value.hasCounts).toBe(true);
    act(() => first.current.value.toggleCounts());
    expect(first.current.value.hasCounts).toBe(false);
    expect(hookAt('/book', () => useLecture(['8'], '8')).current.value.hasCounts).toBe(false);
  });
});
