import type { ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { ChosenNote } from '../../paper-builder/ChosenNote.tsx';
import { placedIn } from '../../paper-builder/paper-building.ts';
import { ChooseStep } from './choosing/ChooseStep.tsx';
import { DictationPanel } from './choosing/DictationPanel.tsx';
import { Counter } from './Counter.tsx';
import type { Lesson } from './lessons.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { StepFooter } from './StepFooter.tsx';
import type { Work } from './use-draft.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  work: Work;
  lesson: Lesson;
  steps: Steps;
}

/** What is done in a step after the first, with the bar below it. */
export function StepContent({ work, lesson, steps }: Props): ReactNode {
  if (steps.current === 'preview') {
    return (
      <>
        <PreviewStep work={work} lesson={lesson} steps={steps} />
        <StepFooter steps={steps} />
      </>
    );
  }
  if (work.draft.taskType === taskType.dictationPractice) {
    return <DictationPanel work={work} lesson={lesson} steps={steps} />;
  }
  const isPaper = work.draft.taskType === taskType.examProcess;
  return (
    <>
      <ChooseStep work={work} lesson={lesson} steps={steps} />
      <StepFooter steps={steps}>
        <Counter work={work}>
          {isPaper && placedIn(work.draft.sections).length > 0 && <ChosenNote sections={work.draft.sections} />}
        </Counter>
      </StepFooter>
    </>
  );
}
