import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { mayDiscard } from '../../../components/form/FormDialog.tsx';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';

/**
 * Asks before unsaved marks are left, by a link, by going back, or by closing the page. What it returns leaves without asking:
 * what has just been saved is known to be so only when the screen is drawn again.
 */
export function useUnsaved(isDirty: boolean): (leave: () => void) => void {
  const isSaved = useRef(false);
  const blocker = useBlocker(() => isDirty && !isSaved.current);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayDiscard().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useUnloadGuard(isDirty);
  return (leave) => {
    isSaved.current = true;
    leave();
    isSaved.current = false;
  };
}
