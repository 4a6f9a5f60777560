import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { JobList } from '../../features/tasks/JobList.tsx';
import { Screen } from '../../components/page/Screen.tsx';

/** 任务中心: the long jobs that the tray in the header shows too, with what they have come to. */
export function Page(): ReactNode {
  return (
    <Screen title="任务中心" note="与页面顶部的任务相同">
      <JobList />
    </Screen>
  );
}
