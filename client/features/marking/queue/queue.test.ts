// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveMarks, undoMarks } from '../../../../contracts/wrongbook/marking.ts';
import type { CallError } from '../../../api/errors.ts';
import { personal } from '../../../session/personal.ts';
import type { Mark } from '../marks.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

interface Given {
  marks: { key: string; submissionId: string; position: number; score: number }[];
}

// Not the endpoints themselves: each page has its own.
const pathOf = (endpoint: unknown): unknown => (endpoint as { path?: unknown }).path;

let ids = 0;
const server = {
  written: new Map<string, number>(),
  undone: [] as string[],
  answer(endpoint: unknown, input: Given & { markId: string }) {
    if (pathOf(endpoint) === giveMarks.path) {
      for (const { key, score } of input.marks) this.written.set(key, score);
      return {
        marks: input.marks.map(({ key: _, ...given }) => ({
          ...given,
          mark: { id: String(++ids), score: given.score },
        })),
      };
    }
    if (pathOf(endpoint) === undoMarks.path) this.undone.push(...input.markId.split(','));
    return { marks: [] };
  },
};

let Failure: typeof CallError;

/** The page as it opens: its modules anew, what the machine keeps as it was. */
async function openPage() {
  vi.resetModules();
  const { personal: person } = await import('../../../session/personal.ts');
  person.userId = 'u1';
  Failure = (await import('../../../api/errors.ts')).CallError;
  const [module, { queue }] = await Promise.all([import('./queue.ts'), import('./store.ts')]);
  module.openQueue();
  return { ...module, queue };
}

const mark = (submissionId: string, score: number) => ({
  assignmentId: '1',
  submissionId,
  position: 1,
  score,
  before: null as Mark | null,
});

const refused = (message: string) => new Failure({ code: 400, status: 400, message });
const offline = () => new Failure({ code: 0, status: 0, message: '网络连接失败' });
const settle = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  personal.userId = 'u1';
  server.written.clear();
  server.undone = [];
  call.mockReset().mockImplementation((endpoint, input) => Promise.resolve(server.answer(endpoint, input as never)));
});
afterEach(() => vi.useRealTimers());

describe('the queue of marks', () => {
  it('sends what was given in a moment together, and then keeps nothing', async () => {
    const { addMarks, queue } = await openPage();
    addMarks([mark('1', 3)]);
    addMarks([mark('2', 4)]);
    expect(queue.operations).toHaveLength(2);
    expect(localStorage).toHaveLength(2);
    await settle();
    expect(call.mock.calls.filter(([endpoint]) => pathOf(endpoint) === giveMarks.path)).toHaveLength(1);
    expect([...server.written.values()]).toEqual([3, 4]);
    expect([queue.operations.length, localStorage.length]).toEqual([0, 0]);
  });

  it('loses nothing when the page is killed before or while it sends, and writes nothing twice', async () => {
    call.mockImplementation(() => new Promise(() => undefined));
    const first = await openPage();
    first.addMarks([mark('1', 3)]);
    await vi.advanceTimersByTimeAsync(700);
    first.addMarks([mark('2', 5)]);
    const keys = first.queue.operations.map(({ key }) => key);
    call.mockImplementation((endpoint, input) => Promise.resolve(server.answer(endpoint, input as never)));
    const second = await openPage();
    expect(second.queue.operations.map(({ key }) => key)).toEqual(keys);
    await settle();
    expect([...server.written]).toEqual([
      [keys[0], 3],
      [keys[1], 5],
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one person', async () => {
    call.mockImplementation(() => Promise.reject(offline()));
    (await openPage()).addMarks([mark('1', 3)]);
    const stored = Object.keys(localStorage);
    expect(stored[0]).toContain('u1');
    localStorage.setItem(stored[0]!.replace('u1', 'u2'), localStorage.getItem(stored[0]!)!);
    expect((await openPage()).queue.operations).toHaveLength(1);
  });

  it('goes on trying while nothing comes through', async () => {
    call.mockImplementation(() => Promise.reject(offline()));
    const { addMarks, queue } = await openPage();
    addMarks([mark('1', 3)]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(queue.isOffline).toBe(true);
    expect(call.mock.calls.length).toBeGreaterThan(1);
    call.mockImplementation((endpoint, input) => Promise.resolve(server.answer(endpoint, input as never)));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(queue.isOffline).toBe(false);
    expect([...server.written.values()]).toEqual([3]);
  });

  it('shows at its answer what the server refuses, and sends the others', async () => {
    call.mockImplementation((endpoint, input: Given & { markId: string }) =>
      pathOf(endpoint) === giveMarks.path && input.marks.some(({ score }) => score > 5)
        ? Promise.reject(refused('第 1 题最多 5 分'))
        : Promise.resolve(server.answer(endpoint, input)),
    );
    const { addMarks, queue } = await openPage();
    addMarks([mark('1', 3), mark('2', 9), mark('3', 4)]);
    await settle();
    expect([...server.written.values()]).toEqual([3, 4]);
    expect(queue.operations).toMatchObject([{ submissionId: '2', refusal: '第 1 题最多 5 分' }]);
    expect(localStorage).toHaveLength(1);
    addMarks([mark('2', 5)]);
    await settle();
    expect([queue.operations.length, localStorage.length]).toEqual([0, 0]);
  });

  it('forgets on undo what was not sent, and takes back what was', async () => {
    const { addMarks, takeBackMarks, queue } = await openPage();
    takeBackMarks(addMarks([mark('1', 3)]));
    await settle();
    expect(call.mock.calls.filter(([endpoint]) => pathOf(endpoint) === giveMarks.path)).toEqual([]);
    const batch = addMarks([mark('1', 3), mark('2', 3)]);
    await settle();
    takeBackMarks(batch);
    await settle();
    expect(server.undone).toHaveLength(2);
    expect(queue.operations).toEqual([]);
  });

  it('takes back a mark whose answer had not come when it was undone', async () => {
    let answer: () => void = () => undefined;
    call.mockImplementationOnce(
      (endpoint, input) => new Promise((resolve) => (answer = () => resolve(server.answer(endpoint, input as never)))),
    );
    const { addMarks, takeBackMarks } = await openPage();
    const batch = addMarks([mark('1', 3)]);
    await vi.advanceTimersByTimeAsync(700);
    takeBackMarks(batch);
    answer();
    await settle();
    expect(server.undone).toEqual([String(ids)]);
  });

  it('sends one mark where points were added to it in a moment', async () => {
    const { addMarks, replaceMarks } = await openPage();
    replaceMarks(addMarks([mark('1', 1)]), [mark('1', 3)]);
    await settle();
    expect([...server.written.values()]).toEqual([3]);
  });
});
