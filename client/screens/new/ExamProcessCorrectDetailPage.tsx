import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { SheetDesk } from '../../features/marking/sheet/SheetDesk.tsx';
import { SubmissionGate } from '../../features/marking/sheet/SubmissionGate.tsx';

/** 作业批改详情: one student's sheet with the marks drawn on it. */
export const Page = (): ReactNode => (
  <SubmissionGate title="作业批改详情">
    {(submission) => <SheetDesk key={submission.submissionId} submission={submission} />}
  </SubmissionGate>
);
