import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { Steps } from '../../../components/page/Steps.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { keeping } from './draft.ts';
import { SetupStep } from './SetupStep.tsx';
import { StepContent } from './StepContent.tsx';
import { StepFooter } from './StepFooter.tsx';
import type { Work } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  work: Work;
  hasTypeChoice: boolean;
  /** Beside the title, where the steps are told. */
  place: HTMLElement | null;
}

/** The steps of setting work, with the one that is on. */
export function WorkSteps({ work, hasTypeChoice, place }: Props): ReactNode {
  const steps = useSteps(work);
  const { all, current, open, goTo } = steps;
  const { isTooLarge } = useSnapshot(keeping);
  const { lesson, draft } = work;
  // The parts of this step scroll by themselves.
  const isFilled =
    lesson !== undefined &&
    ((current === 'choose' && draft.taskType === taskType.examProcess) ||
      (current !== 'setup' && draft.taskType === taskType.errorNote));
  return (
    // As high as the window below the title, so that the bar with the ways on is at its end.
    <Stack {...{ [isFilled ? 'h' : 'mih']: 'calc(100dvh - 152px)' }}>
      {place &&
        createPortal(
          <Steps
            steps={all.map(({ label }) => label)}
            current={all.findIndex(({ key }) => key === current)}
            isOpen={(index) => open.includes(all[index]!.key)}
            onOpen={(index) => goTo(all[index]!.key)}
          />,
          place,
        )}
      {isTooLarge && (
        <Notice tone="warn">题目中的图片较大，浏览器存不下这份草稿：离开可以回来，刷新页面会丢失最近的修改。</Notice>
      )}
      {current === 'setup' || !lesson ? (
        <>
          <SetupStep work={work} faults={steps.faults} hasTypeChoice={hasTypeChoice} />
          <StepFooter steps={steps} />
        </>
      ) : (
        <StepContent work={work} lesson={lesson} steps={steps} />
      )}
    </Stack>
  );
}
