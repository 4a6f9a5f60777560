import type { ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { ChooseTabs } from '../../paper-builder/choosing/ChooseTabs.tsx';
import { CompositionStep } from './choosing/CompositionStep.tsx';
import { DictationPanel } from './choosing/DictationPanel.tsx';
import { PracticeStep } from './choosing/PracticeStep.tsx';
import { ChosenNote } from '../../paper-builder/ChosenNote.tsx';
import { PaperComposer } from '../../paper-builder/composing/PaperComposer.tsx';
import { originNames } from './origin.ts';
import { takePaper } from './paper-actions.ts';
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
        <Choosing work={work} lesson={lesson} steps={steps} />
      )}
      <StepFooter steps={steps}>
        {draft.taskType !== taskType.errorNote && <ChosenNote sections={draft.sections} />}
      </StepFooter>
    </>
  );
}

function Choosing({ work, lesson, steps }: Props): ReactNode {
  if (work.draft.taskType === taskType.composition) return <CompositionStep work={work} lesson={lesson} />;
  if (work.draft.taskType === taskType.errorNote) {
    return <PracticeStep work={work} lesson={lesson} faults={steps.faults} />;
  }
  return (
    <ChooseTabs
      paper={work.paper}
      course={lesson}
      classId={work.draft.classIds[0]}
      keep={originNames}
      onTake={(saved) => takePaper(saved, true)}
    />
  );
}
