import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { mayDiscard } from '../../../components/form/FormDialog.tsx';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';

/** Asks before unsaved marks are left, by a link, by going back, or by closing the page. */
export function useUnsaved(isDirty: boolean): void {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayDiscard().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useUnloadGuard(isDirty);
}
