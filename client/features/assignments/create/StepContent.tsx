import type { ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { ChooseStep } from './choosing/ChooseStep.tsx';
import { DictationPanel } from './choosing/DictationPanel.tsx';
import { ChosenNote } from '../../paper-builder/ChosenNote.tsx';
import { PaperComposer } from '../../paper-builder/composing/PaperComposer.tsx';
import { refusedQuestion } from './refusals.ts';
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
  const { draft } = work;
  if (steps.current === 'preview') {
    return (
      <>
        <PreviewStep work={work} lesson={lesson} steps={steps} />
        <StepFooter steps={steps} />
      </>
    );
  }
  if (steps.current === 'choose' && draft.taskType === taskType.dictationPractice) {
    return <DictationPanel work={work} lesson={lesson} steps={steps} />;
  }
  return (
    <>
      {steps.current === 'compose' ? (
        <PaperComposer paper={work.paper} titleErrors={steps.faults} refused={refusedQuestion(draft.refusal)} />
      ) : (
        <ChooseStep work={work} lesson={lesson} steps={steps} />
      )}
      <StepFooter steps={steps}>
        {draft.taskType !== taskType.errorNote && <ChosenNote sections={draft.sections} />}
      </StepFooter>
    </>
  );
}
