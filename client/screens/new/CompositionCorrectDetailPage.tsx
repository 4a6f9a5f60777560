import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { CompositionDesk } from '../../features/marking/composition/CompositionDesk.tsx';
import { compositionOf } from '../../features/marking/composition/detail.ts';
import type { Submission } from '../../features/marking/queue/marks.ts';
import { SubmissionGate } from '../../features/marking/sheet/SubmissionGate.tsx';

/** 作文批改详情: one student's composition with marks by dimension and comments in the text. */
export const Page = (): ReactNode => (
  <SubmissionGate title="作文批改详情">
    {(submission) => <Composition key={submission.submissionId} submission={submission} />}
  </SubmissionGate>
);

function Composition({ submission }: { submission: Submission }): ReactNode {
  const answer = compositionOf(submission);
  if (answer) return <CompositionDesk key={answer.position} submission={submission} answer={answer} />;
  return (
    <Screen title={`${submission.studentName}的作文`} note={submission.assignmentTitle}>
      <Card>
        <EmptyState text="这份答卷没有作文题。" />
      </Card>
    </Screen>
  );
}
