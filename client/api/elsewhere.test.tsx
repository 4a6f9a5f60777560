import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doneBy, type Done } from '../../contracts/effects.ts';
import { addStudent, pageStudents } from '../../contracts/vesta/student.ts';
import type { Incoming } from './send.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('./send.ts', () => ({ send }));

const { call } = await import('./call.ts');
const { outdated } = await import('./elsewhere.ts');
const { followOtherTabs, readNewest } = await import('./refetch.ts');
const { useCall } = await import('./use-call.ts');

const newcomer = { schoolId: '1', name: '王小明', studentNo: '1' };
const elsewhere = doneBy(addStudent, newcomer, { id: '1' });

let answers = 0;
let schools = 0;
let schoolId = '';
/** Stands for the other tab. */
let other: BroadcastChannel;

const useStudents = () => useCall(pageStudents, { schoolId });
const isOutdated = () => Object.keys(outdated.names).length > 0;

beforeEach(() => {
  schoolId = `elsewhere-${++schools}`;
  const body = () => ({ text: async () => JSON.stringify({ code: 200, data: ++answers }) }) as Blob;
  send
    .mockReset()
    .mockImplementation(async (): Promise<Incoming> => ({ status: 200, header: () => null, body: body() }));
  followOtherTabs();
  other = new BroadcastChannel('understudy:writes');
});

afterEach(() => {
  other.close();
  cleanup();
});

async function shown() {
  const { result, unmount } = renderHook(useStudents);
  await waitFor(() => expect(result.current.data).toBeDefined());
  return { data: () => result.current.data, unmount };
}

it('what another tab has changed stays on screen until the newest is asked for', async () => {
  const students = await shown();
  const before = students.data();
  other.postMessage(elsewhere);
  await waitFor(() => expect(isOutdated()).toBe(true));
  expect(students.data()).toBe(before);
  await act(readNewest);
  expect(students.data()).not.toBe(before);
  expect(isOutdated()).toBe(false);
});

it('an answer that another tab has changed is not shown again to who comes back to it', async () => {
  const students = await shown();
  const before = students.data();
  other.postMessage(elsewhere);
  await waitFor(() => expect(isOutdated()).toBe(true));
  students.unmount();
  await waitFor(() => expect(isOutdated()).toBe(false));
  expect((await shown()).data()).not.toBe(before);
});

it('what is written here is told to other tabs, and outdates nothing here', async () => {
  const heard: Done[] = [];
  other.onmessage = ({ data }: MessageEvent<Done>) => void heard.push(data);
  const students = await shown();
  const before = students.data();
  await act(() => call(addStudent, newcomer));
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]!.touched).toContain('student');
  expect(isOutdated()).toBe(false);
  expect(students.data()).not.toBe(before);
});
