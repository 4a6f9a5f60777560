import '../../components/mantine-screens.css';
import { useEffect, type ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { CreateScreen } from '../../features/assignments/create/CreateScreen.tsx';
import { AssignmentList } from '../../features/assignments/list/AssignmentList.tsx';
import { AssignmentPageActions } from '../../features/assignments/list/AssignmentPageActions.tsx';
import { Attention } from '../../features/assignments/list/Attention.tsx';
import { publish, publicationActions } from '../../features/marking/publish-actions.ts';
import { openQueue } from '../../features/marking/queue/queue.ts';
import { HomeworkReportScreen } from '../../features/reports/homework/HomeworkReportScreen.tsx';
import { usePurpose } from '../../session/use-purpose.ts';

/** 作业: the work of class, course and time, setting more of it, and what it tells over a period. */
export function Page(): ReactNode {
  const purpose = usePurpose();
  // Scores that an earlier page did not get to send go out here too.
  useEffect(openQueue, []);
  if (purpose === 'createAssignment') return <CreateScreen />;
  if (purpose === 'homeworkReport') return <HomeworkReportScreen />;
  return (
    <Screen title="作业" actions={<AssignmentPageActions />}>
      <Attention publish={publish} />
      <Card flush>
        <AssignmentList scope="lesson" publishing={{ publish, publicationActions }} />
      </Card>
    </Screen>
  );
}
