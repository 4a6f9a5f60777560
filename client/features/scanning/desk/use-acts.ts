import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../../../components/shortcuts.ts';
import { showDone } from '../../../components/toast.ts';
import { useAction } from '../../../components/use-action.ts';
import type { ScanPage } from '../scan.ts';
import { takeBack, type Done } from './act.ts';

/** What is done at the desk. */
export interface Acts {
  busy: boolean;
  /** Does something about a page; nothing while something else is being done. */
  act: (what: () => Promise<Done>) => void;
  /** What can be taken back next; undefined before anything was done. */
  last: Done | undefined;
  undo: () => void;
  /** Whether something was done about a page that the list does not know of yet. */
  isDone: (page: ScanPage) => boolean;
}

const carryOut = (what: () => Promise<void>): Promise<void> => what();

/** Does things about pages one after the other and takes them back in turn; `onUndone` hears which page is as it was. */
export function useActs(onUndone: (pageId: string) => void): Acts {
  const [done, setDone] = useState<readonly Done[]>([]);
  const { run, busy } = useAction(carryOut);
  const last = done.at(-1);
  const act = (what: () => Promise<Done>) => {
    if (busy) return;
    void run(async () => {
      const next = await what();
      setDone((all) => [...all, next]);
    });
  };
  // The list may show what was done before the call has ended: who takes it back at once means that.
  const isWanted = useRef(false);
  const undo = () => {
    isWanted.current = busy;
    if (busy || !last) return;
    void run(async () => {
      await takeBack(last);
      setDone((all) => all.slice(0, -1));
      showDone(`已撤销：${last.label}`);
      onUndone(last.pageId);
    });
  };
  const catchUp = useEffectEvent(() => {
    if (isWanted.current) undo();
  });
  useEffect(() => {
    if (!busy) catchUp();
  }, [busy]);
  useShortcut('Ctrl+Z', '撤销上一步', undo);
  const isDone = ({ id, state }: ScanPage) => done.findLast(({ pageId }) => pageId === id)?.was === state;
  return { busy, act, last, undo, isDone };
}
