// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLastingPicking, usePickingInDrawer, type Picking } from './picking.ts';
import type { Question } from './question/question.ts';

const question = { id: '1' } as Question;

const pickingOf = (ids: string[], onPick = vi.fn()): Picking => ({
  chosen: new Map(ids.map((id, index) => [id, [index + 1]])),
  onPick,
  onDrop: vi.fn(),
});

describe('choosing questions', () => {
  it('reaches who asks for them now, also from what opened earlier', () => {
    const [first, later] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook((picking: Picking) => useLastingPicking(picking), {
      initialProps: pickingOf([], first),
    });
    const lasting = result.current;
    rerender(pickingOf(['2'], later));
    lasting.onPick([question]);
    expect(first).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledExactlyOnceWith([question]);
    expect([...lasting.chosen]).toEqual([['2', [1]]]);
  });

  it('shows in a drawer what is in the paper by then, not what somebody only asked for', () => {
    const page = renderHook((picking: Picking) => useLastingPicking(picking), { initialProps: pickingOf(['2']) });
    const drawer = renderHook(() => usePickingInDrawer(page.result.current));
    act(() => drawer.result.current.onPick([question]));
    expect([...drawer.result.current.chosen.keys()]).toEqual(['2']);
    act(() => page.rerender(pickingOf(['2', '1'])));
    expect([...drawer.result.current.chosen]).toEqual([
      ['2', [1]],
      ['1', [2]],
    ]);
    drawer.unmount();
    act(() => page.rerender(pickingOf([])));
    expect([...page.result.current.chosen]).toEqual([]);
  });
});
