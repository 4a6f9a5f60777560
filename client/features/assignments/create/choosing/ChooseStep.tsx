import type { ReactNode } from 'react';
import { taskType } from '../../../../../contracts/constants/assignments.ts';
import type { Lesson } from '../lessons.ts';
import { PaperStep } from '../paper/PaperStep.tsx';
import type { Work } from '../use-draft.ts';
import type { Steps } from '../use-steps.ts';
import { CompositionStep } from './CompositionStep.tsx';
import { PracticeStep } from './PracticeStep.tsx';

interface Props {
  work: Work;
  lesson: Lesson;
  steps: Steps;
}

/** What is asked of students, as the type of work has it. */
export function ChooseStep({ work, lesson, steps }: Props): ReactNode {
  if (work.draft.taskType === taskType.composition) return <CompositionStep work={work} lesson={lesson} />;
  if (work.draft.taskType === taskType.errorNote) {
    return <PracticeStep work={work} lesson={lesson} faults={steps.faults} />;
  }
  return <PaperStep work={work} lesson={lesson} steps={steps} />;
}
