import '../../components/mantine-screens.css';
import { Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { AssignmentList } from '../../features/assignments/list/AssignmentList.tsx';
import { BankTab } from '../../features/assignments/list/BankTab.tsx';
import { PaperList } from '../../features/assignments/list/PaperList.tsx';
import { Attention } from '../../features/assignments/list/Attention.tsx';
import { AssignmentPageActions } from '../../features/assignments/list/AssignmentPageActions.tsx';
import { CoursePicker } from '../../filters/pickers.tsx';
import { publish, publicationActions } from '../../features/marking/publish-actions.ts';
import { openQueue } from '../../features/marking/queue/queue.ts';

const work = (
  <Stack gap="md">
    <Attention publish={publish} />
    <Card flush>
      <AssignmentList scope="year" publishing={{ publish, publicationActions }} />
    </Card>
  </Stack>
);

const papers = (
  <Card flush>
    <PaperList />
  </Card>
);

const title = 'AI批改';

/** AI批改: what needs a hand today, the work that has been set, the own papers and the bank, and the four ways to set more. */
export function Page(): ReactNode {
  // Scores that an earlier page did not get to send go out here too.
  useEffect(openQueue, []);
  return (
    <AddressTabs
      label={title}
      keep={['view']}
      tabs={[
        { value: 'work', label: '作业', content: work },
        { value: 'papers', label: '试卷', content: papers },
        { value: 'bank', label: '题库', content: <BankTab /> },
      ]}
    >
      {(tabs, content) => (
        <Screen
          title={title}
          aside={tabs}
          actions={
            <>
              <CoursePicker />
              <AssignmentPageActions />
            </>
          }
        >
          {content}
        </Screen>
      )}
    </AddressTabs>
  );
}
