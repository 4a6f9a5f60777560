// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import { OwnMarking } from './OwnMarking.tsx';
import type { OwnPart } from './shapes.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const part = (id: string, own: Partial<OwnPart['own']>, isOpen = true): OwnPart => ({
  id,
  name: `第${id}题`,
  examId: 'e1',
  examName: '期中考试',
  courseName: '语文',
  isLeader: false,
  isOpen,
  own: { quota: 10, marked: 10, sample: 0, third: 0, check: 0, ...own },
});

beforeEach(() => setPaths({ exam: '/marks' }));

async function show(parts: OwnPart[]) {
  call.mockReset().mockResolvedValue(parts);
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <OwnMarking />
        <p>考试列表</p>
      </MemoryRouter>
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
}

it('leads markers from their exams to the desk of each part where something waits', async () => {
  await show([part('1', { marked: 3 }), part('2', {}), part('3', { third: 2 }), part('4', { marked: 0 }, false)]);
  const doors = await screen.findAllByRole('link', { name: '去阅卷' });
  expect(doors.map((door) => door.getAttribute('href'))).toEqual([
    '/marks?examId=e1&step=mark&partId=1',
    '/marks?examId=e1&step=mark&partId=3',
  ]);
  expect(screen.getByText('三评 2')).toBeDefined();
});

it('leaves the list alone where nothing waits', async () => {
  await show([part('2', {})]);
  await screen.findByText('考试列表');
  expect(screen.queryByRole('heading', { name: /我的阅卷/ })).toBeNull();
});
