import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { assessmentOf } from '../../features/marking/assessment.ts';
import { QuestionMarking } from '../../features/marking/by-question/QuestionMarking.tsx';
import { MissingNote } from '../../features/marking/MissingNote.tsx';
import { PaperPicker } from '../../features/marking/PaperPicker.tsx';
import { QueueNote } from '../../features/marking/QueueNote.tsx';

/** 按题批改: all answers to one question side by side. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  const answer = useCall(getAssignment, assignmentId === '' ? null : { assignmentId }, { keepPreviousData: false });
  const assessment = answer.data && assessmentOf(answer.data);
  const actions = (
    <>
      <QueueNote />
      {assessment && <PaperPicker assessment={assessment} />}
      {assessment && <MissingNote assessment={assessment} />}
    </>
  );
  return (
    <Screen title="按题批改" note={assessment?.title} fill actions={actions}>
      {assignmentId === '' ? (
        <Card>
          <EmptyState text="没有选择作业，请从 AI批改的作业列表进入。" />
        </Card>
      ) : (
        <Loaded answer={answer} what="作业">
          {(assignment) => <QuestionMarking key={assignmentId} assessment={assessmentOf(assignment)} />}
        </Loaded>
      )}
    </Screen>
  );
}
