import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { SubmissionReview } from '../../features/marking/by-student/SubmissionReview.tsx';
import { LoadedSubmission } from '../../features/marking/by-student/LoadedSubmission.tsx';

/** 作业批改详情: one student's sheet with the marks drawn on it. */
export const Page = (): ReactNode => (
  <LoadedSubmission title="作业批改详情">
    {(submission) => <SubmissionReview key={submission.submissionId} submission={submission} />}
  </LoadedSubmission>
);
