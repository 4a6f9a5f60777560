import { lazy, Suspense, type ReactNode } from 'react';
import { useJobs } from './use-tasks.ts';

const JobTray = lazy(() => import('./JobTray.tsx'));

/** The tray of long jobs; nothing while there are none. */
export function Jobs(): ReactNode {
  const list = useJobs();
  return list.length === 0 ? null : (
    <Suspense>
      <JobTray list={list} />
    </Suspense>
  );
}
