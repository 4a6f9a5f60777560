import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedScore } from './use-typed-score.ts';

const addScore = vi.fn();
const replaceScore = vi.fn();

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const typing = () => renderHook(() => useTypedScore({ full: 20, addScore, replaceScore }));

it('gives a first digit once it has waited long enough', () => {
  const { result } = typing();
  act(() => result.current.press('1'));
  expect(result.current.digits).toBe('1');
  expect(addScore).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(addScore).toHaveBeenCalledExactlyOnceWith(1);
});

it('forgets a digit that another judgement has come before, in the same turn too', () => {
  const { result } = typing();
  act(() => result.current.press('1'));
  act(() => {
    result.current.clear();
    expect(result.current.commit()).toBe(false);
  });
  act(() => void vi.advanceTimersByTime(2_000));
  expect(addScore).not.toHaveBeenCalled();
});

it('adds no half to a score that something else has followed', () => {
  const { result } = typing();
  act(() => result.current.press('3'));
  act(() => void result.current.commit());
  act(() => result.current.clear());
  act(() => result.current.press('h'));
  expect(addScore.mock.calls).toEqual([[3], [0.5]]);
  expect(replaceScore).not.toHaveBeenCalled();
});

it('gives what was typed when somebody leaves in between', () => {
  const { result, unmount } = typing();
  act(() => result.current.press('1'));
  unmount();
  expect(addScore).toHaveBeenCalledExactlyOnceWith(1);
});
