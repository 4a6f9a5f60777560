import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { mayDiscard } from '../../../components/form/FormDialog.tsx';

/** Asks before unsaved marks are left, by a link, by going back, or by closing the page. */
export function useUnsaved(isDirty: boolean): void {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayDiscard().then((may) => (may ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
