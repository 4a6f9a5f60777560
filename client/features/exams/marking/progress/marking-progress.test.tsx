// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawChecks } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { setMarkerState } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import {
  getMarkingProgress,
  getPartFigures,
  noteDrift,
} from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { DialogHost } from '../../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../../components/testing.tsx';
import type { MarkerFigures, PartFigures, Progress } from '../shapes.ts';
import { MarkingProgress } from './MarkingProgress.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const counts = { total: 100, done: 60, two: 70, one: 10, none: 20, third: 0, leader: 1, flagged: 0 };

const progress = {
  total: 200,
  done: 120,
  endTime: '',
  lastSubjectId: '1',
  compared: 70,
  agreed: 63,
  waiting: [{ kind: 'flag', markingPartId: 'p2', subjectId: '1', partName: '作文', reason: 'alike', count: 2 }],
  subjects: [
    {
      subjectId: '1',
      courseName: '语文',
      total: 200,
      done: 120,
      waiting: 3,
      endTime: '',
      unassigned: 0,
      isPublished: false,
      parts: [
        { id: 'p1', name: '14题', isDouble: true, ...counts, leader: 0, endTime: '' },
        { id: 'p2', name: '作文', isDouble: true, ...counts, flagged: 2, endTime: '' },
      ],
    },
  ],
} as unknown as Progress;

const figures = {
  marked: 80,
  perHour: 30,
  mean: 40,
  standardDeviation: 5,
  distribution: [0.5, 0.5],
  compared: 70,
  agreed: 63,
  againSame: 1,
  again: 2,
};

const marker = (teacherId: string, name: string, changes: Partial<MarkerFigures>): MarkerFigures => ({
  teacherId,
  name,
  ...figures,
  state: 'active',
  quota: 100,
  idleMinutes: 1,
  difference: { value: 0.1, low: -0.4, high: 0.6 },
  drift: 'none',
  checked: 0,
  checkedSame: 0,
  ...changes,
});

const part = (id: string): PartFigures =>
  ({
    id,
    name: '作文',
    full: 60,
    isDouble: true,
    tolerance: 6,
    withMachine: false,
    driftLimit: 1,
    leaderId: 't1',
    ...counts,
    comparison: 'pair',
    all: figures,
    markers: [
      marker('t1', '甲老师', {}),
      marker('t2', '乙老师', { drift: 'strict', difference: { value: -2.6, low: -3.1, high: -2.1 } }),
    ],
  }) as unknown as PartFigures;

beforeEach(() => {
  call.mockReset().mockImplementation((endpoint, input) => {
    if (endpoint === getMarkingProgress) return Promise.resolve(progress);
    if (endpoint === getPartFigures) return Promise.resolve(part((input as { markingPartId: string }).markingPartId));
    return Promise.resolve({ drawn: 16 });
  });
});

async function show() {
  const element = (
    <>
      <MarkingProgress examId="e1" />
      <DialogHost />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?examId=e1&step=mark'] });
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { router, stray: await screen.findByRole('region', { name: '乙老师偏严' }) };
}

const sent = (endpoint: unknown): unknown[] =>
  call.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));

it('opens on the part where something waits, and says who strays by how much', async () => {
  const { stray } = await show();
  expect(sent(getPartFigures)).toEqual([{ markingPartId: 'p2' }]);
  expect(stray.textContent).toContain('70 份同卷比较，低 2.6 分（95% 区间 2.1 至 3.1）');
  expect(screen.getByRole('row', { name: /乙老师/ }).textContent).toContain('−2.6');
});

it('acts on a marker who strays only as the leader says', async () => {
  const { stray } = await show();
  fireEvent.click(within(stray).getByRole('button', { name: '知道了' }));
  fireEvent.click(within(stray).getByRole('button', { name: '抽 20% 复核' }));
  const who = { markingPartId: 'p2', teacherId: 't2' };
  await waitFor(() => expect([sent(noteDrift), sent(drawChecks)]).toEqual([[who], [{ ...who, share: 0.2 }]]));
  fireEvent.click(within(stray).getByRole('button', { name: '暂停分给他' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('已阅的 80 份保留，余下 20 份分给 1 人');
  expect(sent(setMarkerState)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '暂停' }));
  await waitFor(() => expect(sent(setMarkerState)).toEqual([{ ...who, state: 'paused' }]));
});

it('leads to what waits, and to the scripts furthest apart of one marker', async () => {
  const { router, stray } = await show();
  fireEvent.click(within(stray).getByRole('button', { name: '看差得最大的 10 份' }));
  expect(router.state.location.search).toBe('?examId=e1&step=mark&partId=p2&cases=apart&teacherId=t2&from=exam');
  fireEvent.click(screen.getByRole('button', { name: /异常卷/ }));
  await waitFor(() => expect(router.state.location.search).toContain('partId=p2&cases=flag'));
});
