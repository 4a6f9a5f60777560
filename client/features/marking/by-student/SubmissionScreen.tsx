import type { ReactNode } from 'react';
import { SubmissionReview } from './SubmissionReview.tsx';
import { LoadedSubmission } from './LoadedSubmission.tsx';

/** 作业批改详情: one student's sheet with the marks drawn on it. */
export const SubmissionScreen = (): ReactNode => (
  <LoadedSubmission title="作业批改详情">
    {(submission) => <SubmissionReview key={submission.submissionId} submission={submission} />}
  </LoadedSubmission>
);
