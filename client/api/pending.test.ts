import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counted, whenQuiet } from './pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what nobody waits for begins when the last of what is pending has come or failed, and only once', async () => {
  let come: (value: number) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const first = counted(new Promise<number>((resolve) => (come = resolve)));
  const second = counted(new Promise<number>((_, reject) => (fail = reject)));
  const task = vi.fn();
  whenQuiet(task);
  await vi.runAllTimersAsync();
  come(1);
  expect(await first).toBe(1);
  await vi.runAllTimersAsync();
  expect(task).not.toHaveBeenCalled();
  fail(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  // What follows an answer at once goes before it.
  const third = counted(Promise.resolve());
  await third;
  await vi.runAllTimersAsync();
  await counted(Promise.resolve());
  await vi.runAllTimersAsync();
  expect(task).toHaveBeenCalledOnce();
});
