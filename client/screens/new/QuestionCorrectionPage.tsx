import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { MissingNote } from '../../features/marking/MissingNote.tsx';
import { QueueNote } from '../../features/marking/QueueNote.tsx';
import { Desk } from '../../features/marking/review/Desk.tsx';

/** 按题批改: all answers to one question side by side. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  const { data: assignment } = useCall(getAssignment, assignmentId === '' ? null : { assignmentId });
  const actions = (
    <>
      <QueueNote />
      {assignment && <MissingNote work={assignment} />}
    </>
  );
  return (
    <Screen title="按题批改" note={assignment?.title} fill actions={actions}>
      {assignmentId === '' ? (
        <Card>
          <EmptyState text="没有选择作业，请从 AI批改的作业列表进入。" />
        </Card>
      ) : (
        <Desk key={assignmentId} assignmentId={assignmentId} isPublished={assignment?.stage === 'published'} />
      )}
    </Screen>
  );
}
