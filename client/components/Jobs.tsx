import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { bringJobsBack, jobs } from './jobs.ts';

const JobTray = lazy(() => import('./JobTray.tsx'));

/** The tray of long jobs; nothing while there are none. */
export function Jobs(): ReactNode {
  useJobsBack();
  return useSnapshot(jobs).list.length === 0 ? null : (
    <Suspense>
      <JobTray />
    </Suspense>
  );
}

let areBack = false;

/** Brings the jobs of earlier pages back, once. */
function useJobsBack(): void {
  useEffect(() => {
    if (areBack) return;
    areBack = true;
    void bringJobsBack();
  }, []);
}
