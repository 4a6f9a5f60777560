import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { jobs } from '../features/tasks/jobs.ts';

/** Lets the browser ask before the page closes while it sends something; what the server does goes on without it. */
export function useJobWarning(): void {
  const running = useSnapshot(jobs).list.some((job) => job.state === 'running');
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);
}
