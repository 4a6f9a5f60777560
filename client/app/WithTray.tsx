import type { ReactNode } from 'react';
import { Tray } from '../components/page/tray.ts';
import { Jobs } from '../features/tasks/Jobs.tsx';
import { useTaskEnds } from '../features/tasks/use-tasks.ts';
import { useJobWarning } from './use-job-warning.ts';

const tray = <Jobs />;

/** Follows what this person has begun, and gives screens that are their own bar the tray of it. */
export function WithTray({ children }: { children: ReactNode }): ReactNode {
  useJobWarning();
  useTaskEnds();
  return <Tray value={tray}>{children}</Tray>;
}
