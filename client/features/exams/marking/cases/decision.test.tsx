// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { getMarkingDesk } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { decideScript, getScriptAnswers, returnScript } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { pageScripts } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { renderWithApp } from '../../../../components/testing.tsx';
import type { Case, Desk } from '../shapes.ts';
import { CaseDesk } from './CaseDesk.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const desk = {
  id: 'p1',
  name: '作文',
  courseName: '语文',
  full: 60,
  isOpen: true,
  questions: [{ position: 23, full: 60 }],
} as unknown as Desk;

const round = (name: Case['rounds'][number]['round'], score: number | null, flag = ''): Case['rounds'][number] => ({
  round: name,
  teacherId: name,
  markerName: `${name}老师`,
  score,
  marks: [],
  flag,
  flagNote: '',
  markTime: '',
});

const script = (id: string, rounds: Case['rounds']): Case => ({
  id,
  scriptNo: `040${id}`,
  rounds,
  score: null,
  difference: 11,
});

const apart = [round('first', 49), round('second', 38), round('third', 56)];
let scripts: Case[];

beforeEach(() => {
  scripts = [script('1', apart), script('2', [round('first', null, 'alike')])];
  call.mockReset().mockImplementation((endpoint) => {
    if (endpoint === getMarkingDesk) return Promise.resolve(desk);
    if (endpoint === pageScripts) return Promise.resolve({ records: scripts, total: scripts.length });
    if (endpoint === getScriptAnswers)
      return Promise.resolve([{ position: 23, answer: '那一盏灯', pictures: [], isBlank: false }]);
    return Promise.resolve(null);
  });
});

async function show() {
  const router = createMemoryRouter([{ path: '/', element: <CaseDesk partId="p1" view="leader" /> }]);
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText('编号 0401');
}

const sent = (endpoint: unknown): unknown[] =>
  call.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));

const press = (...keys: string[]) => keys.forEach((key) => void fireEvent.keyDown(document.body, { key }));

it('shows what each has given, and decides by keys, then shows the next', async () => {
  await show();
  for (const text of ['49', '38', '56']) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(await screen.findByText('那一盏灯')).toBeDefined();
  press('4', '8');
  await screen.findByRole('button', { name: /定 48 分/ });
  expect(sent(decideScript)).toEqual([]);
  press('Enter');
  const marks = [{ position: 23, score: 48 }];
  await waitFor(() => expect(sent(decideScript)).toEqual([{ markingPartId: 'p1', markingScriptId: '1', marks }]));
  expect(await screen.findByText('编号 0402')).toBeDefined();
});

it('gives a script that was handed on without a reason back to its markers', async () => {
  await show();
  press('ArrowDown');
  await screen.findByText('编号 0402');
  fireEvent.click(screen.getByRole('button', { name: '没有问题，退回继续阅' }));
  await waitFor(() => expect(sent(returnScript)).toEqual([{ markingPartId: 'p1', markingScriptId: '2' }]));
});
