// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUnreadPrintCount, pagePrintItems } from '../../contracts/wrongbook/documents.ts';
import { getMenuBadge } from '../../contracts/wrongbook/navigation.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));

const { globalFilter } = await import('./filter.ts');
const { personal } = await import('./personal.ts');
const { useUnreadCleared } = await import('./unread.ts');

afterEach(cleanup);

/** Lets the calls that are under way come to their end. */
const settled = () => act(async () => undefined);

const unread = () => globalFilter.statistics.resourcePrint;

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({});
  personal.userId = '9001';
  globalFilter.statistics.resourcePrint = 0;
});

describe('the unread count of the print list', () => {
  it('R4.16 R7.7 is cleared by a call for the teacher when the list is opened, and is 0 then', async () => {
    globalFilter.statistics.resourcePrint = 3;
    renderHook(() => useUnreadCleared(true));
    expect(unread()).toBe(3);
    await waitFor(() => expect(unread()).toBe(0));
    const options = { quiet: true, kept: [getMenuBadge, pagePrintItems] };
    expect(call).toHaveBeenCalledExactlyOnceWith(clearUnreadPrintCount, { teacherId: '9001' }, options);
  });

  it('R4.16 is cleared by the opening even where nothing was unread, and only once', async () => {
    const { rerender } = renderHook(() => useUnreadCleared(true));
    await settled();
    rerender();
    expect(call).toHaveBeenCalledOnce();
  });

  it('R4.16 is cleared again when it rises above 0 while the list is on screen', async () => {
    renderHook(() => useUnreadCleared(true));
    await settled();
    globalFilter.statistics.resourcePrint = 2;
    await waitFor(() => expect(unread()).toBe(0));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('R4.16 stays while the list is not on screen', async () => {
    const { rerender } = renderHook(({ onScreen }) => useUnreadCleared(onScreen), {
      initialProps: { onScreen: false },
    });
    globalFilter.statistics.resourcePrint = 2;
    await settled();
    expect(call).not.toHaveBeenCalled();
    rerender({ onScreen: true });
    await waitFor(() => expect(unread()).toBe(0));
    expect(call).toHaveBeenCalledOnce();
  });

  it('R4.16 stays when the call fails', async () => {
    globalFilter.statistics.resourcePrint = 3;
    call.mockRejectedValue(new Error('服务异常'));
    renderHook(() => useUnreadCleared(true));
    await settled();
    expect(call).toHaveBeenCalledOnce();
    expect(unread()).toBe(3);
  });
});
