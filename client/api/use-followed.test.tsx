import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMenuBadge } from '../../contracts/wrongbook/navigation.ts';
import { CallError } from './errors.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./call.ts', () => ({ call }));

const { useFollowed } = await import('./use-followed.ts');

const own = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

/** Follows a count until it is 3. */
const follow = () =>
  renderHook(() => useFollowed(getMenuBadge, {}, ({ resourcePrint }) => resourcePrint < 3), { wrapper: own });

const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reads again while the answer moves, and no longer', async () => {
  call.mockImplementation(async () => ({ resourcePrint: call.mock.calls.length }));
  const { result } = follow();
  await later(0);
  expect(result.current.data).toEqual({ resourcePrint: 1 });
  await later(10);
  expect(result.current.data).toEqual({ resourcePrint: 3 });
  expect(call).toHaveBeenCalledTimes(3);
});

it('reads once what does not move', async () => {
  call.mockResolvedValue({ resourcePrint: 9 });
  follow();
  await later(10);
  expect(call).toHaveBeenCalledOnce();
});

it('keeps what is known when a look fails, and looks again without a word', async () => {
  call.mockResolvedValueOnce({ resourcePrint: 1 });
  call.mockRejectedValueOnce(new CallError({ code: 0, status: 0, message: '网络连接失败' }));
  call.mockResolvedValue({ resourcePrint: 3 });
  const { result } = follow();
  await later(1);
  expect(result.current.error).toBeUndefined();
  expect(result.current.data).toEqual({ resourcePrint: 1 });
  await later(3);
  expect(result.current.data).toEqual({ resourcePrint: 3 });
  expect(call.mock.calls.slice(1)).toEqual([
    [getMenuBadge, {}, { quiet: true }],
    [getMenuBadge, {}, { quiet: true }],
  ]);
});

it('tells that the first reading failed', async () => {
  call.mockRejectedValue(new CallError({ code: 500, status: 500, message: '服务异常' }));
  const { result } = follow();
  await later(5);
  expect(result.current.error?.message).toBe('服务异常');
  expect(call).toHaveBeenCalledExactlyOnceWith(getMenuBadge, {});
});

it('does not look while nobody sees the page, and goes on when somebody does', async () => {
  call.mockResolvedValue({ resourcePrint: 1 });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  follow();
  await later(5);
  expect(call).toHaveBeenCalledOnce();
  hidden.mockReturnValue(false);
  await later(1);
  expect(call).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
});
