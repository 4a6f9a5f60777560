import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { pathTo } from '../../../session/paths.ts';
import { keptPlan, startAgain } from './kept-plan.ts';
import { blankPlan, planOfDraft, withSettings } from './plan.ts';
import { NewExamForm } from './NewExamForm.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useOrigin } from './use-origin.ts';

/** A new exam: as it was left, planned as another was, by a template, or from nothing by the rule of the school. */
export function NewExam(): ReactNode {
  const [address] = useSearchParams();
  const [kept, setKept] = useState(keptPlan);
  const { draft, rule, examId, key, isCopy } = useOrigin(address);
  const begin = async () => {
    if (await startAgain()) setKept(undefined);
  };
  return (
    <Screen
      title="新建考试"
      lead={<BackLink to={pathTo('exams')}>考试</BackLink>}
      note={!isCopy && kept ? '已接着上次没填完的' : undefined}
      actions={
        <>
          {!isCopy && kept && (
            <Button variant="default" c="red.9" onClick={() => void begin()}>
              清空重来
            </Button>
          )}
          <TemplateMenu />
        </>
      }
    >
      {isCopy ? (
        <Loaded answer={draft} what="考试" isPage>
          {(given) => <NewExamForm key={key} initial={planOfDraft(given, examId)} />}
        </Loaded>
      ) : (
        <Loaded answer={rule} what="考试规则" isPage>
          {(given) => <NewExamForm key={kept ? 'kept' : 'blank'} initial={kept ?? withSettings(blankPlan, given)} />}
        </Loaded>
      )}
    </Screen>
  );
}
