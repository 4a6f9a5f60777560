import { lazy, Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { jobs } from './jobs.ts';

const JobTray = lazy(() => import('./JobTray.tsx'));

/** The tray of long jobs; nothing while there are none. */
export function Jobs(): ReactNode {
  return useSnapshot(jobs).list.length === 0 ? null : (
    <Suspense>
      <JobTray />
    </Suspense>
  );
}
