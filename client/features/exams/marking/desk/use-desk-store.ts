import { useRef, useState } from 'react';
import { emptyDesk, type DeskState } from './desk-state.ts';

/** A desk as it is shown, and as it is: two keys may come before the screen has changed. */
export interface DeskStore {
  state: DeskState;
  read: () => DeskState;
  put: (next: DeskState) => DeskState;
}

/** Keeps a desk while it is on screen. */
export function useDeskStore(): DeskStore {
  const [state, setState] = useState(emptyDesk);
  const latest = useRef(state);
  return {
    state,
    read: () => latest.current,
    put: (next) => {
      latest.current = next;
      setState(next);
      return next;
    },
  };
}
