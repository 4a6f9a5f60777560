import '../../components/mantine-screens.css';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { ButtonLink } from '../../components/page/links.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { CoursePicker } from '../../filters/pickers.tsx';
import { pathTo } from '../../session/paths.ts';
import { teacher } from '../../session/teacher.ts';
import { AssignmentList } from '../../features/assignments/list/AssignmentList.tsx';
import { BankTab } from '../../features/assignments/list/BankTab.tsx';
import { PaperList } from '../../features/assignments/list/PaperList.tsx';
import { practiceActions } from '../../features/marking/publish-actions.ts';
import { openQueue } from '../../features/marking/queue/queue.ts';
import { TypeCards } from '../../features/assignments/list/TypeCards.tsx';

/** AI批改: the work that has been set, the own papers and the bank, and the four ways to set more. */
export function Page(): ReactNode {
  const { subjectId } = useSnapshot(teacher);
  // Scores that an earlier page did not get to send go out here too.
  useEffect(openQueue, []);
  return (
    <Screen
      title="AI批改"
      actions={
        <>
          <CoursePicker />
          <ButtonLink variant="default" to={pathTo('homeworkReport')}>
            作业学情
          </ButtonLink>
          <ButtonLink variant="default" to={pathTo('scans', { tab: 'scan' })}>
            扫描
          </ButtonLink>
          <ButtonLink variant="default" to={pathTo('printRecords')}>
            打印记录
          </ButtonLink>
        </>
      }
    >
      <TypeCards subjectId={subjectId} />
      <AddressTabs
        label="AI批改"
        gap={12}
        keep={['view']}
        tabs={[
          {
            value: 'work',
            label: '作业',
            content: (
              <Card flush>
                <AssignmentList publishing={practiceActions} />
              </Card>
            ),
          },
          {
            value: 'papers',
            label: '试卷',
            content: (
              <Card flush>
                <PaperList />
              </Card>
            ),
          },
          { value: 'bank', label: '题库', content: <BankTab /> },
        ]}
      />
    </Screen>
  );
}
