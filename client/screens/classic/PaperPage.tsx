import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { ButtonLink } from '../../components/page/links.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { creatingPath } from '../../features/assignments/create/origin.ts';
import { BankTab } from '../../features/assignments/list/BankTab.tsx';
import { PaperList } from '../../features/assignments/list/PaperList.tsx';
import { RecordsLink } from '../../features/printing/records/RecordsLink.tsx';
import { RecordsScreen } from '../../features/printing/records/RecordsScreen.tsx';
import { pathTo } from '../../session/paths.ts';
import { usePurpose } from '../../session/use-purpose.ts';

const papers = (
  <Card flush>
    <PaperList ofGrade />
  </Card>
);

/** 试卷: the own papers of grade and course, the bank that they are made of, and the groups that practise. */
export const Page = (): ReactNode => (usePurpose() === 'printRecords' ? <RecordsScreen /> : <Papers />);

const Papers = (): ReactNode => (
  <AddressTabs
    label="试卷"
    tabs={[
      { value: 'papers', label: '试卷', content: papers },
      { value: 'bank', label: '题库', content: <BankTab /> },
    ]}
  >
    {(tabs, content) => (
      <Screen
        title="试卷"
        aside={tabs}
        actions={
          <>
            <ButtonLink variant="default" to={pathTo('learningGroups')}>
              学习小组
            </ButtonLink>
            <RecordsLink />
            <ButtonLink to={creatingPath({})}>组卷</ButtonLink>
          </>
        }
      >
        {content}
      </Screen>
    )}
  </AddressTabs>
);
