import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getExamDraft, getExamRule } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import { today } from '../../../api/clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { dayOf } from '../../../components/days.ts';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { pathTo } from '../../../session/paths.ts';
import { useOwnSchool } from '../../roster/own-school.ts';
import { keptPlan, startAgain } from './kept-plan.ts';
import { blankPlan, planOfDraft, withSettings } from './plan.ts';
import { NewExamForm } from './NewExamForm.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';

/** A new exam: as it was left, planned as another was, by a template, or from nothing by the rule of the school. */
export function NewExam(): ReactNode {
  const [address] = useSearchParams();
  const examId = address.get('copyId') ?? '';
  const examTemplateId = address.get('examTemplateId') ?? '';
  const [kept, setKept] = useState(keptPlan);
  const schoolId = useOwnSchool();
  const isCopy = examId !== '' || examTemplateId !== '';
  const source = { ...(examId !== '' && { examId }), ...(examTemplateId !== '' && { examTemplateId }) };
  const draft = useCall(getExamDraft, isCopy ? { ...source, startDate: dayOf(today()) } : null);
  const rule = useCall(getExamRule, isCopy || schoolId === '' ? null : { schoolId });
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
          {(given) => <NewExamForm key={`${examId} ${examTemplateId}`} initial={planOfDraft(given, examId)} />}
        </Loaded>
      ) : (
        <Loaded answer={rule} what="考试规则" isPage>
          {(given) => <NewExamForm key={kept ? 'kept' : 'blank'} initial={kept ?? withSettings(blankPlan, given)} />}
        </Loaded>
      )}
    </Screen>
  );
}
