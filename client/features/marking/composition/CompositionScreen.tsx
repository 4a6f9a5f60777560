import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { CompositionReview } from './CompositionReview.tsx';
import { compositionOf } from './detail.ts';
import type { Submission } from '../marks.ts';
import { LoadedSubmission } from '../by-student/LoadedSubmission.tsx';

/** 作文批改详情: one student's composition with marks by dimension and comments in the text. */
export const CompositionScreen = (): ReactNode => (
  <LoadedSubmission title="作文批改详情">
    {(submission) => <Composition key={submission.submissionId} submission={submission} />}
  </LoadedSubmission>
);

function Composition({ submission }: { submission: Submission }): ReactNode {
  const answer = compositionOf(submission);
  if (answer) return <CompositionReview key={answer.position} submission={submission} answer={answer} />;
  return (
    <Screen title={`${submission.studentName}的作文`} note={submission.assignmentTitle}>
      <Card>
        <EmptyState text="这份答卷没有作文题。" />
      </Card>
    </Screen>
  );
}
