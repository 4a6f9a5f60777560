// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLastingPicking, usePickingInDrawer, type Picking } from './picking.ts';
import type { Question } from './question/question.ts';

const question = { id: '1' } as Question;

describe('choosing questions', () => {
  it('reaches who asks for them now, also from what opened earlier', () => {
    const [first, later] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook((picking: Picking) => useLastingPicking(picking), {
      initialProps: { chosen: new Set<string>(), onPick: first, onDrop: vi.fn() },
    });
    const lasting = result.current;
    rerender({ chosen: new Set(['2']), onPick: later, onDrop: vi.fn() });
    lasting.onPick(question);
    expect(first).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledExactlyOnceWith(question);
    expect([...lasting.chosen]).toEqual(['2']);
  });

  it('shows in a drawer at once what was chosen and dropped there', () => {
    const picking = { chosen: new Set(['2']), onPick: vi.fn(), onDrop: vi.fn() };
    const { result } = renderHook(() => usePickingInDrawer(picking));
    act(() => result.current.onPick(question));
    expect([...result.current.chosen]).toEqual(['2', '1']);
    act(() => result.current.onDrop('2'));
    expect([...result.current.chosen]).toEqual(['1']);
    expect(picking.onPick).toHaveBeenCalledWith(question);
    expect(picking.onDrop).toHaveBeenCalledWith('2');
  });
});
