import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { clearUnreadPrintCount, pagePrintItems } from '../../contracts/wrongbook/documents.ts';
import { getMenuBadge } from '../../contracts/wrongbook/navigation.ts';
import { call, type CallOptions } from '../api/call.ts';
import { globalFilter } from './filter.ts';
import { personal } from './personal.ts';

// Apart from the counts themselves, which the first page loads: only the screen of the print list clears one.

/** The count is put right here, and the list goes on showing which of its items were unread when it was opened. */
const options: CallOptions = { quiet: true, kept: [getMenuBadge, pagePrintItems] };

/** Marks the whole print list as read, on the server and then here; a failure leaves the count. */
async function clearUnread(): Promise<void> {
  try {
    await call(clearUnreadPrintCount, { teacherId: personal.userId }, options);
    globalFilter.statistics.resourcePrint = 0;
  } catch {
    // A badge that can't be cleared is not worth a word.
  }
}

/** Clears the unread count when the print list is opened, and whenever it rises while the list is on screen. */
export function useUnreadCleared(onScreen: boolean): void {
  const unread = useSnapshot(globalFilter).statistics.resourcePrint > 0;
  const opened = useRef(false);
  useEffect(() => {
    if (!onScreen || (opened.current && !unread)) return;
    opened.current = true;
    void clearUnread();
  }, [onScreen, unread]);
}
