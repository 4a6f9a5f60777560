import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getClassInfo, getClassTree, updateClass } from '../../contracts/vesta/class.ts';
import { addStudent, pageStudents, removeStudent } from '../../contracts/vesta/student.ts';
import { resetTeacherPassword } from '../../contracts/vesta/teacher.ts';
import type { Incoming } from './send.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('./send.ts', () => ({ send }));

const { call } = await import('./call.ts');
const { callKey, onStale, refetchKinds } = await import('./refetch.ts');
const { useCall } = await import('./use-call.ts');
const { mutate } = await import('swr');

let answers = 0;
let status = 200;
let schools = 0;
let schoolId = '';

const incoming = (data: unknown): Incoming => ({
  status,
  header: () => null,
  body: { text: async () => JSON.stringify({ code: status, data, msg: '不行' }) } as Blob,
});

/** How often something was asked. */
const asked = ({ path }: { path: string }): number =>
  send.mock.calls.map(([sent]) => sent as { url: string }).filter(({ url }) => url.split('?')[0] === path).length;

/** A read on screen, of a school of its own since answers outlive a test. */
async function shown(read: () => { data: unknown }) {
  const { result, unmount } = renderHook(read);
  await waitFor(() => expect(result.current.data).toBeDefined());
  return { data: () => result.current.data, unmount };
}

const useTree = () => useCall(getClassTree, { schoolId });
const useStudents = () => useCall(pageStudents, { schoolId });
const newcomer = { schoolId: '1', name: '王小明', studentNo: '1' };

beforeEach(() => {
  status = 200;
  schoolId = String(++schools);
  send.mockReset().mockImplementation(async () => incoming(++answers));
});

afterEach(cleanup);

describe('after a write', () => {
  it('what is on screen of the kinds that it touches has been read again, and nothing else', async () => {
    const [own, other] = [await shown(useStudents), await shown(() => useCall(getClassInfo, { classId: schoolId }))];
    const before = own.data();
    await act(() => call(updateClass, { classId: '77', className: '2班' }));
    expect(own.data()).not.toBe(before);
    expect([asked(pageStudents), asked(getClassInfo)]).toEqual([2, 1]);
    await act(() => call(updateClass, { classId: schoolId, className: '2班' }));
    expect(asked(getClassInfo)).toBe(2);
    expect(other.data()).toBeDefined();
  });

  it('what is not on screen any more is forgotten, so that nobody sees it as it was', async () => {
    (await shown(useStudents)).unmount();
    await call(addStudent, newcomer);
    expect(asked(pageStudents)).toBe(1);
    const { result } = renderHook(useStudents);
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toBeDefined());
  });

  it('that nothing shows, or that is refused, nothing is read again', async () => {
    await shown(useStudents);
    await act(() => call(resetTeacherPassword, { teacherId: '7' }));
    status = 400;
    await act(() => call(removeStudent, { studentId: '7' }).catch(() => undefined));
    expect(asked(pageStudents)).toBe(1);
  });

  it('the caller may keep what it brings up to date itself', async () => {
    await Promise.all([shown(useStudents), shown(useTree)]);
    await act(() => call(addStudent, newcomer, { kept: [pageStudents] }));
    expect([asked(pageStudents), asked(getClassTree)]).toEqual([1, 2]);
    await act(() => call(addStudent, newcomer, { kept: 'all' }));
    expect([asked(pageStudents), asked(getClassTree)]).toEqual([1, 2]);
  });

  it('in the background, nobody waits for what is read again', async () => {
    await shown(useStudents);
    send.mockImplementation(async ({ url }: { url: string }) =>
      url === addStudent.path ? incoming({ id: '1' }) : new Promise(() => undefined),
    );
    expect(await act(() => call(addStudent, newcomer, { background: true }))).toEqual({ id: '1' });
    expect(asked(pageStudents)).toBe(2);
  });
});

it('the end of a job has read again what shows things of some kinds', async () => {
  await Promise.all([shown(useStudents), shown(() => useCall(getClassInfo, { classId: schoolId }))]);
  await act(() => refetchKinds('student'));
  expect([asked(pageStudents), asked(getClassInfo)]).toEqual([2, 2]);
});

it('a store is told that an answer which it keeps is stale', async () => {
  const again = vi.fn();
  onStale(getClassTree, again);
  await call(resetTeacherPassword, { teacherId: '7' });
  await call(addStudent, newcomer, { kept: [getClassTree] });
  expect(again).not.toHaveBeenCalled();
  await call(addStudent, newcomer);
  expect(again).toHaveBeenCalledOnce();
});

it('an answer that was put in beside SWR is one that writes find', async () => {
  await mutate(callKey(pageStudents, { schoolId }), { records: [] }, { revalidate: false });
  await call(addStudent, newcomer);
  const { result } = renderHook(useStudents);
  expect(result.current.data).toBeUndefined();
});
