// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  flagScript,
  getMarkingDesk,
  markScript,
  takeScripts,
  undoScript,
} from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { CallError } from '../../../../api/errors.ts';
import { DialogHost } from '../../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../../components/testing.tsx';
import type { Desk, TakenScript } from '../shapes.ts';
import { MarkingDesk } from './MarkingDesk.tsx';
import { outbox } from './outbox.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const own = { quota: 10, marked: 0, sample: 0, third: 0, check: 0 };

const question = (position: number, full: number): Desk['questions'][number] => ({
  position,
  full,
  question: { id: String(position), stem: `题干${position}`, questionType: 4, options: [] } as never,
  key: { version: 0, answers: [], rubric: [] },
});

const desk = {
  id: 'p1',
  name: '13、14 题',
  courseName: '语文',
  state: 'active',
  isOpen: true,
  questions: [question(13, 5), question(14, 4)],
  own,
} as unknown as Desk;

const script = (id: string): TakenScript => ({
  id,
  scriptNo: `0${id}`,
  task: 'mark',
  leaseTime: '',
  answers: [13, 14].map((position) => ({ position, answer: `答${id}-${position}`, pictures: [], isBlank: false })),
});

let batches: TakenScript[][];

beforeEach(() => {
  localStorage.clear();
  outbox.waiting = [];
  batches = [[script('1'), script('2'), script('3'), script('4'), script('5')]];
  call.mockReset().mockImplementation((endpoint) => {
    if (endpoint === getMarkingDesk) return Promise.resolve(desk);
    if (endpoint === takeScripts) return Promise.resolve({ scripts: batches.shift() ?? [], own });
    return Promise.resolve({ own });
  });
});

async function openDesk() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <MarkingDesk partId="p1" />
          <DialogHost />
        </>
      ),
    },
  ]);
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText('编号 01');
}

const press = (...keys: string[]) => keys.forEach((key) => void fireEvent.keyDown(document.body, { key }));

const sent = (endpoint: unknown): unknown[] =>
  call.mock.calls.flatMap(([one, input]) => (one === endpoint ? [input] : []));

const marks = (first: number, second: number) => [
  { position: 13, score: first, parts: [] },
  { position: 14, score: second, parts: [] },
];

it('sends a script once each of its questions has a score, and goes on to the next', async () => {
  await openDesk();
  press('3');
  expect(screen.getByText('编号 01')).toBeDefined();
  press('4');
  expect(await screen.findByText('编号 02')).toBeDefined();
  await waitFor(() => expect(sent(markScript)).toEqual([{ markingScriptId: '1', marks: marks(3, 4) }]));
  expect(outbox.waiting).toEqual([]);
});

it('adds a half to a score whose script has been left already', async () => {
  await openDesk();
  press('3', '2', 'h');
  await screen.findByText('编号 02');
  await waitFor(() => expect(sent(markScript)).toEqual([{ markingScriptId: '1', marks: marks(3, 2.5) }]));
});

it('takes a mark back: unsent without a word to the server, sent through it', async () => {
  await openDesk();
  press('3', '4');
  await screen.findByText('编号 02');
  press('u');
  await screen.findByText('编号 01');
  expect([sent(markScript), sent(undoScript)]).toEqual([[], []]);
  press('1', '1');
  await waitFor(() => expect(sent(markScript)).toHaveLength(1));
  await waitFor(() => expect(outbox.waiting).toEqual([]));
  press('u');
  await waitFor(() => expect(sent(undoScript)).toEqual([{ markingScriptId: '1' }]));
  expect(await screen.findByText('编号 01')).toBeDefined();
});

it('hands a script on with its reason and no score', async () => {
  await openDesk();
  press('x');
  fireEvent.click(await screen.findByRole('button', { name: '转给题组长' }));
  await screen.findByText('编号 02');
  await waitFor(() => expect(sent(flagScript)).toEqual([{ markingScriptId: '1', flag: 'unclear', note: '' }]));
  expect(sent(markScript)).toEqual([]);
});

it('keeps what does not come through on this machine, and says what was refused', async () => {
  await openDesk();
  call.mockImplementation((endpoint) =>
    endpoint === markScript
      ? Promise.reject(new CallError({ code: 400, status: 400, message: '这份答卷不在您手上，可能已超时分给别人' }))
      : Promise.resolve({ scripts: [], own }),
  );
  press('3', '4');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toContain('不在您手上');
  fireEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(Object.keys(localStorage)).toHaveLength(0);
});

it('asks for more while few are left, and no more once none come', async () => {
  batches = [[script('1'), script('2')], [script('3')], []];
  await openDesk();
  await waitFor(() => expect(sent(takeScripts)).toHaveLength(3));
  press('1', '1', '1', '1');
  expect(await screen.findByText('编号 03')).toBeDefined();
  press('1', '1');
  await screen.findByText('再领一次');
  expect(sent(takeScripts)).toHaveLength(3);
});

it('goes on to the last script however much faster somebody marks than the marks are sent', async () => {
  const [due, held] = [
    Array.from({ length: 9 }, (_, index) => script(String(index + 1))),
    new Map<string, TakenScript>(),
  ];
  call.mockImplementation(async (endpoint, input) => {
    if (endpoint === getMarkingDesk) return desk;
    if (endpoint === takeScripts) {
      for (const one of due.splice(0, 6 - held.size)) held.set(one.id, one);
      return { scripts: [...held.values()], own };
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    held.delete((input as { markingScriptId: string }).markingScriptId);
    return { own };
  });
  await openDesk();
  press(...Array<string>(12).fill('1'));
  expect(await screen.findByText('正在领取…')).toBeDefined();
  expect(await screen.findByText('编号 07')).toBeDefined();
  expect(screen.queryByText('没有要阅的答卷了。')).toBeNull();
  press(...Array<string>(6).fill('1'));
  await screen.findByText('没有要阅的答卷了。');
  await waitFor(() => expect(sent(markScript)).toHaveLength(9), { timeout: 3_000 });
});

it('does not say that nothing is left where it could not ask', async () => {
  batches = [[script('1')]];
  await openDesk();
  await waitFor(() => expect(sent(takeScripts)).toHaveLength(2));
  call.mockImplementation((endpoint) =>
    endpoint === takeScripts
      ? Promise.reject(new CallError({ code: 500, status: 500, message: '服务器出错' }))
      : Promise.resolve({ own }),
  );
  press('1', '1');
  fireEvent.click(await screen.findByText('再领一次'));
  expect(await screen.findByText('还没有领到答卷。')).toBeDefined();
});
