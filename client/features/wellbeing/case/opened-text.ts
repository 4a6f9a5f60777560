import { useEffect, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import type { OpeningReason } from '../../../../contracts/constants/wellbeing.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { openWellbeingText } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { call } from '../../../api/call.ts';
import { now } from '../../../api/clock.ts';

// The one text that is open, in memory alone: it is forgotten when its screen is left, and after a time without a hand on it.

type Opened = DataOf<typeof openWellbeingText>;

interface Open {
  textId: string;
  reason: OpeningReason;
  content: Opened;
}

const state = proxy<{ open: Open | null; until: number }>({ open: null, until: 0 });

/** Milliseconds without an act after which a text closes. */
const longestIdle = 15 * 60_000;

/** Opens a text for a reason, which the log tells before the text is sent. */
export async function openText(textId: string, reason: OpeningReason, note: string): Promise<void> {
  const content = await call(openWellbeingText, { textId, reason, ...(note && { note }) });
  state.open = { textId, reason, content: ref(content) };
  stayOpen();
}

/** Forgets the text that is open. */
export const closeText = (): void => {
  state.open = null;
};

const stayOpen = (): void => {
  state.until = now() + longestIdle;
};

const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/** The text where it is open, with the milliseconds that it stays so; it closes with the screen that shows it. */
export function useOpenText(textId: string): { open: Open | undefined; left: number } {
  const { open, until } = useSnapshot(state);
  const [time, setTime] = useState(() => now());
  const isOpen = open?.textId === textId;
  useEffect(() => {
    if (!isOpen) return undefined;
    const tick = setInterval(() => {
      if (now() >= state.until) closeText();
      setTime(now());
    }, 1_000);
    for (const act of acts) window.addEventListener(act, stayOpen, { passive: true });
    return () => {
      clearInterval(tick);
      for (const act of acts) window.removeEventListener(act, stayOpen);
    };
  }, [isOpen]);
  useEffect(() => closeText, [textId]);
  return { open: isOpen ? (open as Open) : undefined, left: Math.max(0, until - time) };
}
