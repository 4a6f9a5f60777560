import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { jobs } from '../components/jobs.ts';

/** Lets the browser ask before the page closes while a long job runs. */
export function useJobWarning(): void {
  const running = useSnapshot(jobs).list.some((job) => job.state === 'running');
  useEffect(() => {
    if (!running) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);
}
