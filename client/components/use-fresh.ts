import { useEffect, useEffectEvent, useRef } from 'react';

/** Clears what belongs to one class, course or the like once another is chosen; "" is none yet, and what comes first clears nothing. */
export function useFresh(id: string, clear: () => void): void {
  const last = useRef('');
  const run = useEffectEvent(clear);
  useEffect(() => {
    if (id === '') return;
    if (last.current !== '' && last.current !== id) run();
    last.current = id;
  }, [id]);
}
