import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PrintItem } from '../documents/document.ts';

const { refreshBadge } = vi.hoisted(() => ({ refreshBadge: vi.fn() }));
vi.mock('../../../session/filter.ts', () => ({ refreshBadge }));

const { useBadgeFollowing, useUnread } = await import('./use-unread.ts');

afterEach(() => {
  cleanup();
  refreshBadge.mockClear();
});

const item = (id: string, isRead: 0 | 1, state: 2 | 3 = 3) => ({ id, isRead, state }) as PrintItem;

it('what was unread stays marked after the list was cleared on the server', () => {
  const { result, rerender } = renderHook(({ items }) => useUnread(items), {
    initialProps: { items: [item('1', 0), item('2', 1)] },
  });
  expect([...result.current]).toEqual(['1']);
  rerender({ items: [item('1', 1), item('2', 1), item('3', 0)] });
  expect([...result.current]).toEqual(['1', '3']);
});

it('the badge is read again when the list has changed, and not when another one was asked for', () => {
  const { rerender } = renderHook(({ items, asked }) => useBadgeFollowing(items, asked), {
    initialProps: { items: undefined as PrintItem[] | undefined, asked: 'page 1' },
  });
  rerender({ items: [item('1', 1, 2)], asked: 'page 1' });
  rerender({ items: [item('1', 1, 2)], asked: 'page 1' });
  expect(refreshBadge).not.toHaveBeenCalled();
  rerender({ items: [item('1', 1, 3)], asked: 'page 1' });
  expect(refreshBadge).toHaveBeenCalledOnce();
  rerender({ items: undefined, asked: 'page 2' });
  rerender({ items: [item('2', 1)], asked: 'page 2' });
  expect(refreshBadge).toHaveBeenCalledOnce();
});
