import '../../components/mantine-screens.css';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { AssignmentLinks } from '../../features/assignments/list/AssignmentLinks.tsx';
import { AssignmentList } from '../../features/assignments/list/AssignmentList.tsx';
import { BankTab } from '../../features/assignments/list/BankTab.tsx';
import { PaperList } from '../../features/assignments/list/PaperList.tsx';
import { TypeCards } from '../../features/assignments/list/TypeCards.tsx';
import { publish, publicationActions } from '../../features/marking/publish-actions.ts';
import { openQueue } from '../../features/marking/queue/queue.ts';
import { CoursePicker } from '../../filters/pickers.tsx';
import { teacher } from '../../session/teacher.ts';

const work = (
  <Card flush>
    <AssignmentList publishing={{ publish, publicationActions }} />
  </Card>
);

const papers = (
  <Card flush>
    <PaperList />
  </Card>
);

const actions = (
  <>
    <CoursePicker />
    <AssignmentLinks />
  </>
);

/** AI批改: the work that has been set, the own papers and the bank, and the four ways to set more. */
export function Page(): ReactNode {
  const { subjectId } = useSnapshot(teacher);
  // Scores that an earlier page did not get to send go out here too.
  useEffect(openQueue, []);
  return (
    <Screen title="AI批改" actions={actions}>
      <TypeCards subjectId={subjectId} />
      <AddressTabs
        label="AI批改"
        keep={['view']}
        gap={12}
        tabs={[
          { value: 'work', label: '作业', content: work },
          { value: 'papers', label: '试卷', content: papers },
          { value: 'bank', label: '题库', content: <BankTab /> },
        ]}
      />
    </Screen>
  );
}
