import { useEffect, useRef, useState } from 'react';
import { refreshBadge } from '../../../session/filter.ts';
import type { PrintItem } from '../documents/document.ts';

/** The items that were unread when they first came into this list: opening the list marks all as read on the server. */
export function useUnread(items: readonly PrintItem[]): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const more = items.filter(({ id, isRead }) => isRead === 0 && !unread.has(id));
  if (more.length > 0) setUnread(new Set([...unread, ...more.map(({ id }) => id)]));
  return unread;
}

/** Reads the menu's badge again when what was asked for has another answer than before; undefined while it is loading. */
export function useBadgeFollowing(items: readonly PrintItem[] | undefined, asked: string): void {
  const answer = items?.map(({ id, state }) => `${id} ${state}`).join();
  const last = useRef<{ asked: string; answer: string }>(undefined);
  useEffect(() => {
    if (answer === undefined) return;
    const before = last.current;
    last.current = { asked, answer };
    if (before?.asked === asked && before.answer !== answer) void refreshBadge();
  }, [asked, answer]);
}
